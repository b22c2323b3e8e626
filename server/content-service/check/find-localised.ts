interface Identified {
  id?: number | string | null | undefined;
  documentId?: string | null | undefined;
}

/** What identifies a row in every language; undefined if the service names nothing. */
export const keyOf = ({ documentId, id }: Identified): string | undefined =>
  documentId ?? (id === null || id === undefined ? undefined : String(id));

/**
 * The row of a language with the same id: never the one at the same position, because an invalid row may be missing before it.
 */
export function findLocalised<Row extends Identified>(
  row: Row,
  localised: readonly Row[] | undefined,
): Row | undefined {
  const key = keyOf(row);
  return key === undefined ? undefined : localised?.find((candidate) => keyOf(candidate) === key);
}

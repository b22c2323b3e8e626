import { z } from 'zod';
import { textOrNumber } from '../../../core/content-files/row-values.ts';
import { listPath } from '../../../core/domain/api-paths.ts';
import { languageCodes, type LanguageCode } from '../../../core/domain/languages.ts';
import type { CheckedList, InvalidRow } from '../content-list.ts';
import { ContentFetchError, type ReadList } from '../list-reader.ts';

/** A service may omit a value, or send null. */
export const valueOr = <Schema extends z.ZodType, const Fallback>(
  schema: Schema,
  fallback: Fallback,
) => schema.nullish().transform((value) => value ?? fallback);

export const optionalText = valueOr(textOrNumber, '');

export const optionalDateTime = optionalText.pipe(
  z.union([z.literal('').transform(() => null), z.iso.datetime({ offset: true })]),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens the nesting of Strapi 4: `{ id, attributes: { … } }`, `{ data: [ … ] }`. */
function unwrap(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (isRecord(value['attributes'])) return { id: value['id'], ...value['attributes'] };
  return 'data' in value ? value['data'] : value;
}

/** An array, or one text with commas; relations count by their names (`[{ name }]`, `{ data: [{ attributes: { name } }] }`). */
export const nameList = z
  .preprocess(
    (value) =>
      [unwrap(value) ?? []].flat().map((item) => {
        const entry = unwrap(item);
        return isRecord(entry) ? entry['name'] : entry;
      }),
    z.array(z.string()),
  )
  .transform((names) =>
    names
      .flatMap((name) => name.split(/[,，،、]/))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

const identifier = z.union([z.number(), z.string()]).nullish();
/** Fields that every row may have besides its own. */
const rowIdentity = z.object({
  id: identifier,
  documentId: z.string().nullish(),
  /** Where an editor has set one: before all others, the smallest first. */
  order: z.number().nullish().catch(undefined),
  createdAt: z.string().nullish().catch(undefined),
  /** The same row in other languages, where each language has rows of its own (Strapi 4). */
  localizations: z
    .preprocess(
      (value) => [unwrap(value) ?? []].flat().map(unwrap),
      z.array(z.object({ id: identifier })),
    )
    .catch([]),
});
type Identity = z.output<typeof rowIdentity>;
type IdentifiedRow<Row> = Row & { identity: Identity };

/** The same in every language; undefined if the service names nothing. */
const keyOf = ({ documentId, id }: Identity): string | undefined => documentId ?? id?.toString();

/**
 * By `order`, then by creation: Strapi 5 gives a row a new `id` whenever it is published, so `id` is no order. Rows without
 * either stay where the service has them.
 */
function compareRows(a: Identity, b: Identity): number {
  const byOrder = (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE);
  if (byOrder !== 0 || !a.createdAt || !b.createdAt) return byOrder;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return (a.documentId ?? '') < (b.documentId ?? '') ? -1 : 1;
}

interface CheckedRows<Row> {
  rows: IdentifiedRow<Row>[];
  invalid: InvalidRow[];
}

/** Separates the rows that fit the schema, in their order, from those that do not. */
export function checkRows<Row extends object>(
  raw: readonly unknown[],
  schema: z.ZodType<Row>,
): CheckedRows<Row> {
  const rows: IdentifiedRow<Row>[] = [];
  const invalid: InvalidRow[] = [];
  for (const [index, nested] of raw.entries()) {
    const value = unwrap(nested);
    const row = schema.safeParse(value);
    const identity = rowIdentity.safeParse(value);
    if (row.success && identity.success) rows.push({ ...row.data, identity: identity.data });
    else {
      const [issue] = (row.error ?? identity.error)?.issues ?? [];
      const field = issue?.path.join('.') ?? '';
      invalid.push({ index, field, problem: issue?.message ?? 'malformed' });
    }
  }
  return { rows: rows.toSorted((a, b) => compareRows(a.identity, b.identity)), invalid };
}

/**
 * Reads a list's default rows.
 * @param emptyOn statuses by which a service says that it has no such list
 * @throws {ContentFetchError} if all rows are invalid: they would empty the page
 */
export async function readRows<Row extends object>(
  readList: ReadList,
  name: string,
  schema: z.ZodType<Row>,
  emptyOn: readonly number[] = [],
): Promise<CheckedRows<Row>> {
  const raw = await rowsOrNone(readList(name), emptyOn);
  const checked = checkRows(raw, schema);
  const [first] = checked.invalid;
  if (checked.rows.length > 0 || !first) return checked;
  throw new ContentFetchError(
    `${listPath(name)} returned ${raw.length} rows, all invalid (the first: ${first.field || 'the row'}: ${first.problem})`,
  );
}

export async function rowsOrNone(
  reading: Promise<unknown[]>,
  emptyOn: readonly number[],
): Promise<unknown[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ContentFetchError && emptyOn.includes(error.status ?? 0)) return [];
    throw error;
  }
}

/** A service may not know a language: the default rows are shown then. */
const unknownLocale: readonly number[] = [400, 404];

/**
 * The rows of a language. Strapi 4 has rows of their own in each, without a `documentId`, and names what belongs together only
 * when asked for `localizations`.
 */
async function readLocale<Row extends object>(
  readList: ReadList,
  name: string,
  locale: LanguageCode,
  schema: z.ZodType<Row>,
): Promise<IdentifiedRow<Row>[]> {
  const read = async (params: Record<string, string>) =>
    checkRows(await rowsOrNone(readList(name, { locale, ...params }), unknownLocale), schema).rows;
  const rows = await read({});
  if (rows.some(({ identity }) => identity.documentId || identity.localizations.length > 0))
    return rows;
  const populated = rows.length > 0 ? await read({ populate: 'localizations' }) : [];
  return populated.length > 0 ? populated : rows;
}

/**
 * A list whose items are absent in the languages that they lack. A service that does not have the list has no items.
 * @param itemOf an item of the site: of its row in the first language that it has, and its texts by language
 * @throws {ContentFetchError}
 */
export async function readItems<Row extends object, Text, Item>(
  readList: ReadList,
  name: string,
  schema: z.ZodType<Row>,
  textOf: (row: Row) => Text,
  itemOf: (row: Row, texts: Partial<Record<LanguageCode, Text>>) => Item,
): Promise<CheckedList<Item[]>> {
  const items = new Map<string, { row: Row; texts: Partial<Record<LanguageCode, Text>> }>();
  const invalid: InvalidRow[] = [];
  for (const language of languageCodes) {
    const raw = await rowsOrNone(readList(name, { locale: language }), unknownLocale);
    const checked = checkRows(raw, schema);
    invalid.push(...checked.invalid);
    for (const row of checked.rows) {
      const id = keyOf(row.identity) ?? '';
      const item = items.get(id) ?? { row, texts: {} };
      item.texts[language] = textOf(row);
      items.set(id, item);
    }
  }
  return { value: [...items.values()].map(({ row, texts }) => itemOf(row, texts)), invalid };
}

/** A row in a language: never the one at the same position, because an invalid row may be missing before it. */
function findLocalised<Row>(
  row: IdentifiedRow<Row>,
  candidates: readonly IdentifiedRow<Row>[],
): IdentifiedRow<Row> | undefined {
  const { id, documentId } = row.identity;
  if (documentId) return candidates.find(({ identity }) => identity.documentId === documentId);
  if (id === null || id === undefined) return undefined;
  return (
    candidates.find(({ identity }) =>
      identity.localizations.some((other) => String(other.id) === String(id)),
    ) ?? candidates.find(({ identity }) => String(identity.id) === String(id))
  );
}

/**
 * A list with rows in each language. What a language's row lacks is taken from the default row.
 * @param itemOf an item of the site in a language
 */
export async function readLocalisedList<Row extends object, Item>(
  readList: ReadList,
  name: string,
  schema: z.ZodType<Row>,
  itemOf: (row: Row, localised: Row | undefined, id: string, language: LanguageCode) => Item,
): Promise<CheckedList<Record<LanguageCode, Item[]>> & { rows: IdentifiedRow<Row>[] }> {
  const { rows, invalid } = await readRows(readList, name, schema);
  const notShown: string[] = [];
  const value: Partial<Record<LanguageCode, Item[]>> = {};
  for (const language of languageCodes) {
    const candidates = rows.length > 0 ? await readLocale(readList, name, language, schema) : [];
    const localised = rows.map((row) => findLocalised(row, candidates));
    if (candidates.length > 0 && localised.every((row) => row === undefined))
      notShown.push(
        `the rows in '${language}' match none of the default rows by documentId, localizations or id`,
      );
    value[language] = rows.map((row, index) =>
      itemOf(row, localised[index], keyOf(row.identity) ?? String(index), language),
    );
  }
  return { value: value as Record<LanguageCode, Item[]>, rows, invalid, notShown };
}

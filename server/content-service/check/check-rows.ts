import type { z } from 'zod';
import { ContentFetchError } from '../read/content-fetch-error.ts';

/** A row that the site cannot show. */
export interface InvalidRow {
  /** In the whole list, from 0. */
  index: number;
  /** Empty if the row is not an object. */
  field: string;
  problem: string;
}

export interface CheckedRows<Row> {
  rows: Row[];
  invalid: InvalidRow[];
}

/** Separates the rows that fit the schema from those that do not. */
export function checkRows<Row>(raw: readonly unknown[], schema: z.ZodType<Row>): CheckedRows<Row> {
  const rows: Row[] = [];
  const invalid: InvalidRow[] = [];
  for (const [index, value] of raw.entries()) {
    const result = schema.safeParse(flatten(value));
    if (result.success) rows.push(result.data);
    else {
      const [issue] = result.error.issues;
      invalid.push({
        index,
        field: issue?.path.join('.') ?? '',
        problem: issue?.message ?? 'malformed',
      });
    }
  }
  return { rows, invalid };
}

/**
 * A list of nothing but invalid rows has failed: it would empty the page.
 * @throws {ContentFetchError}
 */
export function checkList<Row>(
  path: string,
  raw: readonly unknown[],
  schema: z.ZodType<Row>,
): CheckedRows<Row> {
  const checked = checkRows(raw, schema);
  const [first] = checked.invalid;
  if (checked.rows.length > 0 || !first) return checked;
  throw new ContentFetchError(
    `${path} returned ${raw.length} rows, all invalid (the first: ${first.field || 'the row'}: ${first.problem})`,
  );
}

/** A row is flat, or nested under `attributes`. */
function flatten(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('attributes' in row)) return row;
  const { attributes } = row;
  return typeof attributes === 'object' && attributes !== null
    ? { id: 'id' in row ? row.id : undefined, ...attributes }
    : row;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { messageOf } from '../contract/error-message.ts';

/** A file in `content/` cannot be used; the message names file, row and field. */
export class ContentFileError extends Error {}

/** Describes for an editor where in a file the path of a schema issue leads. */
export type DescribePath = (issuePath: readonly PropertyKey[], json: unknown) => string;

/** `row 2, field Spread` */
const describeRowAndField: DescribePath = ([row, ...field]) =>
  row === undefined
    ? 'the list'
    : `row ${Number(row) + 1}${field.length > 0 ? `, field ${field.join('.')}` : ''}`;

const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @throws {ContentFileError} if the file is missing, is not JSON, or does not fit the schema */
export async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  describePath: DescribePath = describeRowAndField,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ContentFileError(
      `${file}: ${isMissingFile(error) ? 'there is no such file' : `is not JSON (${messageOf(error)})`}`,
    );
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentFileError(
    `${file}: ${describePath(issue?.path ?? [], json)}: ${issue?.message ?? 'malformed'}`,
  );
}

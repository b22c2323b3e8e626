import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { messageOf } from '../util/error-message.ts';

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

/** What a schema made of the last file that fitted it: each request for a list reads the file, and it has seldom changed. */
const lastChecked = new WeakMap<z.ZodType, { text: string; data: unknown }>();

/** @throws {ContentFileError} if the file is missing, is not JSON, or does not fit the schema */
export async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  describePath: DescribePath = describeRowAndField,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  const known = lastChecked.get(schema);
  let text: string;
  let json: unknown;
  try {
    text = await readFile(file, 'utf8');
    if (text === known?.text) return known.data as z.output<Schema>;
    json = JSON.parse(text);
  } catch (error) {
    throw new ContentFileError(
      `${file}: ${isMissingFile(error) ? 'there is no such file' : `is not JSON (${messageOf(error)})`}`,
    );
  }
  const result = schema.safeParse(json);
  if (result.success) {
    lastChecked.set(schema, { text, data: result.data });
    return result.data;
  }
  const [issue] = result.error.issues;
  throw new ContentFileError(
    `${file}: ${describePath(issue?.path ?? [], json)}: ${issue?.message ?? 'malformed'}`,
  );
}

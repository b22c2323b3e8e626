import type { z } from 'zod';
import { messageOf } from '../util/error-message.ts';

/** A file in `content/` cannot be used; the message names file, row and field. */
export class ContentFileError extends Error {}

/** Names of the items in a file's arrays, by the field that holds the array; '' is the file itself. */
type ItemNames = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** ` (XAGUSD)`: by what an editor finds the item in the file. */
function nameOf(item: unknown): string {
  const { name, symbol, date, documentId } = isRecord(item) ? item : {};
  const found = [item, name, symbol, date, documentId].find((text) => typeof text === 'string');
  return typeof found === 'string' ? ` (${found})` : '';
}

/** `group 3 (Gold and silver), instrument 2 (XAGUSD), field leverage` */
function describePath(path: readonly PropertyKey[], json: unknown, itemNames: ItemNames): string {
  const places: string[] = [];
  let field: string[] = [];
  let value = json;
  for (const key of path) {
    value = isRecord(value) ? value[key] : undefined;
    const itemName = typeof key === 'number' ? itemNames[field.join('.')] : undefined;
    if (itemName === undefined) field.push(String(key));
    else {
      places.push(`${itemName} ${Number(key) + 1}${nameOf(value)}`);
      field = [];
    }
  }
  if (field.length > 0) places.push(`field ${field.join('.')}`);
  return places.join(', ') || 'the list';
}

/**
 * @param file for the message
 * @throws {ContentFileError} if the text is not JSON or does not fit the schema
 */
export function parseContentFile<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  itemNames: ItemNames = { '': 'row' },
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ContentFileError(`${file}: is not JSON (${messageOf(error)})`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentFileError(
    `${file}: ${describePath(issue?.path ?? [], json, itemNames)}: ${issue?.message ?? 'malformed'}`,
  );
}

interface Refinement {
  addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void;
}

/** For a `superRefine`: refuses a value that a file has twice. @param values each with its path */
export function refuseRepeated(
  values: readonly { value: string; path: PropertyKey[] }[],
  context: Refinement,
): void {
  const seen = new Set<string>();
  for (const { value, path } of values) {
    if (seen.has(value))
      context.addIssue({ code: 'custom', path, message: `'${value}' is in the file twice` });
    seen.add(value);
  }
}

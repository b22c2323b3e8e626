import type { z } from 'zod';
import { messageOf } from '../util/error-message.ts';
import { OperatorError } from '../util/operator-error.ts';

/** `row 3 (Gold and silver), instruments, row 2 (XAGUSD), leverage`: with names by which an editor finds a row. */
function describePath(path: readonly PropertyKey[], json: unknown): string {
  let value = json as Record<PropertyKey, unknown> | string | undefined;
  const places = path.map((key) => {
    value = typeof value === 'object' ? (value[key] as typeof value) : undefined;
    if (typeof key !== 'number') return String(key);
    const { name, symbol, date, documentId } = typeof value === 'object' ? value : {};
    const found = [value, name, symbol, date, documentId].find((text) => typeof text === 'string');
    return `row ${key + 1}${typeof found === 'string' ? ` (${found})` : ''}`;
  });
  return places.join(', ') || 'the list';
}

/**
 * @param file for the message
 * @throws {OperatorError} if the text is not JSON or does not fit the schema
 */
export function parseContentFile<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file}: is not JSON (${messageOf(error)})`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(
    `${file}: ${describePath(issue?.path ?? [], json)}: ${issue?.message ?? 'malformed'}`,
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

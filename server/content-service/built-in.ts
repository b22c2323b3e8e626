import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isLanguageCode } from '../../site/facts/languages.ts';
import { accountTypeRow, errorAnswer } from './contract.ts';

/** Answers requests by the contract: a remote service over the network, the built-in one within this process. */
export type ContentService = (request: Request) => Promise<Response>;

/** A file that editors wrote cannot be used; the message names file, row and field. */
export class ContentFileError extends Error {}

const localisedRow = accountTypeRow.omit({ id: true, documentId: true }).partial().strict();
const accountTypesFile = z.array(
  accountTypeRow
    .extend({ documentId: z.string().min(1), localizations: z.object({ zh: localisedRow.optional(), ar: localisedRow.optional() }).strict().optional() })
    .strict(),
);

async function readRows<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ContentFileError(
      `${file}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : `is not JSON (${(error as Error).message})`}`,
    );
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [row, ...field] = issue?.path ?? [];
  const place = row === undefined ? 'the list' : `row ${Number(row) + 1}${field.length > 0 ? `, field ${field.join('.')}` : ''}`;
  throw new ContentFileError(`${file}: ${place}: ${issue?.message ?? 'malformed'}`);
}

/**
 * The content service that serves the files under `content/`. Files are read at each request, so the site sees an edit
 * at its next refresh. @throws {ContentFileError} for a file that does not fit its schema
 */
export function builtInContentService(folder: string): ContentService {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') return errorAnswer(405, 'MethodNotAllowedError', 'Method Not Allowed');
    if (pathname !== '/api/account-types') return errorAnswer(404, 'NotFoundError', 'Not Found');
    const rows = await readRows(folder, 'account-types.json', accountTypesFile);
    const locale = searchParams.get('locale') ?? 'en';
    const answered = rows.flatMap(({ localizations, ...row }, index) => {
      if (locale === 'en') return [{ id: index + 1, ...row, locale }];
      const localised = isLanguageCode(locale) && locale !== 'en' ? localizations?.[locale] : undefined;
      return localised ? [{ id: index + 1, ...row, ...localised, locale }] : [];
    });
    return Response.json({ data: answered, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: answered.length } } });
  };
}

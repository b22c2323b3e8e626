import { otherLocales } from '../../core/content-files/row-values.ts';
import { listPath } from '../../core/domain/api-paths.ts';
import { paginationMeta, parsePagination } from '../../core/domain/content-api.ts';
import {
  accountTypesList,
  fundingMethodsList,
  specsList,
} from '../../core/domain/content-lists.ts';
import { defaultContentLocale, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import type { Settings } from '../settings/settings.ts';
import { readAccountTypes, readFundingMethods, readHolidays, readSpecs } from './content-folder.ts';
import { errorResponse, listEnvelope } from './envelope.ts';
import type { ContentService } from './list-reader.ts';

/** Its requests leave no process. */
export const builtInOrigin = 'http://built-in.invalid';

/** @throws {ContentFileError} if a file that no other service replaces does not fit its schema */
export async function checkBuiltInContent({ folder, service }: Settings['content']): Promise<void> {
  await readHolidays(folder);
  if (service) return;
  await readAccountTypes(folder);
  await readFundingMethods(folder);
  await readSpecs(folder);
}

interface LocalisedRow {
  sample?: true | undefined;
  localizations?: Partial<Record<LanguageCode, object | undefined>> | undefined;
}

/** The rows that a language has; every row is in the default locale. */
const rowsInLocale = (rows: readonly LocalisedRow[], locale: string): object[] =>
  rows.flatMap(({ localizations, sample: _, ...row }, index) => {
    if (locale === defaultContentLocale) return [{ id: index + 1, ...row, locale }];
    const otherLocale = otherLocales.find((code) => code === locale);
    const localised = otherLocale && localizations?.[otherLocale];
    return localised ? [{ id: index + 1, ...row, ...localised, locale }] : [];
  });

async function rowsAt(
  folder: string,
  pathname: string,
  locale: string,
): Promise<object[] | undefined> {
  if (pathname === listPath(accountTypesList))
    return rowsInLocale(await readAccountTypes(folder), locale);
  if (pathname === listPath(fundingMethodsList)) {
    const rows = await readFundingMethods(folder);
    return rows && rowsInLocale(rows, locale);
  }
  const tier = tiers.find((name) => pathname === listPath(specsList(name)));
  return tier
    ? (await readSpecs(folder))[tier].map((row, index) => ({
        id: index + 1,
        documentId: `${tier}-${row.symbol.toLowerCase()}`,
        ...row,
      }))
    : undefined;
}

/**
 * Serves the files under `content/` by the contract of the content service. They are read at each request, so that the next
 * refresh sees an edit. Its promise rejects with a ContentFileError if a file does not fit its schema.
 */
export function createBuiltInContentService(folder: string): ContentService {
  return async (request) => {
    if (request.method !== 'GET')
      return errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed');
    const { pathname, searchParams } = new URL(request.url);
    const rows = await rowsAt(folder, pathname, searchParams.get('locale') ?? defaultContentLocale);
    if (!rows) return errorResponse(404, 'NotFoundError', 'Not Found');
    const parsed = parsePagination(searchParams);
    if (!parsed.ok)
      return errorResponse(parsed.problem.status, parsed.problem.name, parsed.problem.message);
    const { page, pageSize } = parsed.value;
    return Response.json(
      listEnvelope(
        rows.slice((page - 1) * pageSize, page * pageSize),
        paginationMeta(parsed.value, rows.length),
      ),
    );
  };
}

import {
  otherLocales,
  readBuiltInAccountTypes,
} from '../../../core/content-files/built-in-account-types.ts';
import { readBuiltInFundingMethods } from '../../../core/content-files/built-in-funding-methods.ts';
import { readHolidayCalendars } from '../../../core/content-files/built-in-holidays.ts';
import { readBuiltInSpecs } from '../../../core/content-files/built-in-specs.ts';
import { listPath } from '../../../core/domain/api-paths.ts';
import {
  accountTypesList,
  fundingMethodsList,
  specsList,
} from '../../../core/domain/content-lists.ts';
import { defaultContentLocale, type LanguageCode } from '../../../core/domain/languages.ts';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import type { Settings } from '../../settings/settings.ts';
import { errorResponse } from '../envelope.ts';
import type { ContentService } from '../read/list-reader.ts';
import { listResponse } from './pagination.ts';

/** @throws {ContentFileError} if a file that no other service replaces does not fit its schema */
export async function checkBuiltInContent({
  folder,
  service,
  specsService,
}: Settings['content']): Promise<void> {
  await readHolidayCalendars(folder);
  if (!service) await readBuiltInAccountTypes(folder);
  if (!service) await readBuiltInFundingMethods(folder);
  if (!specsService) await readBuiltInSpecs(folder);
}

interface LocalisedRow {
  sample?: true | undefined;
  localizations?: Partial<Record<LanguageCode, object | undefined>> | undefined;
}

/** The rows that a language has; every row is in the default locale. */
function rowsInLocale(rows: readonly LocalisedRow[], locale: string): object[] {
  return rows.flatMap(({ localizations, sample: _, ...row }, index) => {
    if (locale === defaultContentLocale) return [{ id: index + 1, ...row, locale }];
    const otherLocale = otherLocales.find((code) => code === locale);
    const localised = otherLocale && localizations?.[otherLocale];
    return localised ? [{ id: index + 1, ...row, ...localised, locale }] : [];
  });
}

async function accountSpecs(folder: string, tier: Tier): Promise<object[]> {
  const rows = (await readBuiltInSpecs(folder))[tier];
  return rows.map((row, index) => ({
    id: index + 1,
    documentId: `${tier}-${row.symbol.toLowerCase()}`,
    ...row,
  }));
}

/**
 * Serves the files under `content/`. They are read at each request, so that the next refresh sees an edit. Its promise
 * rejects with a ContentFileError if a file does not fit its schema.
 */
export function createBuiltInContentService(folder: string): ContentService {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET')
      return errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed');
    const locale = searchParams.get('locale') ?? defaultContentLocale;
    if (pathname === listPath(accountTypesList))
      return listResponse(
        rowsInLocale(await readBuiltInAccountTypes(folder), locale),
        searchParams,
      );
    const fundingMethods =
      pathname === listPath(fundingMethodsList)
        ? await readBuiltInFundingMethods(folder)
        : undefined;
    if (fundingMethods) return listResponse(rowsInLocale(fundingMethods, locale), searchParams);
    const tier = tiers.find((name) => pathname === listPath(specsList(name)));
    if (tier) return listResponse(await accountSpecs(folder, tier), searchParams);
    return errorResponse(404, 'NotFoundError', 'Not Found');
  };
}

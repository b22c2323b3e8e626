import { z } from 'zod';
import { accountTypesList, specsList } from '../../../contract/content-lists.ts';
import { accountTypeSpelling } from '../../../contract/account-type.ts';
import { tiers, type Tier } from '../../../contract/tiers.ts';
import {
  isLanguageCode,
  languageCodes,
  type LanguageCode,
  defaultContentLocale,
} from '../../../contract/languages.ts';
import { mapKeys } from '../../../contract/map-keys.ts';
import { readBuiltInSpecs } from './built-in-specs.ts';
import { readContentFile } from './content-file.ts';
import { requiredText } from '../check/row-schemas.ts';
import { errorResponse } from '../envelope.ts';
import { listResponse } from './pagination.ts';

/** Responds by the content contract: a remote service over the network, the built-in one in this process. */
export type ContentService = (request: Request) => Promise<Response>;

/** Unlike those of a remote service, rows of our own files have every field. */
const fields = mapKeys(Object.values(accountTypeSpelling), () => requiredText);
const localisedRow = z.object(fields).partial().strict();
const accountTypesFile = z.array(
  z
    .object({
      documentId: z.string().min(1),
      ...fields,
      /** The row itself is in the default locale. */
      localizations: z
        .object(
          Object.fromEntries(
            languageCodes
              .filter((code) => code !== defaultContentLocale)
              .map((code) => [code, localisedRow.optional()]),
          ) as Partial<Record<LanguageCode, z.ZodOptional<typeof localisedRow>>>,
        )
        .strict()
        .optional(),
    })
    .strict(),
);

const readAccountTypes = (folder: string) =>
  readContentFile(folder, 'account-types.json', accountTypesFile);

/** @throws {ContentFileError} if a file that is used does not fit its schema */
export async function checkBuiltInContent(
  folder: string,
  used: { accountTypes: boolean; specs: boolean },
): Promise<void> {
  if (used.accountTypes) await readAccountTypes(folder);
  if (used.specs) await readBuiltInSpecs(folder);
}

async function accountTypes(folder: string, locale: string): Promise<object[]> {
  const rows = await readAccountTypes(folder);
  return rows.flatMap(({ localizations, ...row }, index) => {
    if (locale === defaultContentLocale) return [{ id: index + 1, ...row, locale }];
    const localised = isLanguageCode(locale) ? localizations?.[locale] : undefined;
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
    if (pathname === `/api/${accountTypesList}`)
      return listResponse(
        await accountTypes(folder, searchParams.get('locale') ?? defaultContentLocale),
        searchParams,
      );
    const tier = tiers.find((name) => pathname === `/api/${specsList(name)}`);
    if (tier) return listResponse(await accountSpecs(folder, tier), searchParams);
    return errorResponse(404, 'NotFoundError', 'Not Found');
  };
}

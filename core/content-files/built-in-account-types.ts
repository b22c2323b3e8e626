import { z } from 'zod';
import { accountTypeFigureSpelling, accountTypeSpelling } from '../domain/account-type.ts';
import { defaultContentLocale, languageCodes } from '../domain/languages.ts';
import { mapKeys } from '../util/map-keys.ts';
import { readContentFile } from './content-file.ts';
import { requiredText, textOrNumber } from './text.ts';

/** Unlike those of a remote service, rows of our own files have every field. */
const fields = mapKeys(Object.values(accountTypeSpelling), () => requiredText);
/** A row itself is in the default locale. */
export const otherLocales = languageCodes.filter((code) => code !== defaultContentLocale);
const localisedRow = z.object(fields).partial().strict();
const accountTypesFile = z.array(
  z
    .object({
      documentId: z.string().min(1),
      ...fields,
      ...mapKeys(Object.values(accountTypeFigureSpelling), () => textOrNumber.optional()),
      /** Invented for the demonstration: the launch check lists it. */
      sample: z.literal(true).optional(),
      localizations: z
        .object(mapKeys(otherLocales, () => localisedRow.optional()))
        .strict()
        .optional(),
    })
    .strict(),
);

/** @throws {ContentFileError} if `account-types.json` does not fit its schema */
export const readBuiltInAccountTypes = (folder: string) =>
  readContentFile(folder, 'account-types.json', accountTypesFile);

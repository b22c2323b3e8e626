import { z } from 'zod';
import {
  accountNumberSpelling,
  commissionProductsField,
  typicalSpreadsField,
} from '../domain/account-type.ts';
import { classSpelling } from '../domain/instrument-spec.ts';
import { defaultContentLocale, languageCodes } from '../domain/languages.ts';
import { mapKeys } from '../util/map-keys.ts';

/** Numbers are accepted too: the site shows text. */
export const textOrNumber = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim());

export const requiredText = textOrNumber.refine((value) => value !== '', 'must not be empty');

/** A row of a file is in the default locale, with what other languages say otherwise beside it. */
export const otherLocales = languageCodes.filter((code) => code !== defaultContentLocale);
export const localizationsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .object(mapKeys(otherLocales, () => row.optional()))
    .strict()
    .optional();

/** Invented for the demonstration: the launch check lists it. */
export const sample = z.literal(true).optional();

/** The figures of an account type, as files and services spell them. */
export const accountFigureSchemas = {
  ...mapKeys(Object.values(accountNumberSpelling), () => z.number().min(0)),
  [commissionProductsField]: z.array(z.enum(Object.values(classSpelling))),
  [typicalSpreadsField]: z.array(
    z.object({
      symbol: z.string().min(1),
      spread: z.number().min(0),
      asianSpread: z.number().min(0).nullish(),
    }),
  ),
};

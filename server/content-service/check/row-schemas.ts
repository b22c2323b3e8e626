import { z } from 'zod';
import { requiredText, textOrNumber } from '../../../core/content-files/text.ts';
import {
  accountTypeFigureSpelling,
  accountTypeSpelling,
} from '../../../core/domain/account-type.ts';
import { fundingDirections, fundingMethodTexts } from '../../../core/domain/funding-method.ts';
import { mapColumns, type SpecRow } from '../../../core/domain/instrument-spec.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';
import { canonicalTimeZone } from '../../../core/util/time-zone.ts';

/** A service may omit a value, or send null. */
const optionalText = textOrNumber.nullish().transform((value) => value ?? '');

/**
 * For what the site shows or computes with only where it understands it: a value of another shape becomes its JSON, which it
 * does not understand, and costs no row.
 */
const inAnyShape = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([schema, z.unknown().transform((value) => JSON.stringify(value))]);

/** A service may write a list as one text or as an array. */
const optionalList = inAnyShape(
  z
    .union([textOrNumber, z.array(textOrNumber)])
    .nullish()
    .transform((value) => [value ?? []].flat().join(', ')),
);

/** One account type in the spelling of the content service. */
export const accountTypeRow = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  documentId: z.string().nullish(),
  ...mapKeys(Object.values(accountTypeSpelling), (spelling) =>
    spelling === accountTypeSpelling.title ? requiredText : optionalText,
  ),
  ...mapKeys(Object.values(accountTypeFigureSpelling), () => optionalList),
});

export type AccountTypeRow = z.output<typeof accountTypeRow>;

/** An array, or one text. */
const textList = z.union([z.array(z.string()), z.string()]).nullish();

const withoutBlanks = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/** One way to pay in or out, in one language. */
export const fundingMethodRow = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  documentId: z.string().nullish(),
  ...mapKeys(fundingMethodTexts, (text) => (text === 'name' ? requiredText : optionalText)),
  /** A text names several with commas. */
  currencies: textList.transform((value) =>
    withoutBlanks([value ?? []].flat().flatMap((text) => text.split(/[,，،、]/))),
  ),
  direction: z
    .enum(fundingDirections)
    .nullish()
    .transform((value) => value ?? 'both'),
});

export type FundingMethodRow = z.output<typeof fundingMethodRow>;

/** One specification, without the fields that the site does not show. */
export const specRow: z.ZodType<SpecRow> = z.object({
  ...mapColumns(({ kind }) => (kind === 'symbol' ? requiredText : optionalText)),
  /** In one spelling, because calendars and cities are found by it; an unknown one is shown as it is. */
  timeZone: inAnyShape(optionalText).transform((name) => canonicalTimeZone(name) ?? name),
  products: textList.transform((value) => withoutBlanks([value ?? []].flat())),
});

const optionalDateTime = optionalText.pipe(
  z.union([z.literal(''), z.iso.datetime({ offset: true })]),
);

/** The site notice in one language. */
export const siteNoticeRow = z.object({
  text: requiredText,
  from: optionalDateTime,
  until: optionalDateTime,
});

export type SiteNoticeRow = z.output<typeof siteNoticeRow>;

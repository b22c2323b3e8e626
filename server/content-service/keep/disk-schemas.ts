import { z } from 'zod';
import {
  accountTypeFigures,
  mapAccountTypeFields,
  type AccountType,
} from '../../../core/domain/account-type.ts';
import {
  fundingDirections,
  fundingMethodTexts,
  type FundingMethod,
} from '../../../core/domain/funding-method.ts';
import { mapColumns, type SpecRow } from '../../../core/domain/instrument-spec.ts';
import { mapLanguages, type LanguageCode } from '../../../core/domain/languages.ts';
import type { ScheduledNotice } from '../../../core/domain/site-notice.ts';
import { tiers } from '../../../core/domain/tiers.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';

/** Schemas of the copies on disk, which an earlier version of the program may have written. */

const inEveryLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(mapLanguages(() => schema));

export const accountTypesOnDisk: z.ZodType<Record<LanguageCode, readonly AccountType[]>> =
  inEveryLanguage(
    z.array(
      z
        .object({
          id: z.string(),
          tier: z.enum(tiers).optional(),
          /** The tier, as earlier versions stored it. */
          style: z.enum([...tiers, 'plain']).optional(),
          /** Earlier versions stored none. */
          figures: z
            .object(mapKeys(accountTypeFigures, () => z.string()))
            .default(mapKeys(accountTypeFigures, () => '')),
          ...mapAccountTypeFields(() => z.string()),
        })
        // Changes are found by comparing JSON: the keys are in the order of a row that was just read.
        .transform(({ id, tier, style, figures, ...fields }) => ({
          id,
          tier: tier ?? (style === 'plain' ? undefined : style),
          figures,
          ...fields,
        })),
    ),
  );

export const fundingMethodsOnDisk: z.ZodType<Record<LanguageCode, readonly FundingMethod[]>> =
  inEveryLanguage(
    z.array(
      z.object({
        id: z.string(),
        ...mapKeys(fundingMethodTexts, () => z.string()),
        currencies: z.array(z.string()),
        direction: z.enum(fundingDirections),
      }),
    ),
  );

export const specsOnDisk: z.ZodType<readonly SpecRow[]> = z.array(
  z.object({
    ...mapColumns(({ kind }) => (kind === 'symbol' ? z.string().min(1) : z.string())),
    /** Earlier versions did not store it. */
    timeZone: z.string().default(''),
    products: z.array(z.string()),
  }),
);

export const siteNoticeOnDisk: z.ZodType<ScheduledNotice | null> = z
  .object({
    text: inEveryLanguage(z.string()),
    from: z.string().nullable(),
    until: z.string().nullable(),
  })
  .nullable();

import { z } from 'zod';
import { mapAccountTypeFields } from '../../../contract/account-type.ts';
import { mapColumns, type SpecRow } from '../../../contract/instrument-spec.ts';
import { tiers } from '../../../contract/tiers.ts';
import { mapLanguages } from '../../../contract/languages.ts';
import type { ScheduledNotice } from '../../../contract/site-notice.ts';

/** Schemas of the copies on disk, which an earlier version of the program may have written. */

const inEveryLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(mapLanguages(() => schema));

export const accountTypesOnDisk = inEveryLanguage(
  z.array(
    z.object({
      id: z.string(),
      style: z.enum([...tiers, 'plain']),
      ...mapAccountTypeFields(() => z.string()),
    }),
  ),
);

export const specsOnDisk: z.ZodType<readonly SpecRow[]> = z.array(
  z.object({
    ...mapColumns(({ kind }) => (kind === 'symbol' ? z.string().min(1) : z.string())),
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

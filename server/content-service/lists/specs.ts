import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { specsList } from '../../../core/domain/content-lists.ts';
import { mapColumns, type SpecRow } from '../../../core/domain/instrument-spec.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { canonicalTimeZone } from '../../../core/util/time-zone.ts';
import type { ContentList } from '../content-list.ts';
import { nameList, optionalText, readRows } from './rows.ts';

/** One specification, without the fields that the site does not show. */
const specRow: z.ZodType<SpecRow> = z.object({
  ...mapColumns(({ kind }) => (kind === 'symbol' ? requiredText : optionalText)),
  /**
   * In one spelling, because calendars and cities are found by it. An unknown zone is shown as it is, a value of another shape as
   * its JSON: neither costs the row.
   */
  timeZone: z
    .union([optionalText, z.unknown().transform((value) => JSON.stringify(value))])
    .transform((name) => canonicalTimeZone(name) ?? name),
  products: nameList,
});

export const accountSpecs = (tier: Tier): ContentList<readonly SpecRow[]> => ({
  name: specsList(tier),
  async read(readList) {
    const { rows, invalid } = await readRows(readList, specsList(tier), specRow);
    return { value: rows.map(({ identity: _, ...row }) => row), invalid };
  },
  failureMessage: 'Failed to fetch data',
});

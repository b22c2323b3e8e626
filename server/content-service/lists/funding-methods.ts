import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { fundingMethodsList } from '../../../core/domain/content-lists.ts';
import {
  fundingDirections,
  fundingMethodTexts,
  type FundingMethod,
} from '../../../core/domain/funding-method.ts';
import type { LanguageCode } from '../../../core/domain/languages.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';
import type { ContentList } from '../content-list.ts';
import { ContentFetchError, type ReadList } from '../list-reader.ts';
import { nameList, optionalText, readLocalisedList, valueOr } from './rows.ts';

const fundingMethodRow = z.object({
  ...mapKeys(fundingMethodTexts, (text) => (text === 'name' ? requiredText : optionalText)),
  currencies: nameList,
  direction: valueOr(z.enum(fundingDirections), 'both'),
  withdrawalDays: z.int().min(0).nullish().catch(undefined),
});
type FundingMethodRow = z.output<typeof fundingMethodRow>;

/** Currencies, direction and days are the same in every language. */
const fundingMethodOf = (
  row: FundingMethodRow,
  localised: FundingMethodRow | undefined,
  id: string,
): FundingMethod => ({
  id,
  ...mapKeys(fundingMethodTexts, (text) => localised?.[text] || row[text]),
  currencies: row.currencies,
  direction: row.direction,
  withdrawalDays: row.withdrawalDays ?? undefined,
});

/** The funding methods, which pages show; no browser asks for the list. */
export const fundingMethods: ContentList<Record<LanguageCode, readonly FundingMethod[]>> = {
  name: fundingMethodsList,
  async read(readList) {
    const { rows: _, ...list } = await readLocalisedList(
      readList,
      fundingMethodsList,
      fundingMethodRow,
      fundingMethodOf,
    );
    return list;
  },
};

/** A service need not have funding methods: one that answers 404 leaves them to the files. */
export const fundingMethodsOrFiles = (files: ReadList): typeof fundingMethods => ({
  ...fundingMethods,
  read: (readList) =>
    fundingMethods.read(readList).catch((error: unknown) => {
      if (error instanceof ContentFetchError && error.status === 404)
        return fundingMethods.read(files);
      throw error;
    }),
});

import { fundingMethodTexts, type FundingMethod } from '../../../core/domain/funding-method.ts';
import { mapLanguages, type LanguageCode } from '../../../core/domain/languages.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';
import { findLocalised, keyOf } from './find-localised.ts';
import type { FundingMethodRow } from './row-schemas.ts';

/**
 * The funding methods of every language. A text that a language's row lacks is taken from the default row with the same id;
 * currencies and direction always are, as they are the same in every language.
 */
export function localiseFundingMethods(
  rows: readonly FundingMethodRow[],
  localised: Partial<Record<LanguageCode, readonly FundingMethodRow[]>>,
): Record<LanguageCode, FundingMethod[]> {
  const inLanguage = (language: LanguageCode): FundingMethod[] =>
    rows.map((row, index) => {
      const localisedRow = findLocalised(row, localised[language]);
      return {
        id: keyOf(row) ?? String(index),
        ...mapKeys(fundingMethodTexts, (text) => localisedRow?.[text] || row[text]),
        currencies: row.currencies,
        direction: row.direction,
      };
    });
  return mapLanguages(inLanguage);
}

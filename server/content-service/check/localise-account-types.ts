import {
  accountTypeFigures,
  accountTypeFigureSpelling,
  mapAccountTypeFields,
  type AccountType,
} from '../../../core/domain/account-type.ts';
import { mapLanguages, type LanguageCode } from '../../../core/domain/languages.ts';
import { tiers } from '../../../core/domain/tiers.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';
import { findLocalised, keyOf } from './find-localised.ts';
import type { AccountTypeRow } from './row-schemas.ts';

/**
 * The account types of every language. A value that a language's row lacks is taken from the default row with the same id: never from the
 * one at the same position, because an invalid row may be missing before it.
 */
export function localiseAccountTypes(
  rows: readonly AccountTypeRow[],
  localised: Partial<Record<LanguageCode, readonly AccountTypeRow[]>>,
): Record<LanguageCode, AccountType[]> {
  const inLanguage = (language: LanguageCode): AccountType[] =>
    rows.map((row, index) => {
      const localisedRow = findLocalised(row, localised[language]);
      const firstWord = row.Title.split(/\s+/)[0]?.toLowerCase() ?? '';
      return {
        id: keyOf(row) ?? String(index),
        tier: tiers.find((tier) => tier === firstWord),
        figures: mapKeys(accountTypeFigures, (name) => row[accountTypeFigureSpelling[name]]),
        ...mapAccountTypeFields((_, spelling) => localisedRow?.[spelling] || row[spelling]),
      };
    });
  return mapLanguages(inLanguage);
}

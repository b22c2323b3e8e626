import { mapAccountTypeFields, type AccountType } from '../../../contract/account-type.ts';
import { tiers } from '../../../contract/instrument-spec.ts';
import { mapLanguages, type LanguageCode } from '../../../contract/languages.ts';
import type { AccountTypeRow } from './row-schemas.ts';

const idOf = (row: AccountTypeRow, index: number): string =>
  row.documentId ?? String(row.id ?? index);

/** The account types of every language. A value that a language's row lacks is taken from the default row of the same id. */
export function localiseAccountTypes(
  rows: readonly AccountTypeRow[],
  localised: Partial<Record<LanguageCode, readonly AccountTypeRow[]>>,
): Record<LanguageCode, AccountType[]> {
  const inLanguage = (language: LanguageCode): AccountType[] =>
    rows.map((row, index) => {
      const id = idOf(row, index);
      const localisedRow = localised[language]?.find((candidate, i) => idOf(candidate, i) === id);
      const firstWord = row.Title.split(/\s+/)[0]?.toLowerCase() ?? '';
      return {
        id,
        style: tiers.find((tier) => tier === firstWord) ?? 'plain',
        ...mapAccountTypeFields((_, spelling) => localisedRow?.[spelling] || row[spelling]),
      };
    });
  return mapLanguages(inLanguage);
}

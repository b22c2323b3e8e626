import type { AccountType, SpecRow, Tier } from '../../site/content.ts';
import { languageCodes, type LanguageCode } from '../../site/facts/languages.ts';
import { accountTypeRow, readRows, specRow, toAccountTypes, type AccountTypeRow, type BadRow } from './contract.ts';
import type { ReadList } from './list-reader.ts';
import { ContentFetchError } from './read-json.ts';

/** A whole list, without the rows that cannot be shown. */
export interface ListAnswer<Value> {
  value: Value;
  bad: BadRow[];
}

export interface ContentClient {
  /** @throws when the service does not give the whole list, or nothing in it can be shown */
  getAccountTypes(): Promise<ListAnswer<Record<LanguageCode, readonly AccountType[]>>>;
  /** @throws likewise */
  getSpecs(tier: Tier): Promise<ListAnswer<readonly SpecRow[]>>;
}

const accountTypesPath = '/api/account-types';

/** Rows of another shape altogether are no list of ours: what is shown shall stay. */
function refuseAllBad(path: string, { rows, bad }: { rows: readonly unknown[]; bad: readonly BadRow[] }): void {
  const [first] = bad;
  if (rows.length > 0 || !first) return;
  throw new ContentFetchError(`${path} gave ${bad.length} rows and none can be shown (the first: ${first.field || 'the row'}: ${first.reason})`);
}

/** @param readSpecsList reads from the specifications' own service, where there is one */
export function createContentClient(readList: ReadList, readSpecsList: ReadList = readList): ContentClient {
  /** A service without this language answers an empty list, or refuses the parameter: the default rows stand. */
  async function getLocalised(locale: LanguageCode): Promise<AccountTypeRow[]> {
    try {
      return readRows(await readList(accountTypesPath, { locale }), accountTypeRow).rows;
    } catch (error) {
      if (error instanceof ContentFetchError && (error.status === 400 || error.status === 404)) return [];
      throw error;
    }
  }

  return {
    async getAccountTypes() {
      const answer = readRows(await readList(accountTypesPath), accountTypeRow);
      refuseAllBad(accountTypesPath, answer);
      const localised: Partial<Record<LanguageCode, AccountTypeRow[]>> = {};
      for (const locale of languageCodes) localised[locale] = await getLocalised(locale);
      return { value: toAccountTypes(answer.rows, localised), bad: answer.bad };
    },
    async getSpecs(tier) {
      const path = `/api/${tier}-account-specs`;
      const answer = readRows(await readSpecsList(path), specRow);
      refuseAllBad(path, answer);
      return { value: answer.rows, bad: answer.bad };
    },
  };
}

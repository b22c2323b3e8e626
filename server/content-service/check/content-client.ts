import type { z } from 'zod';
import type { SiteNotice } from '../../../contract/site-notice.ts';
import type { AccountType } from '../../../contract/account-type.ts';
import type { SpecRow, Tier } from '../../../contract/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../../contract/languages.ts';
import {
  accountTypeRow,
  readRows,
  siteNoticeRow,
  specRow,
  toAccountTypes,
  type AccountTypeRow,
  type BadRow,
} from './rows.ts';
import type { ReadList } from '../read/list-reader.ts';
import { ContentFetchError } from '../read/read-json.ts';

/** A whole list, without the rows that cannot be shown. */
export interface CheckedList<Value> {
  value: Value;
  bad: BadRow[];
}

export interface ContentClient {
  /** @throws when the service does not give the whole list, or nothing in it can be shown */
  getAccountTypes(): Promise<CheckedList<Record<LanguageCode, readonly AccountType[]>>>;
  /** @throws likewise */
  getSpecs(tier: Tier): Promise<CheckedList<readonly SpecRow[]>>;
  /** Null: the service has none, or no such thing at all. @throws likewise */
  getSiteNotice(): Promise<CheckedList<SiteNotice | null>>;
}

const accountTypesPath = '/api/account-types';
const siteNoticePath = '/api/site-notice';

/** Rows of another shape altogether are no list of ours: what is shown shall stay. */
function refuseAllBad(
  path: string,
  { rows, bad }: { rows: readonly unknown[]; bad: readonly BadRow[] },
): void {
  const [first] = bad;
  if (rows.length > 0 || !first) return;
  throw new ContentFetchError(
    `${path} gave ${bad.length} rows and none can be shown (the first: ${first.field || 'the row'}: ${first.reason})`,
  );
}

/** @param readSpecsList reads from the specifications' own service, where there is one */
export function createContentClient(
  readList: ReadList,
  readSpecsList: ReadList = readList,
): ContentClient {
  /** A service without this language answers an empty list, or refuses the parameter: the default rows stand. */
  async function getLocalised(locale: LanguageCode): Promise<AccountTypeRow[]> {
    try {
      return readRows(await readList(accountTypesPath, { locale }), accountTypeRow).rows;
    } catch (error) {
      if (error instanceof ContentFetchError && (error.status === 400 || error.status === 404))
        return [];
      throw error;
    }
  }

  /** Most services have none, and say so by 404. */
  async function getNotice(
    locale?: LanguageCode,
  ): Promise<ReturnType<typeof readRows<z.output<typeof siteNoticeRow>>>> {
    try {
      return readRows(
        await readList(siteNoticePath, locale ? { locale } : {}, 'single'),
        siteNoticeRow,
      );
    } catch (error) {
      if (
        error instanceof ContentFetchError &&
        (error.status === 404 || (locale && error.status === 400))
      )
        return { rows: [], bad: [] };
      throw error;
    }
  }

  return {
    async getAccountTypes() {
      const checked = readRows(await readList(accountTypesPath), accountTypeRow);
      refuseAllBad(accountTypesPath, checked);
      const localised: Partial<Record<LanguageCode, AccountTypeRow[]>> = {};
      for (const locale of languageCodes) localised[locale] = await getLocalised(locale);
      return { value: toAccountTypes(checked.rows, localised), bad: checked.bad };
    },
    async getSpecs(tier) {
      const path = `/api/${tier}-account-specs`;
      const checked = readRows(await readSpecsList(path), specRow);
      refuseAllBad(path, checked);
      return { value: checked.rows, bad: checked.bad };
    },
    async getSiteNotice() {
      const checked = await getNotice();
      refuseAllBad(siteNoticePath, checked);
      const [notice] = checked.rows;
      if (!notice) return { value: null, bad: [] };
      const text: Partial<SiteNotice['text']> = {};
      for (const locale of languageCodes)
        text[locale] = (await getNotice(locale)).rows[0]?.text ?? notice.text;
      return {
        value: {
          text: text as SiteNotice['text'],
          from: notice.from || null,
          until: notice.until || null,
        },
        bad: checked.bad,
      };
    },
  };
}

import type { z } from 'zod';
import type { SiteNotice } from '../../../contract/site-notice.ts';
import type { AccountType } from '../../../contract/account-type.ts';
import type { SpecRow, Tier } from '../../../contract/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../../contract/languages.ts';
import {
  accountTypeRow,
  checkRows,
  siteNoticeRow,
  specRow,
  localiseAccountTypes,
  type AccountTypeRow,
  type InvalidRow,
} from './rows.ts';
import type { ReadList } from '../read/list-reader.ts';
import { ContentFetchError } from '../read/read-json.ts';

/** A whole list, without the rows that cannot be shown. */
export interface CheckedList<Value> {
  value: Value;
  invalid: InvalidRow[];
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
function refuseAllInvalid(
  path: string,
  { rows, invalid }: { rows: readonly unknown[]; invalid: readonly InvalidRow[] },
): void {
  const [first] = invalid;
  if (rows.length > 0 || !first) return;
  throw new ContentFetchError(
    `${path} gave ${invalid.length} rows and none can be shown (the first: ${first.field || 'the row'}: ${first.reason})`,
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
      return checkRows(await readList(accountTypesPath, { locale }), accountTypeRow).rows;
    } catch (error) {
      if (error instanceof ContentFetchError && (error.status === 400 || error.status === 404))
        return [];
      throw error;
    }
  }

  /** Most services have none, and say so by 404. */
  async function getNotice(
    locale?: LanguageCode,
  ): Promise<ReturnType<typeof checkRows<z.output<typeof siteNoticeRow>>>> {
    try {
      return checkRows(
        await readList(siteNoticePath, locale ? { locale } : {}, 'single'),
        siteNoticeRow,
      );
    } catch (error) {
      if (
        error instanceof ContentFetchError &&
        (error.status === 404 || (locale && error.status === 400))
      )
        return { rows: [], invalid: [] };
      throw error;
    }
  }

  return {
    async getAccountTypes() {
      const checked = checkRows(await readList(accountTypesPath), accountTypeRow);
      refuseAllInvalid(accountTypesPath, checked);
      const localised: Partial<Record<LanguageCode, AccountTypeRow[]>> = {};
      for (const locale of languageCodes) localised[locale] = await getLocalised(locale);
      return { value: localiseAccountTypes(checked.rows, localised), invalid: checked.invalid };
    },
    async getSpecs(tier) {
      const path = `/api/${tier}-account-specs`;
      const checked = checkRows(await readSpecsList(path), specRow);
      refuseAllInvalid(path, checked);
      return { value: checked.rows, invalid: checked.invalid };
    },
    async getSiteNotice() {
      const checked = await getNotice();
      refuseAllInvalid(siteNoticePath, checked);
      const [notice] = checked.rows;
      if (!notice) return { value: null, invalid: [] };
      const text: Partial<SiteNotice['text']> = {};
      for (const locale of languageCodes)
        text[locale] = (await getNotice(locale)).rows[0]?.text ?? notice.text;
      return {
        value: {
          text: text as SiteNotice['text'],
          from: notice.from || null,
          until: notice.until || null,
        },
        invalid: checked.invalid,
      };
    },
  };
}

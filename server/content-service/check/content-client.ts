import type { AccountType } from '../../../core/domain/account-type.ts';
import { listPath } from '../../../core/domain/api-paths.ts';
import {
  accountTypesList,
  fundingMethodsList,
  siteNoticeList,
  specsList,
} from '../../../core/domain/content-lists.ts';
import type { FundingMethod } from '../../../core/domain/funding-method.ts';
import type { SpecRow } from '../../../core/domain/instrument-spec.ts';
import { languageCodes, mapLanguages, type LanguageCode } from '../../../core/domain/languages.ts';
import type { ScheduledNotice } from '../../../core/domain/site-notice.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { ContentFetchError } from '../read/content-fetch-error.ts';
import type { ReadList } from '../read/list-reader.ts';
import { checkList, checkRows, type InvalidRow } from './check-rows.ts';
import { localiseAccountTypes } from './localise-account-types.ts';
import { localiseFundingMethods } from './localise-funding-methods.ts';
import {
  accountTypeRow,
  fundingMethodRow,
  siteNoticeRow,
  specRow,
  type AccountTypeRow,
  type FundingMethodRow,
  type SiteNoticeRow,
} from './row-schemas.ts';

/** A whole list, without its invalid rows. */
export interface CheckedList<Value> {
  value: Value;
  invalid: InvalidRow[];
}

/** Reads and checks one list each. @throws {ContentFetchError} if the list is not complete, or all of its rows are invalid */
export interface ContentClient {
  getAccountTypes(): Promise<CheckedList<Record<LanguageCode, readonly AccountType[]>>>;
  /** Empty lists: the service does not have funding methods. */
  getFundingMethods(): Promise<CheckedList<Record<LanguageCode, readonly FundingMethod[]>>>;
  getSpecs(tier: Tier): Promise<CheckedList<readonly SpecRow[]>>;
  /** Null: there is no notice now, or the service does not have notices. */
  getSiteNotice(): Promise<CheckedList<ScheduledNotice | null>>;
}

const accountTypesPath = listPath(accountTypesList);
const fundingMethodsPath = listPath(fundingMethodsList);
const siteNoticePath = listPath(siteNoticeList);

/** @param readSpecsList reads from the service of the specifications, if that is a different one */
export function createContentClient(
  readList: ReadList,
  readSpecsList: ReadList = readList,
): ContentClient {
  /** A service may not know the language: the default rows are shown then. */
  async function getLocalisedRows(locale: LanguageCode): Promise<AccountTypeRow[]> {
    const raw = await emptyOn([400, 404], readList(accountTypesPath, { locale }));
    return checkRows(raw, accountTypeRow).rows;
  }

  async function getLocalisedMethods(locale: LanguageCode): Promise<FundingMethodRow[]> {
    const raw = await emptyOn([400, 404], readList(fundingMethodsPath, { locale }));
    return checkRows(raw, fundingMethodRow).rows;
  }

  async function getLocalisedNotice(locale: LanguageCode): Promise<SiteNoticeRow | undefined> {
    const raw = await emptyOn([400, 404], readList(siteNoticePath, { locale }, 'single'));
    return checkRows(raw, siteNoticeRow).rows[0];
  }

  return {
    async getAccountTypes() {
      const raw = await readList(accountTypesPath);
      const { rows, invalid } = checkList(accountTypesPath, raw, accountTypeRow);
      const localised: Partial<Record<LanguageCode, AccountTypeRow[]>> = {};
      for (const locale of languageCodes) localised[locale] = await getLocalisedRows(locale);
      return { value: localiseAccountTypes(rows, localised), invalid };
    },

    async getFundingMethods() {
      const raw = await emptyOn([404], readList(fundingMethodsPath));
      const { rows, invalid } = checkList(fundingMethodsPath, raw, fundingMethodRow);
      const localised: Partial<Record<LanguageCode, FundingMethodRow[]>> = {};
      if (rows.length > 0)
        for (const locale of languageCodes) localised[locale] = await getLocalisedMethods(locale);
      return { value: localiseFundingMethods(rows, localised), invalid };
    },

    async getSpecs(tier) {
      const path = listPath(specsList(tier));
      const { rows, invalid } = checkList(path, await readSpecsList(path), specRow);
      return { value: rows, invalid };
    },

    async getSiteNotice() {
      const raw = await emptyOn([404], readList(siteNoticePath, {}, 'single'));
      const { rows, invalid } = checkList(siteNoticePath, raw, siteNoticeRow);
      const [notice] = rows;
      if (!notice) return { value: null, invalid: [] };
      const text = mapLanguages(() => notice.text);
      for (const locale of languageCodes) {
        const localised = await getLocalisedNotice(locale);
        if (localised) text[locale] = localised.text;
      }
      return {
        value: { text, from: notice.from || null, until: notice.until || null },
        invalid,
      };
    },
  };
}

/** The rows, or none if the service responds with one of these statuses. */
async function emptyOn(
  statuses: readonly number[],
  reading: Promise<unknown[]>,
): Promise<unknown[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ContentFetchError && statuses.includes(error.status ?? 0)) return [];
    throw error;
  }
}

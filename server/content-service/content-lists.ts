import {
  accountTypeFields,
  accountTypeSpelling,
  type AccountType,
} from '../../core/domain/account-type.ts';
import {
  accountTypesList,
  fundingMethodsList,
  siteNoticeList,
  specsList,
} from '../../core/domain/content-lists.ts';
import type { FundingMethod } from '../../core/domain/funding-method.ts';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { ContentKind, Fetched, SiteContent } from '../../core/domain/site-content.ts';
import type { ScheduledNotice } from '../../core/domain/site-notice.ts';
import { mapTiers, tiers, type Tier } from '../../core/domain/tiers.ts';
import {
  accountTypesOnDisk,
  fundingMethodsOnDisk,
  siteNoticeOnDisk,
  specsOnDisk,
} from './keep/disk-schemas.ts';
import { keepTogether, type KeptContent } from './keep/kept-list.ts';
import { keepNotice } from './keep/kept-notice.ts';
import type { ListDefinition, ListSource } from './list-definition.ts';

const accountTypes: ListDefinition<Record<LanguageCode, readonly AccountType[]>> = {
  name: accountTypesList,
  serviceSetting: 'service',
  get: (client) => client.getAccountTypes(),
  diskSchema: accountTypesOnDisk,
  failureMessage: 'Error fetching pricing data',
  served: {
    kind: 'accountTypes',
    localised: true,
    rows: (content, language) =>
      valueOf(content.accountTypes)?.[language].map((type) => spellAccountType(type, language)),
  },
};

/** For pages only: no browser asks for it. */
const fundingMethods: ListDefinition<Record<LanguageCode, readonly FundingMethod[]>> = {
  name: fundingMethodsList,
  serviceSetting: 'service',
  get: (client) => client.getFundingMethods(),
  diskSchema: fundingMethodsOnDisk,
  failureMessage: 'The funding methods cannot be fetched',
};

const accountSpecs = (tier: Tier): ListDefinition<readonly SpecRow[]> => ({
  name: specsList(tier),
  serviceSetting: 'specsService',
  get: (client) => client.getSpecs(tier),
  diskSchema: specsOnDisk,
  failureMessage: 'Failed to fetch data',
  served: {
    kind: 'specs',
    localised: false,
    rows: (content) => valueOf(content.specs[tier]),
  },
});

const siteNotice: ListDefinition<ScheduledNotice | null> = {
  name: siteNoticeList,
  serviceSetting: 'service',
  get: (client) => client.getSiteNotice(),
  diskSchema: siteNoticeOnDisk,
  failureMessage: 'The site notice cannot be fetched',
};

/**
 * Every list that the site reads from the content service. Another list is defined above, named here and, as content, in
 * `keepContent` and `currentContent`.
 */
export const contentLists: readonly ListSource[] = [
  accountTypes,
  fundingMethods,
  ...tiers.map(accountSpecs),
  siteNotice,
];

type Keep = <Value>(list: ListDefinition<Value>) => KeptContent<Fetched<Value>>;

type KeptKinds = { [Kind in ContentKind]-?: KeptContent<SiteContent[Kind]> };

/** The site's content, made from its lists. */
export function keepContent(keep: Keep, now: () => Date): KeptKinds {
  return {
    accountTypes: keep(accountTypes),
    fundingMethods: keep(fundingMethods),
    specs: keepTogether(mapTiers((tier) => keep(accountSpecs(tier)))),
    siteNotice: keepNotice(keep(siteNotice), now),
  };
}

export const currentContent = (kept: KeptKinds): SiteContent => ({
  accountTypes: kept.accountTypes.current,
  fundingMethods: kept.fundingMethods.current,
  specs: kept.specs.current,
  siteNotice: kept.siteNotice.current,
});

const valueOf = <Value>(fetched: Fetched<Value>): Value | undefined =>
  fetched.state === 'ready' ? fetched.value : undefined;

/** An account type in the spelling of the content service. */
const spellAccountType = (type: AccountType, locale: LanguageCode): object => ({
  documentId: type.id,
  ...Object.fromEntries(
    accountTypeFields.map((field) => [accountTypeSpelling[field], type[field]]),
  ),
  locale,
});

import type { WordOverrides } from '../words/word-texts.ts';
import type { AccountType } from './account-type.ts';
import type { Article } from './article.ts';
import type { Campaign } from './campaign.ts';
import type { Company } from './company.ts';
import type { FundingMethod } from './funding-method.ts';
import type { SpecRow } from './instrument-spec.ts';
import type { LanguageCode } from './languages.ts';
import type { SiteNotice } from './site-notice.ts';
import type { Tier } from './tiers.ts';

/** A list of the content service: its last good response, or none, because nothing was read yet or nothing could be read. */
export type Fetched<Value> = { state: 'ready'; value: Value } | { state: 'missing' };

/** Everything that comes from the content service. */
export interface SiteContent {
  accountTypes: Fetched<Record<LanguageCode, readonly AccountType[]>>;
  /** Empty if the service does not have the list. */
  fundingMethods: Fetched<Record<LanguageCode, readonly FundingMethod[]>>;
  specs: Record<Tier, Fetched<readonly SpecRow[]>>;
  /** Those that are shown now. */
  siteNotices?: readonly SiteNotice[] | undefined;
  /** Those that exist now. */
  campaigns?: readonly Campaign[] | undefined;
  /** The newest first. */
  articles?: readonly Article[] | undefined;
  /** In place of the brand file's. Undefined: none. */
  company?: Partial<Company> | undefined;
  /** Undefined: none. */
  words?: WordOverrides | undefined;
}

export type ContentKind = keyof SiteContent;

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

/** Everything that comes from the content service. A list is undefined while nothing was read, or nothing could be read. */
export interface SiteContent {
  accountTypes: Record<LanguageCode, readonly AccountType[]> | undefined;
  /** Empty if the service does not have the list. */
  fundingMethods: Record<LanguageCode, readonly FundingMethod[]> | undefined;
  specs: Record<Tier, readonly SpecRow[] | undefined>;
  /** The notices that are shown now. */
  siteNotices?: readonly SiteNotice[] | undefined;
  /** The campaigns that run now. */
  campaigns?: readonly Campaign[] | undefined;
  /** The newest first. */
  articles?: readonly Article[] | undefined;
  /** In place of the brand file's. Undefined: none. */
  company?: Partial<Company> | undefined;
  /** Undefined: none. */
  words?: WordOverrides | undefined;
}

export type ContentKind = keyof SiteContent;

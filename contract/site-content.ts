import type { LanguageCode } from './languages.ts';

/** A list from the content service: what it last said, or that it never answered. */
export type Fetched<Value> = { state: 'ready'; value: Value } | { state: 'failed' };

export interface AccountType {
  /** Stable across languages. */
  id: string;
  /** First word of the title, in lower case, where it names one of the three tiers; sets the card's header style. */
  style: 'standard' | 'premium' | 'elite' | 'plain';
  title: string;
  minDeposit: string;
  commission: string;
  spread: string;
  leverage: string;
  lotSize: string;
  instruments: string;
}

/** The tiers of accounts, in the order in which they are offered. */
export const tiers = ['standard', 'premium', 'elite'] as const;
export type Tier = (typeof tiers)[number];

/** One instrument's contract specification, as the content service wrote it: text, '' where it said nothing. */
export interface SpecRow {
  /** Without blanks around it, e.g. `EURUSD`. */
  symbol: string;
  contractSize: string;
  /** `1:500` */
  leverage: string;
  /** Times of the trading server (GMT+3). */
  tradingHours: string;
  dailyBreakTime: string;
  futureExpiryDate: string;
  /** Classes, and the tier's name where the service gives it, as written: `Forex`, `Standard`. */
  products: readonly string[];
}

/** What the content service says. */
export interface SiteContent {
  /** In every language. */
  accountTypes: Fetched<Record<LanguageCode, readonly AccountType[]>>;
  specs: Record<Tier, Fetched<readonly SpecRow[]>>;
  /** A sentence or two above every page, for a time; undefined: there is none now. */
  siteNotice?: Readonly<Record<LanguageCode, string>> | undefined;
}

export type ContentKind = keyof SiteContent;

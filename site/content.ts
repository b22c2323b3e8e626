import type { LanguageCode } from './facts/languages.ts';

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

/** What the content service says, in every language. */
export interface SiteContent {
  accountTypes: Fetched<Record<LanguageCode, readonly AccountType[]>>;
}

export type ContentKind = keyof SiteContent;

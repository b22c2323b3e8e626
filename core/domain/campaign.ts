import type { InstrumentClass } from './instrument-spec.ts';
import type { LanguageCode } from './languages.ts';

/** A campaign's page in a language: its sections in this order, each left out where it is empty. */
export interface CampaignText {
  title: string;
  lead: string;
  /** Text of the button beside the title; empty: the site's own. */
  button: string;
  cards: readonly { title: string; description: string }[];
  questions: readonly { question: string; answer: string }[];
}

export interface Campaign {
  /** The end of its path, the same in every language. */
  slug: string;
  /** Symbols of instruments whose prices it shows. */
  symbols: readonly string[];
  /** The market whose quotes it shows. */
  market: InstrumentClass | undefined;
  hasSteps: boolean;
  isIndexed: boolean;
  /** The partner's code of visitors who bring none. */
  ref: string;
  /** ISO date-times between which it exists; null: no bound. */
  from: string | null;
  until: string | null;
  /** Languages without a text do not have the campaign. */
  texts: Readonly<Partial<Record<LanguageCode, CampaignText>>>;
}

/** Campaigns are below it: no page of the site is, so that their paths meet no other. */
export const campaignsPath = '/campaigns';
export const campaignPath = (slug: string): string => `${campaignsPath}/${slug}`;
export const refPattern = /^[\w.~-]{0,64}$/;

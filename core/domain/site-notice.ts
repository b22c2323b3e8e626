import type { LanguageCode } from './languages.ts';

/** A sentence or two above every page. */
export type SiteNotice = Readonly<Record<LanguageCode, string>>;

/** The site notice as an editor enters it. */
export interface ScheduledNotice {
  text: SiteNotice;
  /** ISO date-times between which it is shown; null: no bound. */
  from: string | null;
  until: string | null;
}

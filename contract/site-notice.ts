import type { LanguageCode } from './languages.ts';

/** A sentence or two above every page. */
export interface SiteNotice {
  text: Record<LanguageCode, string>;
  /** ISO moments between which it is shown; null: no bound. */
  from: string | null;
  until: string | null;
}

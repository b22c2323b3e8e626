import type { LanguageCode } from './languages.ts';

export interface NoticeText {
  /** A sentence or two. */
  text: string;
  /** Its link is a path of the site without a language, or a URL. */
  button?: { label: string; href: string } | undefined;
}

/** Every page, the markets' pages, or those of these paths without a language. */
export type NoticePages = 'all' | 'products' | readonly string[];

/** A notice above pages. */
export interface SiteNotice {
  /** Languages without a text do not show the notice. */
  texts: Readonly<Partial<Record<LanguageCode, NoticeText>>>;
  pages: NoticePages;
  /** ISO date-times between which it is shown; null: no bound. */
  from: string | null;
  until: string | null;
}

/** Links of editors: a path of the site, or a page of another one. Anything else could run a script. */
export const linkPattern = /^(?:\/(?!\/)|https:\/\/)\S*$/;

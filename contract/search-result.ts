/** A text in parts; the found words are marked. */
export type MarkedText = readonly { text: string; found: boolean }[];

export interface FoundPage {
  kind: 'page' | 'document';
  href: string;
  title: MarkedText;
  snippet: MarkedText;
}

export interface FoundInstrument {
  href: string;
  symbol: string;
  /** In the page's language; '' for none. */
  name: string;
}

/** What the site holds for some words. */
export interface Findings {
  /** Best first, no more than are shown. */
  pages: readonly FoundPage[];
  pageCount: number;
  /** No page has all of the words as they were typed: these are the nearest. */
  near: boolean;
  instruments: readonly FoundInstrument[];
  instrumentCount: number;
  /** Where all of the instruments stand. */
  allInstruments: string;
}

export const nothingFound: Findings = {
  pages: [],
  pageCount: 0,
  near: false,
  instruments: [],
  instrumentCount: 0,
  allInstruments: '',
};

/** A text in parts; the found words are marked. */
export type MarkedText = readonly { text: string; matched: boolean }[];

export interface PageHit {
  kind: 'page' | 'document';
  href: string;
  title: MarkedText;
  snippet: MarkedText;
}

export interface InstrumentHit {
  href: string;
  symbol: string;
  /** In the page's language; '' for none. */
  name: string;
}

/** What the site holds for some words. */
export interface SearchResults {
  /** Best first, no more than are shown. */
  pages: readonly PageHit[];
  pageCount: number;
  /** No page has all of the words as they were typed: these are the nearest. */
  nearest: boolean;
  instruments: readonly InstrumentHit[];
  instrumentCount: number;
  /** Where all of the instruments stand. */
  allInstruments: string;
}

export const noResult: SearchResults = {
  pages: [],
  pageCount: 0,
  nearest: false,
  instruments: [],
  instrumentCount: 0,
  allInstruments: '',
};

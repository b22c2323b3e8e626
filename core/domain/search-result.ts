/** A text in parts, with the matched words marked. */
export type MarkedText = readonly { text: string; matched: boolean }[];

export interface PageHit {
  kind: 'page' | 'question' | 'term' | 'document';
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

/** The results of a search of the site. */
export interface SearchResults {
  /** Best first; at most as many as the page shows. */
  pages: readonly PageHit[];
  pageCount: number;
  /** No page contains all of the words as typed: these are the nearest. */
  nearest: boolean;
  instruments: readonly InstrumentHit[];
  instrumentCount: number;
  /** The contract specifications, filtered by the same query. */
  allInstrumentsHref: string;
}

export const noResult: SearchResults = {
  pages: [],
  pageCount: 0,
  nearest: false,
  instruments: [],
  instrumentCount: 0,
  allInstrumentsHref: '',
};

/** A page, one of its entries or an instrument, as the search dialog suggests it. */
export interface Suggestion {
  kind: Exclude<PageHit['kind'], 'document'> | 'instrument';
  href: string;
  title: MarkedText;
  /** A page's description or the passage with the query, an instrument's name. */
  note: MarkedText;
}

/** `GET /api/search?q=…&language=…`: without a query, the pages that visitors look for most. */
export interface SuggestionList {
  suggestions: readonly Suggestion[];
}

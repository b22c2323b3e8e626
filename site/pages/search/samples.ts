import type { SearchResults } from '../../../core/domain/search-result.ts';

/** What the script must know besides the samples. */
export interface SearchWords {
  /** By plural form, with `{number}`. */
  found: Record<string, string>;
  allInstruments: Record<string, string>;
  closest: string;
  /** Before the title of the home page. */
  home: string;
  homeHref: string;
  specsHref: string;
}

const hit = { title: [], snippet: [] };

/** Results with one of everything that the page can show. */
const found: SearchResults = {
  pages: [
    { kind: 'page', href: '#', ...hit },
    { kind: 'document', href: '#', ...hit },
  ],
  pageCount: 3,
  nearest: false,
  instruments: [{ href: '#', symbol: '-', name: '-' }],
  instrumentCount: 2,
  allInstrumentsHref: '#',
};

/** As the page renders them, the script copies their elements: the markup of a result is written once. */
export const samples = {
  found,
  near: { ...found, nearest: true },
  none: { ...found, pages: [], pageCount: 0, instruments: [], instrumentCount: 0 },
} satisfies Record<string, SearchResults>;

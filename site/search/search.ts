import type {
  InstrumentHit,
  MarkedText,
  SearchResults,
  Suggestion,
} from '../../core/domain/search-result.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import type { SpecList } from '../../core/specs/spec-list.ts';
import { defaultView, formatView } from '../../core/specs/specs-view.ts';
import type { RouteName } from '../paths.ts';
import { subjectOf } from './query-subjects.ts';
import type { SearchIndex } from './search-index.ts';

/** Instruments on the results page; the contract specifications list all of them. */
const maxInstruments = 6;

/** Sources of a search. */
export interface SearchSources {
  index: SearchIndex;
  /** Undefined: the list is missing. */
  listOf: (tier: Tier) => SpecList | undefined;
  pageHref: (route: RouteName) => string;
}

type InstrumentResults = Pick<
  SearchResults,
  'instruments' | 'instrumentCount' | 'allInstrumentsHref'
>;

/** The results of a query: the server and the browser run the same code. */
export function search(query: string, sources: SearchSources): SearchResults {
  const { name = query, subject: { target } = {} } = subjectOf(query) ?? {};
  // 'app' begins Apple's name: a search for a subject finds no instrument.
  const instruments = target ? noInstruments(sources) : findInstruments(query, sources);
  const { pages, pageCount, nearest } = sources.index.find(
    name,
    target && { href: sources.pageHref(target.page), section: target.section },
  );
  // Pages that match only approximately do not help a visitor who found an instrument.
  return {
    ...(nearest && instruments.instrumentCount > 0
      ? { pages: [], pageCount: 0, nearest: false }
      : { pages, pageCount, nearest }),
    ...instruments,
  };
}

const noInstruments = ({ pageHref }: SearchSources): InstrumentResults => ({
  instruments: [],
  instrumentCount: 0,
  allInstrumentsHref: pageHref('accountSpecs'),
});

/** Matches in the contract specifications, in the first tier that has any. */
function findInstruments(query: string, sources: SearchSources): InstrumentResults {
  for (const tier of tiers) {
    const found = sources.listOf(tier)?.find({ ...defaultView, tier, query }) ?? [];
    if (found.length === 0) continue;
    const hrefOf = (specsQuery: string): string =>
      sources.pageHref('accountSpecs') + formatView({ ...defaultView, tier, query: specsQuery });
    return {
      instruments: found.slice(0, maxInstruments).map(({ symbol, name }): InstrumentHit => ({
        href: hrefOf(symbol),
        symbol,
        name,
      })),
      instrumentCount: found.length,
      allInstrumentsHref: hrefOf(query),
    };
  }
  return noInstruments(sources);
}

const maxSuggestions = 8;
/** A query such as 'usd' would suggest nothing but pairs. */
const maxSuggestedInstruments = 3;

/** The text with the query marked, if it has it as it was typed. */
function markQuery(text: string, query: string): MarkedText {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (start === -1) return [{ text, matched: false }];
  const end = start + query.length;
  return [
    { text: text.slice(0, start), matched: false },
    { text: text.slice(start, end), matched: true },
    { text: text.slice(end), matched: false },
  ];
}

/** The best of the results, in the order of the results page. Documents open elsewhere: they are on that page only. */
export function suggestionsOf({ instruments, pages }: SearchResults, query: string): Suggestion[] {
  return [
    ...instruments.slice(0, maxSuggestedInstruments).map(({ href, symbol, name }): Suggestion => ({
      kind: 'instrument',
      href,
      title: markQuery(symbol, query),
      note: markQuery(name, query),
    })),
    ...pages.flatMap(({ kind, href, title, snippet }): Suggestion[] =>
      kind === 'document' ? [] : [{ kind, href, title, note: kind === 'page' ? snippet : [] }],
    ),
  ].slice(0, maxSuggestions);
}

import type { InstrumentHit, SearchResults } from '../../core/domain/search-result.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import type { SpecList } from '../../core/specs/spec-list.ts';
import { defaultView, type SpecsView } from '../../core/specs/specs-view.ts';
import type { RouteName } from '../paths.ts';
import { subjectOf } from './query-subjects.ts';
import type { SearchIndex } from './search-index.ts';

/** Instruments on the results page; the contract specifications list all of them. */
const maxInstruments = 6;

/** What a search looks in. Each is asked for only if the query needs it. */
export interface SearchSources {
  index: SearchIndex;
  /** Undefined: the list is missing. */
  listOf: (tier: Tier) => SpecList | undefined;
  pageHref: (route: RouteName) => string;
  viewHref: (view: SpecsView) => string;
}

type InstrumentResults = Pick<
  SearchResults,
  'instruments' | 'instrumentCount' | 'allInstrumentsHref'
>;

/** 'swap' is in the name of Uniswap: a search for a subject finds no instrument. */
export const looksForInstruments = (query: string): boolean =>
  subjectOf(query)?.subject.target === undefined;

/** What a query finds: the server and the browser run the same code. */
export function search(query: string, sources: SearchSources): SearchResults {
  const { name = query, subject: { target } = {} } = subjectOf(query) ?? {};
  const instruments = looksForInstruments(query)
    ? findInstruments(query, sources)
    : noInstruments(sources);
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

const noInstruments = ({ viewHref }: SearchSources): InstrumentResults => ({
  instruments: [],
  instrumentCount: 0,
  allInstrumentsHref: viewHref(defaultView),
});

/** What the contract specifications find, in the first tier that has matches. */
function findInstruments(query: string, sources: SearchSources): InstrumentResults {
  for (const tier of tiers) {
    const found = sources.listOf(tier)?.find({ ...defaultView, tier, query }) ?? [];
    if (found.length === 0) continue;
    const hrefOf = (specsQuery: string): string =>
      sources.viewHref({ ...defaultView, tier, query: specsQuery });
    return {
      instruments: found.slice(0, maxInstruments).map(({ row, name }): InstrumentHit => ({
        href: hrefOf(row.symbol),
        symbol: row.symbol,
        name,
      })),
      instrumentCount: found.length,
      allInstrumentsHref: hrefOf(query),
    };
  }
  return noInstruments(sources);
}

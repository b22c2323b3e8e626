import {
  classSpelling,
  instrumentClasses,
  tableColumns,
  type ColumnName,
  type InstrumentClass,
} from '../domain/instrument-spec.ts';
import { truncateQuery } from '../domain/search-query.ts';
import { tiers, type Tier } from '../domain/tiers.ts';

/** Rows on one page. */
export const pageSize = 25;
/** Longer queries are truncated: no instrument's name is half as long. */
export const maxSpecsQueryLength = 100;

export interface Sort {
  column: ColumnName;
  descending: boolean;
}

/** The state of the specifications' table: all of it is in the URL. */
export interface SpecsView {
  tier: Tier;
  instrumentClass: InstrumentClass | undefined;
  /** As typed. */
  query: string;
  /** Undefined: the order of the content service. */
  sort: Sort | undefined;
  /** From 1. */
  page: number;
}

export const defaultView: SpecsView = {
  tier: 'standard',
  instrumentClass: undefined,
  query: '',
  sort: undefined,
  page: 1,
};

/**
 * Ignores what it does not know, except an unknown tier.
 * @param queryString `?tier=premium&q=gold`, with or without the question mark
 * @returns undefined for an unknown tier
 */
export function parseView(queryString: string): SpecsView | undefined {
  const params = new URLSearchParams(queryString);
  const tier = tiers.find((name) => name === (params.get('tier') || defaultView.tier));
  if (!tier) return undefined;
  const page = params.get('page') ?? '';
  return {
    tier,
    instrumentClass: parseClassParam(params.get('product') ?? ''),
    query: truncateQuery(params.get('q') ?? '', maxSpecsQueryLength),
    sort: parseSort(params),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The order in which a list can be chosen: `leverage`, `leverage desc`. */
export const formatSortChoice = ({ column, descending }: Sort): string =>
  descending ? `${column} desc` : column;

/** Column and direction have a parameter each; a form without JavaScript sends both as one choice. */
function parseSort(params: URLSearchParams): Sort | undefined {
  const [chosen, direction = params.get('order')] = (params.get('sort') ?? '').split(' ');
  const column = tableColumns.find(({ name }) => name === chosen)?.name;
  return column && { column, descending: direction === 'desc' };
}

/** A class as the `product` parameter of a URL. */
export const formatClassParam = (instrumentClass: InstrumentClass): string =>
  classSpelling[instrumentClass].toLowerCase();

/** Undefined for an unknown class. */
export const parseClassParam = (param: string): InstrumentClass | undefined =>
  instrumentClasses.find((instrumentClass) => formatClassParam(instrumentClass) === param);

/** The canonical query string of a view's URL: '' for the default view, else `?…`. */
export function formatView({ tier, instrumentClass, query, sort, page }: SpecsView): string {
  const params = new URLSearchParams();
  if (tier !== defaultView.tier) params.set('tier', tier);
  if (instrumentClass) params.set('product', formatClassParam(instrumentClass));
  if (query.trim()) params.set('q', query.trim());
  if (sort) params.set('sort', sort.column);
  if (sort?.descending) params.set('order', 'desc');
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Undefined for an unknown tier. */
export function canonicalSpecsQueryString(queryString: string): string | undefined {
  const view = parseView(queryString);
  return view && formatView(view);
}

/** Clears the filter; query and order stay. */
export const withTier = (view: SpecsView, tier: Tier): SpecsView => ({
  ...view,
  tier,
  instrumentClass: undefined,
  page: 1,
});

export const withClass = (
  view: SpecsView,
  instrumentClass: InstrumentClass | undefined,
): SpecsView => ({ ...view, instrumentClass, page: 1 });

export const withQuery = (view: SpecsView, query: string): SpecsView => ({
  ...view,
  query: truncateQuery(query, maxSpecsQueryLength),
  page: 1,
});

/** @param choice as `formatSortChoice` writes it; '' for the service's order */
export const withSortChoice = (view: SpecsView, choice: string): SpecsView => ({
  ...view,
  sort: parseSort(new URLSearchParams({ sort: choice })),
  page: 1,
});

/** Ascending, then descending, then the service's order again. */
export function withSort(view: SpecsView, column: ColumnName): SpecsView {
  const isSorted = view.sort?.column === column;
  const sort = isSorted && view.sort?.descending ? undefined : { column, descending: isSorted };
  return { ...view, sort, page: 1 };
}

import {
  classSpelling,
  columnsByTier,
  instrumentClasses,
  tiers,
  type ColumnName,
  type InstrumentClass,
  type Tier,
} from '../contract/instrument-spec.ts';

/** Rows on one page. */
export const pageSize = 100;
/** What is typed beyond this is cut: no instrument's name is half as long. */
export const maxQueryLength = 100;

/** What the reader chose; all of it stands in the address. */
export interface View {
  tier: Tier;
  instrumentClass: InstrumentClass | undefined;
  /** As typed. */
  query: string;
  /** Undefined: the order of the content service. */
  sort: { column: ColumnName; descending: boolean } | undefined;
  /** From 1. */
  page: number;
}

export const plainView: View = {
  tier: 'standard',
  instrumentClass: undefined,
  query: '',
  sort: undefined,
  page: 1,
};

/**
 * Reads the query of an address. What it does not know it ignores, but for a tier that does not exist: that is refused.
 * @param search `?tier=premium&q=gold`, with or without the question mark
 */
export function viewFrom(search: string): View | undefined {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
    values.find((value) => value === given.get(name));
  const tier = given.get('tier') ? oneOf(tiers, 'tier') : 'standard';
  if (!tier) return undefined;
  const column = oneOf(
    columnsByTier[tier].map(({ name }) => name),
    'sort',
  );
  const page = given.get('page') ?? '';
  return {
    tier,
    instrumentClass: classFromParam(given.get('product') ?? ''),
    query: cutQuery(given.get('q') ?? ''),
    sort: column && { column, descending: given.get('order') === 'desc' },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** A class as the `product` parameter of a URL spells it. */
export const classParam = (instrumentClass: InstrumentClass): string =>
  classSpelling[instrumentClass].toLowerCase();

/** Undefined for a parameter that names no class. */
export function classFromParam(param: string): InstrumentClass | undefined {
  return instrumentClasses.find((instrumentClass) => classParam(instrumentClass) === param);
}

/** At most so many characters, none of them cut in half. */
export function cutQuery(query: string): string {
  return query.length > maxQueryLength
    ? query.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '')
    : query;
}

/** The query of the view's own address: '' for the plain view, `?…` otherwise. Equal views have equal addresses. */
export function searchOf({ tier, instrumentClass, query, sort, page }: View): string {
  const given = new URLSearchParams();
  if (tier !== plainView.tier) given.set('tier', tier);
  if (instrumentClass) given.set('product', classParam(instrumentClass));
  if (query.trim()) given.set('q', query.trim());
  if (sort) {
    given.set('sort', sort.column);
    if (sort.descending) given.set('order', 'desc');
  }
  if (page > 1) given.set('page', String(page));
  const text = given.toString();
  return text && `?${text}`;
}

/** The one spelling of a query, '' for the plain page; undefined for a tier that does not exist. */
export function canonicalSpecsQuery(search: string): string | undefined {
  const view = viewFrom(search);
  return view && searchOf(view);
}

/** Choosing a tier clears the filter; what was searched and how it is sorted stays. */
export const withTier = (view: View, tier: Tier): View => ({
  ...view,
  tier,
  instrumentClass: undefined,
  page: 1,
});

export const withClass = (view: View, instrumentClass: InstrumentClass | undefined): View => ({
  ...view,
  instrumentClass,
  page: 1,
});

export const withQuery = (view: View, query: string): View => ({
  ...view,
  query: cutQuery(query),
  page: 1,
});

/** First rising, then falling, then the service's order again. */
export function withSort(view: View, column: ColumnName): View {
  const sorted = view.sort?.column === column;
  if (!sorted) return { ...view, sort: { column, descending: false }, page: 1 };
  return {
    ...view,
    sort: view.sort?.descending ? undefined : { column, descending: true },
    page: 1,
  };
}

import { tiers, type Tier } from '../contract/site-content.ts';
import { columnsOf, type ColumnName } from '../contract/instrument-spec.ts';

/** The classes of instruments that can be chosen, in the specification's order. */
export const products = [
  'forex',
  'metal',
  'indices',
  'crypto',
  'stocks',
  'futures',
  'energies',
] as const;
export type Product = (typeof products)[number];

/** Rows on one page. */
export const pageSize = 100;
/** What is typed beyond this is cut: no instrument's name is half as long. */
export const longestQuery = 100;

/** What the reader chose; all of it stands in the address. */
export interface View {
  tier: Tier;
  product: Product | undefined;
  /** As typed. */
  query: string;
  /** Undefined: the order of the content service. */
  sort: { column: ColumnName; descending: boolean } | undefined;
  /** From 1. */
  page: number;
}

export const plainView: View = {
  tier: 'standard',
  product: undefined,
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
    columnsOf[tier].map(({ name }) => name),
    'sort',
  );
  const page = given.get('page') ?? '';
  return {
    tier,
    product: oneOf(products, 'product'),
    query: cutQuery(given.get('q') ?? ''),
    sort: column && { column, descending: given.get('order') === 'desc' },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** At most so many characters, none of them cut in half. */
export function cutQuery(query: string): string {
  return query.length > longestQuery
    ? query.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '')
    : query;
}

/** The query of the view's own address: '' for the plain view, `?…` otherwise. Equal views have equal addresses. */
export function searchOf({ tier, product, query, sort, page }: View): string {
  const given = new URLSearchParams();
  if (tier !== plainView.tier) given.set('tier', tier);
  if (product) given.set('product', product);
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
export function specsVariant(search: string): string | undefined {
  const view = viewFrom(search);
  return view && searchOf(view);
}

/** Choosing a tier clears the filter; what was searched and how it is sorted stays. */
export const withTier = (view: View, tier: Tier): View => ({
  ...view,
  tier,
  product: undefined,
  page: 1,
});

export const withProduct = (view: View, product: Product | undefined): View => ({
  ...view,
  product,
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

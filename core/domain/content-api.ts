import type { Parsed } from '../util/parsed.ts';

/** Pages and errors of the content API (docs/external-apis.md), as the built-in service and the CMS both serve them. */

const defaultPageSize = 25;
/** Strapi's own default: the largest page that every service of this contract allows. */
export const maxPageSize = 100;

export interface ApiError {
  status: number;
  name: string;
  message: string;
}

export const errorEnvelope = (error: ApiError): object => ({
  data: null,
  error: { ...error, details: {} },
});

/** The rows that a request selects. */
export type Pagination =
  | { kind: 'pages'; page: number; pageSize: number }
  | { kind: 'offset'; start: number; limit: number };

/** The same in the response, plus the totals: `meta.pagination`. */
export type PaginationMeta =
  | { page: number; pageSize: number; pageCount: number; total: number }
  | { start: number; limit: number; total: number };

const refuse = (message: string): Parsed<never, ApiError> => ({
  ok: false,
  problem: { status: 400, name: 'PaginationError', message },
});

/**
 * Pagination by `pagination[page]` and `pagination[pageSize]`, or by `pagination[start]` and `pagination[limit]`. As in Strapi,
 * numbers out of range are brought into it; texts that are not numbers are refused, where Strapi fails.
 */
export function parsePagination(searchParams: URLSearchParams): Parsed<Pagination, ApiError> {
  const textOf = (name: string): string | null => searchParams.get(`pagination[${name}]`);
  /** NaN for a text that is not a number. */
  const numberOf = (name: string, defaultValue: number, min: number): number =>
    Math.max(min, Math.trunc(Number(textOf(name) || defaultValue)));
  const sizeOf = (name: string): number =>
    Math.min(maxPageSize, numberOf(name, defaultPageSize, 1));
  const hasAny = (...names: string[]): boolean => names.some((name) => textOf(name) !== null);

  const byOffset = hasAny('start', 'limit');
  if (byOffset && hasAny('page', 'pageSize'))
    return refuse('Use either page & pageSize or start & limit');
  const [first, size] = byOffset
    ? [numberOf('start', 0, 0), sizeOf('limit')]
    : [numberOf('page', 1, 1), sizeOf('pageSize')];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(size))
    return refuse('Pagination parameters must be whole numbers');
  return {
    ok: true,
    value: byOffset
      ? { kind: 'offset', start: first, limit: size }
      : { kind: 'pages', page: first, pageSize: size },
  };
}

/** @param total number of rows on all pages */
export function paginationMeta(pagination: Pagination, total: number): PaginationMeta {
  if (pagination.kind === 'offset') {
    const { start, limit } = pagination;
    return { start, limit, total };
  }
  const { page, pageSize } = pagination;
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}

import type { Parsed } from '../util/parsed.ts';

/** Pages and errors of the content API (docs/external-apis.md). */

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

/**
 * Pagination by `pagination[page]` and `pagination[pageSize]`. As in Strapi, numbers out of range are brought into it; texts that
 * are not numbers are refused, where Strapi fails.
 */
export function parsePagination(
  searchParams: URLSearchParams,
): Parsed<{ page: number; pageSize: number }, ApiError> {
  const numberOf = (name: string, defaultValue: number): number =>
    Math.max(1, Math.trunc(Number(searchParams.get(`pagination[${name}]`) || defaultValue)));
  const page = numberOf('page', 1);
  const pageSize = Math.min(maxPageSize, numberOf('pageSize', defaultPageSize));
  if (Number.isSafeInteger(page) && Number.isSafeInteger(pageSize))
    return { ok: true, value: { page, pageSize } };
  const message = 'Pagination parameters must be whole numbers';
  return { ok: false, problem: { status: 400, name: 'PaginationError', message } };
}

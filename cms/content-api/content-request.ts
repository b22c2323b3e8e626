import { parsePagination, type ApiError, type Pagination } from '../../core/domain/content-api.ts';
import type { Parsed } from '../../core/util/parsed.ts';

/** What a request to the content API selects (docs/external-apis.md). */
export interface ContentRequest {
  pagination: Pagination;
  /** False: `meta` leaves out the numbers that need counting. */
  withCount: boolean;
  /** Fields; a leading `-` means descending. */
  sort: string[];
  locale: string | undefined;
}

const refuse = (status: number, name: string, message: string): Parsed<never, ApiError> => ({
  ok: false,
  problem: { status, name, message },
});

/** Parameters of Strapi that would change the response but are not implemented here: ignoring them would mislead. */
const unsupported = /^(filters|fields|_q)(\[|$)/;

export function parseContentRequest(
  searchParams: URLSearchParams,
  sortable: readonly string[],
): Parsed<ContentRequest, ApiError> {
  for (const name of searchParams.keys())
    if (unsupported.test(name)) return refuse(400, 'ValidationError', `Invalid key ${name}`);
  // Drafts are never served, not even to callers who may read them.
  const status =
    searchParams.get('status') ??
    (searchParams.get('publicationState') === 'preview' ? 'draft' : 'published');
  if (status === 'draft') return refuse(403, 'ForbiddenError', 'Forbidden');
  if (status !== 'published') return refuse(400, 'ValidationError', 'Invalid status');

  const sort = parseSort(searchParams, sortable);
  if (!sort.ok) return sort;
  const pagination = parsePagination(searchParams);
  if (!pagination.ok) return pagination;
  return {
    ok: true,
    value: {
      pagination: pagination.value,
      withCount: searchParams.get('pagination[withCount]') !== 'false',
      sort: sort.value,
      locale: searchParams.get('locale') ?? undefined,
    },
  };
}

function parseSort(
  searchParams: URLSearchParams,
  sortable: readonly string[],
): Parsed<string[], ApiError> {
  const sort: string[] = [];
  for (const [name, value] of searchParams) {
    if (!/^sort(\[\d*\])?$/.test(name)) continue;
    for (const part of value.split(',').filter((each) => each.trim() !== '')) {
      const [field = '', order = 'asc'] = part.trim().split(':');
      if (!sortable.includes(field) || !/^(asc|desc)$/i.test(order))
        return refuse(400, 'ValidationError', `Invalid sort ${part.trim()}`);
      sort.push(order.toLowerCase() === 'desc' ? `-${field}` : field);
    }
  }
  // Without a unique last field, rows could move between pages.
  const isTotalOrder = sort.some((field) => /^-?id$/.test(field));
  return { ok: true, value: isTotalOrder ? sort : [...sort, 'id'] };
}

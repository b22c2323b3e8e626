export interface ApiError {
  status: number;
  name: string;
  message: string;
}

export type Pagination =
  | { kind: 'pages'; page: number; pageSize: number }
  | { kind: 'offset'; start: number; limit: number };

/** What a request to the content API selects (docs/contracts.md). */
export interface ContentRequest {
  pagination: Pagination;
  /** False: `meta` leaves out the numbers that need counting. */
  withCount: boolean;
  /** Fields; a leading `-` means descending. */
  sort: string[];
  locale: string | undefined;
}

type Parsed<Value> = { state: 'ok'; value: Value } | { state: 'refused'; error: ApiError };

const defaultPageSize = 25;
const maxPageSize = 100;

const refuse = (
  status: number,
  name: string,
  message: string,
): { state: 'refused'; error: ApiError } => ({
  state: 'refused',
  error: { status, name, message },
});

/** Parameters of Strapi that would change the response but are not implemented here: ignoring them would mislead. */
const unsupported = /^(filters|fields|_q)(\[|$)/;

export function parseContentRequest(
  searchParams: URLSearchParams,
  sortable: readonly string[],
): Parsed<ContentRequest> {
  for (const name of searchParams.keys())
    if (unsupported.test(name)) return refuse(400, 'ValidationError', `Invalid key ${name}`);
  // Drafts are never served, not even to callers who may read them.
  const status =
    searchParams.get('status') ??
    (searchParams.get('publicationState') === 'preview' ? 'draft' : 'published');
  if (status === 'draft') return refuse(403, 'ForbiddenError', 'Forbidden');
  if (status !== 'published') return refuse(400, 'ValidationError', 'Invalid status');

  const sort = parseSort(searchParams, sortable);
  if (sort.state === 'refused') return sort;
  const pagination = parsePagination(searchParams);
  if (pagination.state === 'refused') return pagination;
  return {
    state: 'ok',
    value: {
      pagination: pagination.value,
      withCount: searchParams.get('pagination[withCount]') !== 'false',
      sort: sort.value,
      locale: searchParams.get('locale') ?? undefined,
    },
  };
}

function parseSort(searchParams: URLSearchParams, sortable: readonly string[]): Parsed<string[]> {
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
  return { state: 'ok', value: isTotalOrder ? sort : [...sort, 'id'] };
}

function parsePagination(searchParams: URLSearchParams): Parsed<Pagination> {
  const valueOf = (name: string): string | undefined =>
    searchParams.get(`pagination[${name}]`) ?? undefined;
  /** NaN for a text that is not a number. */
  const numberOf = (name: string, defaultValue: number, min: number): number =>
    Math.max(min, Math.trunc(Number(valueOf(name) || defaultValue)));
  const byOffset = valueOf('start') !== undefined || valueOf('limit') !== undefined;
  const byPage = valueOf('page') !== undefined || valueOf('pageSize') !== undefined;
  if (byOffset && byPage)
    return refuse(400, 'PaginationError', 'Use either page & pageSize or start & limit');
  const pagination: Pagination = byOffset
    ? {
        kind: 'offset',
        start: numberOf('start', 0, 0),
        limit: Math.min(maxPageSize, numberOf('limit', defaultPageSize, 1)),
      }
    : {
        kind: 'pages',
        page: numberOf('page', 1, 1),
        pageSize: Math.min(maxPageSize, numberOf('pageSize', defaultPageSize, 1)),
      };
  const isWhole = (value: unknown): boolean =>
    typeof value !== 'number' || (value <= Number.MAX_SAFE_INTEGER && !Number.isNaN(value));
  return Object.values(pagination).every(isWhole)
    ? { state: 'ok', value: pagination }
    : refuse(400, 'PaginationError', 'Pagination parameters must be whole numbers');
}

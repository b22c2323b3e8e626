/** What a request by the contract asks for (docs/contracts.md). No import: tests read it without the CMS. */

export interface ContractError {
  status: number;
  name: string;
  message: string;
}

export type Pagination =
  | { kind: 'pages'; page: number; pageSize: number }
  | { kind: 'offset'; start: number; limit: number };

export interface ContractQuery {
  pagination: Pagination;
  /** `meta` without numbers that need counting. */
  withCount: boolean;
  /** Fields, `-` in front for downwards. */
  sort: string[];
  locale: string | undefined;
}

export type Read<Value> =
  | { state: 'ok'; value: Value }
  | { state: 'refused'; error: ContractError };

const defaultSize = 25;
const largestSize = 100;

const refused = (
  status: number,
  name: string,
  message: string,
): { state: 'refused'; error: ContractError } => ({
  state: 'refused',
  error: { status, name, message },
});

/** Known parameters that would change the answer and that this service does not have: to ignore them would be to lie. */
const unsupported = /^(filters|fields|_q)(\[|$)/;

export function readQuery(
  query: URLSearchParams,
  sortable: readonly string[],
): Read<ContractQuery> {
  for (const name of query.keys())
    if (unsupported.test(name)) return refused(400, 'ValidationError', `Invalid key ${name}`);
  // Somebody's unpublished work; a careless service gives it to anyone.
  const status =
    query.get('status') ?? (query.get('publicationState') === 'preview' ? 'draft' : 'published');
  if (status === 'draft') return refused(403, 'ForbiddenError', 'Forbidden');
  if (status !== 'published') return refused(400, 'ValidationError', 'Invalid status');

  const sort: string[] = [];
  for (const [name, value] of query) {
    if (!/^sort(\[\d*\])?$/.test(name)) continue;
    for (const part of value.split(',').filter((each) => each.trim() !== '')) {
      const [field = '', order = 'asc'] = part.trim().split(':');
      if (!sortable.includes(field) || !/^(asc|desc)$/i.test(order))
        return refused(400, 'ValidationError', `Invalid sort ${part.trim()}`);
      sort.push(order.toLowerCase() === 'desc' ? `-${field}` : field);
    }
  }

  const pagination = readPagination(query);
  if (pagination.state === 'refused') return pagination;
  return {
    state: 'ok',
    value: {
      pagination: pagination.value,
      withCount: query.get('pagination[withCount]') !== 'false',
      // Pages need one order that holds for all of them.
      sort: sort.some((field) => /^-?id$/.test(field)) ? sort : [...sort, 'id'],
      locale: query.get('locale') ?? undefined,
    },
  };
}

function readPagination(query: URLSearchParams): Read<Pagination> {
  const given = (name: string): string | undefined => query.get(`pagination[${name}]`) ?? undefined;
  /** Too small counts as the smallest; what is no number is an error of the caller. */
  const numberOf = (name: string, otherwise: number, least: number): number =>
    Math.max(least, Math.trunc(Number(given(name) || otherwise)));
  const byOffset = given('start') !== undefined || given('limit') !== undefined;
  const byPage = given('page') !== undefined || given('pageSize') !== undefined;
  if (byOffset && byPage)
    return refused(400, 'PaginationError', 'Use either page & pageSize or start & limit');
  const pagination: Pagination = byOffset
    ? {
        kind: 'offset',
        start: numberOf('start', 0, 0),
        limit: Math.min(largestSize, numberOf('limit', defaultSize, 1)),
      }
    : {
        kind: 'pages',
        page: numberOf('page', 1, 1),
        pageSize: Math.min(largestSize, numberOf('pageSize', defaultSize, 1)),
      };
  if (
    Object.values(pagination).some(
      (value) =>
        Number.isNaN(value) || (typeof value === 'number' && value > Number.MAX_SAFE_INTEGER),
    )
  ) {
    return refused(400, 'PaginationError', 'Pagination parameters must be whole numbers');
  }
  return { state: 'ok', value: pagination };
}

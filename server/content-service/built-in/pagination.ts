import { errorResponse } from '../check/rows.ts';

const defaultPageSize = 25;
/** What the services of this contract are set up with. */
const maxPageSize = 100;

/** A whole number of at least 1; what is less counts as 1, what is no number as the default. */
function wholeNumber(value: string | null, otherwise: number): number {
  const number = Math.trunc(Number(value ?? otherwise));
  return Number.isNaN(number) ? otherwise : Math.max(1, number);
}

/** One page of a list in the contract's envelope, as `pagination[page]` and `pagination[pageSize]` ask for it. */
export function listResponse(rows: readonly object[], query: URLSearchParams): Response {
  const asksFor = (...names: string[]): boolean =>
    names.some((name) => query.has(`pagination[${name}]`));
  const byOffset = asksFor('start', 'limit');
  if (byOffset && asksFor('page', 'pageSize')) {
    return errorResponse(400, 'PaginationError', 'Use either page & pageSize or start & limit');
  }
  if (byOffset) {
    const start = Math.max(0, Math.trunc(Number(query.get('pagination[start]') ?? 0)) || 0);
    const limit = Math.min(
      maxPageSize,
      wholeNumber(query.get('pagination[limit]'), defaultPageSize),
    );
    return Response.json({
      data: rows.slice(start, start + limit),
      meta: { pagination: { start, limit, total: rows.length } },
    });
  }
  const page = wholeNumber(query.get('pagination[page]'), 1);
  const pageSize = Math.min(
    maxPageSize,
    wholeNumber(query.get('pagination[pageSize]'), defaultPageSize),
  );
  const pagination = {
    page,
    pageSize,
    pageCount: Math.ceil(rows.length / pageSize),
    total: rows.length,
  };
  return Response.json({
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination },
  });
}

import { errorResponse, listEnvelope } from '../envelope.ts';

const defaultPageSize = 25;
/** The default limit of Strapi. */
const maxPageSize = 100;

/** A whole number of at least 1; the fallback if the value is missing or not a number. */
function parseCount(value: string | null, fallback: number): number {
  const number = Math.trunc(Number(value ?? fallback));
  return Number.isNaN(number) ? fallback : Math.max(1, number);
}

/** One page of a list, by `pagination[page]` and `pagination[pageSize]`, or by `pagination[start]` and `pagination[limit]`. */
export function listResponse(rows: readonly object[], searchParams: URLSearchParams): Response {
  const hasAny = (...names: string[]): boolean =>
    names.some((name) => searchParams.has(`pagination[${name}]`));
  const byOffset = hasAny('start', 'limit');
  if (byOffset && hasAny('page', 'pageSize')) {
    return errorResponse(400, 'PaginationError', 'Use either page & pageSize or start & limit');
  }
  if (byOffset) {
    const start = Math.max(0, Math.trunc(Number(searchParams.get('pagination[start]') ?? 0)) || 0);
    const limit = Math.min(
      maxPageSize,
      parseCount(searchParams.get('pagination[limit]'), defaultPageSize),
    );
    return Response.json(
      listEnvelope(rows.slice(start, start + limit), { start, limit, total: rows.length }),
    );
  }
  const page = parseCount(searchParams.get('pagination[page]'), 1);
  const pageSize = Math.min(
    maxPageSize,
    parseCount(searchParams.get('pagination[pageSize]'), defaultPageSize),
  );
  const pagination = {
    page,
    pageSize,
    pageCount: Math.ceil(rows.length / pageSize),
    total: rows.length,
  };
  return Response.json(
    listEnvelope(rows.slice((page - 1) * pageSize, page * pageSize), pagination),
  );
}

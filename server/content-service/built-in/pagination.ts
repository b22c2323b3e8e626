import { paginationMeta, parsePagination } from '../../../core/domain/content-api.ts';
import { errorResponse, listEnvelope } from '../envelope.ts';

/** The page of a list that the request selects. */
export function listResponse(rows: readonly object[], searchParams: URLSearchParams): Response {
  const parsed = parsePagination(searchParams);
  if (!parsed.ok) {
    const { status, name, message } = parsed.problem;
    return errorResponse(status, name, message);
  }
  const pagination = parsed.value;
  const [start, size] =
    pagination.kind === 'offset'
      ? [pagination.start, pagination.limit]
      : [(pagination.page - 1) * pagination.pageSize, pagination.pageSize];
  const meta = paginationMeta(pagination, rows.length);
  return Response.json(listEnvelope(rows.slice(start, start + size), meta));
}

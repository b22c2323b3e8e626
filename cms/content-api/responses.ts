import { createHash } from 'node:crypto';
import { errorEnvelope, type ApiError } from '../../core/domain/content-api.ts';
import type { Row } from './lists.ts';

export function errorResponse(error: ApiError, headers: Record<string, string> = {}): Response {
  return Response.json(errorEnvelope(error), {
    status: error.status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

export const internalErrorResponse = (): Response =>
  errorResponse({ status: 500, name: 'InternalServerError', message: 'Internal Server Error' });
export const notFoundResponse = (): Response =>
  errorResponse({ status: 404, name: 'NotFoundError', message: 'Not Found' });

/** A response that clients may store and revalidate by its ETag. */
export function contentResponse(body: unknown, request: Request): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': 'no-cache',
    vary: 'authorization, strapi-response-format',
  };
  const storedTags = new Set(
    (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')),
  );
  if (storedTags.has(etag) || storedTags.has('*'))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The row as Strapi v5 shapes it, or as v4 did for clients that ask for that. */
export function shapeRow(row: Row, request: Request): Row {
  if (request.headers.get('strapi-response-format')?.toLowerCase() !== 'v4') return row;
  const { id, ...attributes } = row;
  return { id, attributes };
}

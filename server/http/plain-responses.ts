import { errorEnvelope } from '../../core/domain/content-api.ts';
import { cachePolicies } from './headers.ts';

/** One line of text. */
export const textResponse = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cachePolicies.never,
      ...headers,
    },
  });

/** A file that is made for the request. */
export const fileResponse = (
  type: string,
  text: string,
  cacheControl: string = cachePolicies.namedFile,
): Response =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl },
  });

export const redirectResponse = (
  status: 301 | 302 | 308,
  location: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(null, {
    status,
    headers: {
      location,
      // With a query string it is for one visitor: a cache that leaves parameters out of its keys would give it to all.
      'cache-control':
        status !== 302 && !location.includes('?') ? cachePolicies.namedFile : cachePolicies.never,
      ...headers,
    },
  });

/** @param allow the allowed methods: `GET, HEAD` */
export const methodNotAllowed = (allow: string): Response =>
  textResponse(405, 'Method Not Allowed', { allow });

/** An error of the content API (docs/external-apis.md). */
export function errorResponse(
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(errorEnvelope({ status, name, message }), { status, headers });
}

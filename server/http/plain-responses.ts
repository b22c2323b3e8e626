import { cachePolicies, securityHeaders, type HeaderSettings } from './headers.ts';

/** Responses without a page: a line of text, a redirect. They carry the security headers. */
export interface PlainResponses {
  text(status: number, message: string, headers?: Record<string, string>): Response;
  redirect(status: 302 | 308, location: string, headers?: Record<string, string>): Response;
  /** @param allow the allowed methods: `GET, HEAD` */
  methodNotAllowed(allow: string): Response;
}

export function createPlainResponses(settings: HeaderSettings): PlainResponses {
  const commonHeaders = securityHeaders(settings);
  const text: PlainResponses['text'] = (status, message, headers = {}) =>
    new Response(`${message}\n`, {
      status,
      headers: {
        ...commonHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': cachePolicies.never,
        ...headers,
      },
    });

  return {
    text,
    redirect: (status, location, headers = {}) =>
      new Response(null, {
        status,
        headers: {
          ...commonHeaders,
          location,
          // With a query string it is for one visitor: a cache that leaves parameters out of its keys would give it to all.
          'cache-control':
            status === 308 && !location.includes('?')
              ? cachePolicies.namedFile
              : cachePolicies.never,
          ...headers,
        },
      }),
    methodNotAllowed: (allow) => text(405, 'Method Not Allowed', { allow }),
  };
}

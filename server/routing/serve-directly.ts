import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  negotiateResponse,
  type NegotiatedResponse,
  type StoredResponse,
} from '../http/stored-response.ts';
import type { PageStore } from '../pages/page-store.ts';
import { isReadMethod } from './request-url.ts';

/** @returns what was sent; undefined if the request is not one that it answers */
export type DirectHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => NegotiatedResponse | undefined;

/** Hosts that @hono/node-server takes as they are. It checks all others, and refuses some. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/** Headers as Node sends them without a copy, by the record of the stored response. */
const rawHeaders = new WeakMap<Readonly<Record<string, string>>, string[]>();

function rawHeadersOf(headers: Readonly<Record<string, string>>): string[] {
  let raw = rawHeaders.get(headers);
  if (!raw) rawHeaders.set(headers, (raw = Object.entries(headers).flat()));
  return raw;
}

/**
 * Answers reads of stored pages and files at exactly their paths: nearly every request. `serve-stored.ts` gives the same
 * responses to the same requests, through a `Request` and a `Response` that take as much time as everything else together.
 */
export function createDirectHandler({
  pages,
  files,
}: {
  pages: Pick<PageStore, 'get'>;
  files: ReadonlyMap<string, StoredResponse>;
}): DirectHandler {
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    if (!isReadMethod(method ?? '') || !plainHost.test(headers.host ?? '')) return undefined;
    // A path with a query string is none of these.
    const stored = pages.get(url) ?? files.get(url);
    if (!stored) return undefined;
    const acceptEncoding = headers['accept-encoding'];
    const response = negotiateResponse(stored, {
      method,
      acceptEncoding: typeof acceptEncoding === 'string' ? acceptEncoding : undefined,
      ifNoneMatch: headers['if-none-match'],
    });
    outgoing.writeHead(response.status, rawHeadersOf(response.headers));
    outgoing.end(response.body ?? undefined);
    return response;
  };
}

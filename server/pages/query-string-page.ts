import { routes, type Route } from '../../site/routes.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import type { PageKey } from './page-key.ts';

/** How a page's route treats a query string. */
export type PageRequest =
  /** The page without a query string: the route ignores it, or it names the defaults. */
  | { kind: 'stored' }
  /** A page rendered for the query string, in its canonical spelling. */
  | { kind: 'queryString'; queryString: string }
  /** The route refuses the query string: the response is the same as for an unknown path. */
  | { kind: 'refused' };

const stored: PageRequest = { kind: 'stored' };
const refused: PageRequest = { kind: 'refused' };

const routeOf = ({ routeName }: PageKey): Route | undefined => routeName && routes[routeName];

export const hasQueryStringPages = (page: PageKey): boolean =>
  routeOf(page)?.canonicalQueryString !== undefined;

/** @param queryString with its question mark; '' if there is none */
export function parsePageRequest(page: PageKey, queryString: string): PageRequest {
  const route = routeOf(page);
  if (!route?.canonicalQueryString) return stored;
  const canonical = route.canonicalQueryString(queryString);
  if (canonical === undefined) return refused;
  return canonical === '' ? stored : { kind: 'queryString', queryString: canonical };
}

/** Bytes: of every encoding. */
export interface HeldPages {
  pages: number;
  bytes: number;
}

/** Query-string pages kept in memory. */
export interface QueryStringPageCache {
  /** The page of this key, rendered on first use. A rejection is not kept. */
  get(key: string, render: () => Promise<StoredResponse>): Promise<StoredResponse>;
  clear(): void;
  held(): HeldPages;
}

/** Of a response in every encoding. */
export const byteLengthOf = ({ identity, br, gzip }: StoredResponse): number =>
  [identity, br, gzip].reduce((bytes, encoded) => bytes + (encoded?.body.byteLength ?? 0), 0);

/** @param maxBytes beyond it, the least recently used pages are dropped */
export function createQueryStringPageCache(maxBytes: number): QueryStringPageCache {
  const pages = new Map<string, { page: Promise<StoredResponse>; bytes: number }>();
  let totalBytes = 0;

  function drop(key: string): void {
    totalBytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    get(key, render) {
      const known = pages.get(key);
      if (known) {
        // A Map keeps the order of insertion: its first entry is the least recently used.
        pages.delete(key);
        pages.set(key, known);
        return known.page;
      }
      const entry = { page: render(), bytes: 0 };
      pages.set(key, entry);
      entry.page.then(
        (response) => {
          if (pages.get(key) !== entry) return;
          entry.bytes = byteLengthOf(response);
          totalBytes += entry.bytes;
          for (const oldest of pages.keys()) {
            if (totalBytes <= maxBytes) break;
            drop(oldest);
          }
        },
        () => pages.get(key) === entry && drop(key),
      );
      return entry.page;
    },
    clear() {
      pages.clear();
      totalBytes = 0;
    },
    held: () => ({ pages: pages.size, bytes: totalBytes }),
  };
}

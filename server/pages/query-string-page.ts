import { routes, type Route } from '../../site/routes.tsx';
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

/** @param queryString with its question mark; '' if there is none */
export function parsePageRequest({ routeName }: PageKey, queryString: string): PageRequest {
  const route: Route | undefined = routeName && routes[routeName];
  if (!route?.canonicalQueryString) return stored;
  const canonical = route.canonicalQueryString(queryString);
  if (canonical === undefined) return refused;
  return canonical === '' ? stored : { kind: 'queryString', queryString: canonical };
}

/** Query-string pages kept in memory. */
export interface QueryStringPageCache {
  /** The page of this key, rendered on first use. A rejection is not kept. */
  get(key: string, render: () => Promise<StoredResponse>): Promise<StoredResponse>;
  clear(): void;
}

/** @param maxPages beyond it, the least recently used page is dropped */
export function createQueryStringPageCache(maxPages: number): QueryStringPageCache {
  const pages = new Map<string, Promise<StoredResponse>>();

  return {
    get(key, render) {
      const page = pages.get(key) ?? render();
      page.catch(() => pages.get(key) === page && pages.delete(key));
      // A Map keeps the order of insertion: its first entry is the least recently used.
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
      return page;
    },
    clear: () => pages.clear(),
  };
}

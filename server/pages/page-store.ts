import type { ContactOutcome } from '../../contract/contact-outcome.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import type { ContentKind } from '../../contract/site-content.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import type { PageKey } from './page-key.ts';
import type { PageRenderer } from './page-renderer.ts';
import { parsePageRequest } from './query-string-page.ts';

/** The pages of the site as finished responses. */
export interface PageStore {
  /** The page at exactly this path, without a query string. */
  get(path: string): StoredResponse | undefined;
  /**
   * The page rendered for this query string. If the route refuses it, the error page of an unknown path; undefined if the
   * query string changes nothing.
   * @param waitForTurn awaited before the page is rendered, but not for one that is kept; its rejection is passed on
   */
  getQueryStringPage(
    path: string,
    queryString: string,
    waitForTurn: () => Promise<void>,
  ): Promise<StoredResponse> | undefined;
  /** The error page of an unknown path, status 404. */
  unknownPath(language: LanguageCode): StoredResponse;
  /** The contact page after a form was posted: rendered for one visitor and not kept. */
  contactPage(language: LanguageCode, outcome: ContactOutcome, status: number): StoredResponse;
  /** Renders the pages that show this content, or all pages, again; a page that fails keeps its last good response. */
  rerender(changed: readonly ContentKind[] | 'everything'): Promise<void>;
  paths(): readonly string[];
}

/** Where a page store gets its responses from: memory (`stored-pages.ts`) or the renderer (`pages-on-demand.ts`). */
export interface PageSource extends Pick<PageStore, 'get' | 'unknownPath' | 'rerender'> {
  /** @param queryString in its canonical spelling */
  getQueryStringPage(
    path: string,
    page: PageKey,
    queryString: string,
    waitForTurn: () => Promise<void>,
  ): Promise<StoredResponse>;
}

export function createPageStore(
  pages: ReadonlyMap<string, PageKey>,
  renderer: PageRenderer,
  source: PageSource,
): PageStore {
  return {
    ...source,
    getQueryStringPage(path, queryString, waitForTurn) {
      const page = pages.get(path);
      if (!page) return undefined;
      const request = parsePageRequest(page, queryString);
      switch (request.kind) {
        case 'stored':
          return undefined;
        case 'refused':
          return Promise.resolve(source.unknownPath(page.language));
        case 'queryString':
          return source.getQueryStringPage(path, page, request.queryString, waitForTurn);
      }
    },
    contactPage: (language, outcome, status) => renderer.contactPage(language, outcome, status),
    paths: () => [...pages.keys()],
  };
}

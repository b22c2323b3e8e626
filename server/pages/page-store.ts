import type { PortalPath } from '../../core/domain/api-paths.ts';
import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { ContentKind } from '../../core/domain/site-content.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import type { PageKey } from './page-key.ts';
import { parsePageRequest, type HeldPages } from './query-string-page.ts';

/** The pages of the site as finished responses. */
export interface PageStore {
  /** The page at exactly this path, without a query string; undefined also if it is not rendered yet. */
  get(path: string): StoredResponse | undefined;
  /** The page at exactly this path, if it is not rendered yet: it is rendered next. */
  getSoon(path: string): Promise<StoredResponse> | undefined;
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
  unknownPath(language: LanguageCode): Promise<StoredResponse>;
  /** What those who are not served get in the portal's place, status 451. */
  refusal(language: LanguageCode, path: PortalPath): Promise<StoredResponse>;
  /** The contact page after a form was posted: rendered for one visitor and not kept. Rejects with what the page throws. */
  contactPage(
    language: LanguageCode,
    outcome: ContactOutcome,
    status: number,
  ): Promise<StoredResponse>;
  /**
   * Differs whenever a response under this path may, for any query string. Undefined if there is no response yet, or none that a
   * cache may keep.
   */
  versionOf(path: string): string | undefined;
  /** Renders the pages that show this content, or all pages, again; a page that fails keeps its last good response. */
  rerender(changed: readonly ContentKind[] | 'everything'): Promise<void>;
  /** Resolves when no visitor waits for a page to be rendered. */
  whenFree(): Promise<void>;
  /** Resolves when every page is rendered. */
  readonly complete: Promise<void>;
  readonly isComplete: boolean;
  /** What it holds now. */
  figures(): PageStoreFigures;
  paths(): readonly string[];
}

export interface PageStoreFigures {
  stored: HeldPages;
  queryString: HeldPages;
  /** Of an earlier process or the build: they needed no rendering. */
  kept: number;
}

/** Where a page store gets its responses from: memory (`stored-pages.ts`) or the renderer (`pages-on-demand.ts`). */
export interface PageSource extends Omit<PageStore, 'getQueryStringPage' | 'paths'> {
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
  source: PageSource,
): PageStore {
  return {
    get: (path) => source.get(path),
    getSoon: (path) => source.getSoon(path),
    getQueryStringPage(path, queryString, waitForTurn) {
      const page = pages.get(path);
      if (!page) return undefined;
      const request = parsePageRequest(page, queryString);
      switch (request.kind) {
        case 'stored':
          return undefined;
        case 'refused':
          return source.unknownPath(page.language);
        case 'queryString':
          return source.getQueryStringPage(path, page, request.queryString, waitForTurn);
      }
    },
    unknownPath: (language) => source.unknownPath(language),
    refusal: (language, path) => source.refusal(language, path),
    contactPage: (language, outcome, status) => source.contactPage(language, outcome, status),
    versionOf: (path) => source.versionOf(path),
    rerender: (changed) => source.rerender(changed),
    whenFree: () => source.whenFree(),
    complete: source.complete,
    get isComplete() {
      return source.isComplete;
    },
    figures: () => source.figures(),
    paths: () => [...pages.keys()],
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '../../core/domain/audience.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import { createPageFailures } from './failure-page.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import type { RenderSettings } from './render-settings.ts';
import { createRenderNow, type PageContext } from './rendering.ts';

const nothing = { pages: 0, bytes: 0 };

/** Renders a page at each request, for development and tests. */
export function createPagesOnDemand(
  settings: RenderSettings,
  assets: RenderContext['assets'],
  pageContext: () => PageContext,
  log: Log,
  audience: Audience = 'served',
): PageStore {
  const pages = pagesByPath(settings.defaultLanguage, audience);
  const renderNow = createRenderNow(settings, assets);
  const failurePageOf = createPageFailures(settings, log);

  function render(page: PageKey, queryString?: string): StoredResponse {
    try {
      const { status, body, headers } = renderNow(
        { kind: 'page', page, ...(queryString === undefined ? {} : { queryString }) },
        pageContext(),
      );
      return uncompressedResponse(status, body, headers);
    } catch (error) {
      return failurePageOf(page, error);
    }
  }

  return createPageStore(pages, {
    get(path) {
      const page = pages.get(path);
      return page && render(page);
    },
    getSoon: () => undefined,
    unknownPath: (language) =>
      Promise.resolve(render({ routeName: undefined, language, audience })),
    refusal: (language, refusedPath) =>
      Promise.resolve(render({ routeName: undefined, language, audience, refusedPath })),
    async getQueryStringPage(_path, page, queryString, waitForTurn) {
      await waitForTurn();
      return render(page, queryString);
    },
    async contactPage(language, outcome, status) {
      await nextTurn();
      const page = renderNow(
        { kind: 'contactPage', page: { language, audience }, outcome, status },
        pageContext(),
      );
      return uncompressedResponse(page.status, page.body, page.headers);
    },
    versionOf: () => undefined,
    rerender: () => Promise.resolve(),
    whenFree: () => Promise.resolve(),
    complete: Promise.resolve(),
    isComplete: true,
    figures: () => ({ stored: nothing, queryString: nothing, kept: 0 }),
  });
}

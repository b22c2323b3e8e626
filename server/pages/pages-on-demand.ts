import type { RenderContext } from '../../site/render-page.tsx';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import { createSiteSearch } from '../site-search/site-search.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import { createPageRenderer, type RenderSettings } from './page-renderer.ts';
import { createPageStore, type PageSource, type PageStore } from './page-store.ts';

/** Renders a page at each request, for development and tests. */
export function createPagesOnDemand(
  settings: RenderSettings,
  renderContext: () => RenderContext,
  log: Log,
): PageStore {
  const pages = pagesByPath(settings.defaultLanguage);
  const renderer = createPageRenderer(settings, renderContext, log);

  function render(
    page: PageKey,
    extra?: Pick<RenderContext, 'queryString' | 'search'>,
  ): StoredResponse {
    try {
      const { status, body, headers } = renderer.render(page, extra);
      return uncompressedResponse(status, body, headers);
    } catch (error) {
      return renderer.fail(page, error);
    }
  }

  const get: PageSource['get'] = (path) => {
    const page = pages.get(path);
    return page && render(page);
  };
  const search = createSiteSearch(get, renderContext);

  return createPageStore(pages, renderer, {
    get,
    unknownPath: (language) => render({ routeName: undefined, language }),
    async getQueryStringPage(_path, page, queryString, waitForTurn) {
      await waitForTurn();
      return render(page, { queryString, search });
    },
    rerender: () => Promise.resolve(),
  });
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { routes, type Route } from '../../site/routes.tsx';
import { compressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import { createSiteSearch } from '../site-search/site-search.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import { createPageRenderer, type RenderSettings } from './page-renderer.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { createQueryStringPageCache } from './query-string-page.ts';

const defaultMaxQueryStringPages = 200;

/**
 * Renders every page in every language, and keeps the finished responses in memory.
 * @param renderContext called at every rendering, so that pages follow the content
 */
export async function createStoredPages(
  settings: RenderSettings,
  renderContext: () => RenderContext,
  log: Log,
  maxQueryStringPages = defaultMaxQueryStringPages,
): Promise<PageStore> {
  const pages = pagesByPath(settings.defaultLanguage);
  const renderer = createPageRenderer(settings, renderContext, log);
  const pageResponses = new Map<string, StoredResponse>();
  const unknownPathResponses = new Map<LanguageCode, StoredResponse>();
  const queryStringPages = createQueryStringPageCache(maxQueryStringPages);
  const search = createSiteSearch((path) => pageResponses.get(path), renderContext);

  /** A page that fails keeps its last good response. */
  async function store<Key>(
    responses: Map<Key, StoredResponse>,
    key: Key,
    page: PageKey,
  ): Promise<void> {
    try {
      const { status, body, headers } = renderer.render(page);
      responses.set(key, await compressedResponse(status, body, headers));
    } catch (error) {
      const failure = renderer.fail(page, error);
      if (!responses.has(key)) responses.set(key, failure);
    }
  }

  async function storePages(isWanted: (route: Route) => boolean): Promise<void> {
    const wanted = [...pages].filter(
      ([, { routeName }]) => routeName && isWanted(routes[routeName]),
    );
    const storing: Promise<void>[] = [];
    for (const [path, page] of wanted) {
      storing.push(store(pageResponses, path, page));
      // Requests are served between two pages, not after the last one.
      await nextTurn();
    }
    await Promise.all(storing);
  }

  async function storeUnknownPaths(): Promise<void> {
    await Promise.all(
      languageCodes.map((language) =>
        store(unknownPathResponses, language, { routeName: undefined, language }),
      ),
    );
  }

  async function renderQueryStringPage(
    page: PageKey,
    queryString: string,
    waitForTurn: () => Promise<void>,
  ): Promise<StoredResponse> {
    await waitForTurn();
    try {
      const { status, body, headers } = renderer.render(page, { queryString, search });
      return await compressedResponse(status, body, headers, 'fast');
    } catch (error) {
      return renderer.fail(page, error);
    }
  }

  await storePages(() => true);
  await storeUnknownPaths();

  return createPageStore(pages, renderer, {
    get: (path) => pageResponses.get(path),
    unknownPath(language) {
      const response = unknownPathResponses.get(language);
      if (!response) throw new Error(`The error page in '${language}' is not stored`);
      return response;
    },
    getQueryStringPage: (path, page, queryString, waitForTurn) =>
      queryStringPages.get(path + queryString, () =>
        renderQueryStringPage(page, queryString, waitForTurn),
      ),
    async rerender(changed) {
      if (changed.length === 0) return;
      queryStringPages.clear();
      // The shell of every page shows the notice.
      const everyPage = changed === 'everything' || changed.includes('siteNotice');
      await storePages(
        ({ content }) => everyPage || changed.some((kind) => content?.includes(kind)),
      );
      if (everyPage) await storeUnknownPaths();
      // Again, for pages whose rendering began with the old content.
      queryStringPages.clear();
    },
  });
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '../../core/domain/audience.ts';
import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SearchResults } from '../../core/domain/search-result.ts';
import type { ContentKind, SiteContent } from '../../core/domain/site-content.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { itemLists } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { routes, shellContent, type Route } from '../../site/routes.ts';
import { cachePolicies } from '../http/headers.ts';
import {
  compressedResponse,
  uncompressedResponse,
  type StoredResponse,
} from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { createSiteSearch } from '../site-search/site-search.ts';
import { itemsByPath, pagesByPath, type PageKey } from './page-key.ts';
import { failurePage } from './plain-pages.ts';
import { renderResponse } from './render-response.ts';

export interface PagesOptions {
  settings: Settings;
  /** The content of the pages, the same object until it changes. */
  context: () => RenderContext;
  log: Log;
  audience?: Audience;
  onRenderingFailed?: (() => void) | undefined;
}

/** The pages of the site for one audience, as finished responses in memory. */
export type Pages = ReturnType<typeof createPages>;

export function createPages({
  settings,
  context,
  log,
  audience = 'served',
  onRenderingFailed = () => {},
}: PagesOptions) {
  const render = (page: PageKey, shown: RenderContext) =>
    renderResponse(page, { ...shown, audience }, settings);
  const compressed = (page: PageKey, shown: RenderContext): Promise<StoredResponse> => {
    const { status, body, headers } = render(page, shown);
    return compressedResponse(status, body, headers);
  };
  /** The failure page in the place of a page that could not be rendered. */
  function failurePageOf({ routeName, language }: PageKey, error: unknown): StoredResponse {
    onRenderingFailed();
    log.error('A page could not be rendered', {
      page: routeName ?? 'unknown path',
      language,
      error: messageOf(error),
    });
    return failurePage(error, settings);
  }
  const errorPage = (language: LanguageCode, isRefusal = false): PageKey => ({
    routeName: undefined,
    language,
    isRefusal,
  });
  // Paths begin with a slash.
  const errorKey = ({ isRefusal, language }: PageKey): string =>
    `${isRefusal ? 'refusal' : 'error'} ${language}`;
  const fixedPages: ReadonlyMap<string, PageKey> = new Map([
    ...pagesByPath(settings.defaultLanguage),
    ...(audience === 'served' ? [false] : [false, true])
      .flatMap((isRefusal) => languageCodes.map((language) => errorPage(language, isRefusal)))
      .map((page): [string, PageKey] => [errorKey(page), page]),
  ]);
  /** The fixed pages and those of articles and campaigns, which come and go. */
  let everyPage = fixedPages;
  let paths: readonly string[] = [];
  let knownContent: SiteContent | undefined;
  function followItems(): void {
    const { content } = context();
    if (content === knownContent) return;
    knownContent = content;
    // A fixed page is shown rather than an item of the same path.
    const items = itemsByPath(content, settings.defaultLanguage);
    everyPage = new Map([...fixedPages, ...items, ...fixedPages]);
    paths = [...everyPage.keys()].filter((key) => key.startsWith('/'));
    for (const key of responses.keys()) if (!everyPage.has(key)) responses.delete(key);
  }
  const responses = new Map<string, StoredResponse>();
  /** True from the first `renderAll`. Without it, as in development and tests, a page is rendered when it is first requested. */
  let rendersAll = false;
  const siteSearch = createSiteSearch((path) => responses.get(path));

  /** Never rejects. @returns the failure page, which is not kept, if the page throws */
  async function store(key: string, page: PageKey): Promise<StoredResponse> {
    try {
      const shown = context();
      const response = await compressed(page, shown);
      // The content has changed meanwhile: no older page is kept in the place of a newer one.
      if (shown !== context()) return await store(key, page);
      responses.set(key, response);
      return response;
    } catch (error) {
      return failurePageOf(page, error);
    }
  }

  let storing = Promise.resolve();
  const waiting = new Set<string>();
  /** The path of the newest request. If it waits to be stored, it is next: its reader sees the older page until then. */
  let requested = '';
  /** Stores pages one after another, when those of earlier calls are stored. Requests are served between two pages. */
  function storeInTurns(wanted: () => readonly string[]): Promise<void> {
    storing = storing.then(async () => {
      for (const key of wanted()) waiting.add(key);
      while (waiting.size > 0) {
        await nextTurn();
        const [first = ''] = waiting;
        const key = waiting.has(requested) ? requested : first;
        waiting.delete(key);
        const page = everyPage.get(key);
        if (page) await store(key, page);
      }
    });
    return storing;
  }

  /** The page in memory. Without one, it is rendered: the site has just started, or its rendering has failed. */
  const findOrRender = async (key: string, page: PageKey): Promise<StoredResponse> =>
    responses.get(key) ?? store(key, page);
  const findErrorPage = (page: PageKey) => findOrRender(errorKey(page), page);

  /** In development, a search needs pages that nobody has requested: those of its language alone take seconds. */
  async function prepareSearch(language: LanguageCode): Promise<void> {
    if (rendersAll) return;
    const isMissing = ([path, page]: [string, PageKey]): boolean =>
      page.language === language && !responses.has(path);
    await storeInTurns(() => [...fixedPages].filter(isMissing).map(([path]) => path));
  }

  async function renderQueryPage(page: PageKey, queryString: string): Promise<StoredResponse> {
    if (page.routeName === 'search') await prepareSearch(page.language);
    const shown = context();
    try {
      return await compressed(page, {
        ...shown,
        queryString,
        search: (language, query) => siteSearch(language, query, shown),
      });
    } catch (error) {
      return failurePageOf(page, error);
    }
  }

  return {
    /** Paths of all pages. */
    paths(): readonly string[] {
      followItems();
      return paths;
    },
    /** The finished page at this path; undefined for any other path, and until the page has rendered. */
    get: (path: string): StoredResponse | undefined => responses.get(path),
    /**
     * The page at this path for this query string; undefined for any other path. What is in memory is returned as it is, else a
     * function that makes it, for which the request waits its turn. A query string that the page's route refuses gets the page
     * of an unknown path.
     */
    find(
      path: string,
      queryString: string,
    ): StoredResponse | (() => Promise<StoredResponse>) | undefined {
      followItems();
      const page = everyPage.get(path);
      if (!page) return undefined;
      requested = path;
      const route: Route | undefined = page.routeName && routes[page.routeName];
      const canonical = route?.canonicalQueryString ? route.canonicalQueryString(queryString) : '';
      if (canonical === undefined) return () => findErrorPage(errorPage(page.language));
      if (canonical !== '') return () => renderQueryPage(page, canonical);
      return responses.get(path) ?? (() => findOrRender(path, page));
    },
    /** The error page of an unknown path, status 404. */
    unknownPath: (language: LanguageCode) => findErrorPage(errorPage(language)),
    /** The page in the portal's place for those who are not served, status 451. */
    refusal: (language: LanguageCode) => findErrorPage(errorPage(language, true)),
    /** The contact page after a form was posted: rendered for one visitor and not kept. Rejects with what the page throws. */
    async contactPage(
      language: LanguageCode,
      outcome: ContactOutcome,
      status: number,
    ): Promise<StoredResponse> {
      await nextTurn();
      const shown = context();
      const contact = { ...shown.contact, outcome };
      // The page repeats what the visitor wrote: no third party's script sees it.
      const { body, headers } = render(
        { routeName: 'contact', language },
        { ...shown, contact, analytics: undefined, tags: [] },
      );
      return uncompressedResponse(status, body, {
        ...headers,
        'cache-control': cachePolicies.never,
      });
    },
    /** Searches the pages. */
    async search(language: LanguageCode, query: string): Promise<SearchResults> {
      await prepareSearch(language);
      return siteSearch(language, query, context());
    },
    /** Renders every page that is not in memory: all at the start, later those that failed. */
    renderAll() {
      rendersAll = true;
      followItems();
      return storeInTurns(() => [...everyPage.keys()].filter((key) => !responses.has(key)));
    },
    /** Renders the pages that show this content again; one that fails keeps its last good response. */
    async refresh(changed: readonly ContentKind[] | 'everything'): Promise<void> {
      followItems();
      const isChanged = (kind: ContentKind): boolean =>
        changed === 'everything' || changed.includes(kind);
      const showsChange = ({ routeName, item }: PageKey): boolean => {
        const route: Route | undefined = routeName && routes[routeName];
        const own = item ? [itemLists[item.kind]] : [];
        return [...shellContent, ...own, ...(route?.content ?? [])].some(isChanged);
      };
      await storeInTurns(() =>
        [...everyPage].flatMap(([key, page]) =>
          showsChange(page) && (rendersAll || responses.has(key)) ? [key] : [],
        ),
      );
    },
    /** False while `renderAll` has pages to render, and after it if one has failed. */
    get isComplete(): boolean {
      return !rendersAll || [...fixedPages.keys()].every((key) => responses.has(key));
    },
  };
}

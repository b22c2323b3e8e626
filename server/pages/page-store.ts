import type { ContentKind } from '../../contract/site-content.ts';
import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { widgetHosts } from '../../site/embeds/provider.ts';
import { pagePath } from '../../site/i18n/links.ts';
import { freshForm, type ContactOutcome } from '../../contract/contact-outcome.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.tsx';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createSiteSearch } from '../site-search/site-search.ts';
import {
  uncompressedResponse,
  compressedResponse,
  type StoredResponse,
} from './stored-response.ts';
import { failurePage } from './failure-page.ts';
import { cachePolicies, contentSecurityPolicy, securityHeaders } from './headers.ts';

type StoreSettings = Pick<
  Settings,
  'publicOrigin' | 'defaultLanguage' | 'pageCacheSeconds' | 'widgets'
>;

export interface PageStore {
  /** The finished page at exactly this path. */
  get(path: string): StoredResponse | undefined;
  /**
   * The page as the query asks for it, where its route reads the query: rendered when it is asked for. Undefined: the query
   * changes nothing here. What the route refuses is an unknown path.
   */
  getQueryPage(path: string, search: string): Promise<StoredResponse> | undefined;
  /** The error page of an unknown path, status 404. */
  unknownPath(language: LanguageCode): StoredResponse;
  /** The contact page after a form was posted: made for one visitor, kept nowhere. */
  contactPage(language: LanguageCode, outcome: ContactOutcome, status: number): StoredResponse;
  /** Renders again what shows this content; a page that fails keeps its last good bytes. */
  rerender(changed: readonly ContentKind[]): Promise<void>;
  paths(): readonly string[];
}

interface PageKey {
  /** Undefined: the error page of an unknown path. */
  routeName: RouteName | undefined;
  language: LanguageCode;
}

/** Every page of every language by its path. */
function pagesByPath(settings: StoreSettings): Map<string, PageKey> {
  return new Map(
    routeNames.flatMap((routeName) =>
      languageCodes.map((language) => [
        pagePath(language, routeName, settings.defaultLanguage),
        { routeName, language },
      ]),
    ),
  );
}

/** Status, bytes and headers of one page, before compression. @throws what the page throws */
function renderParts(
  { routeName, language }: PageKey,
  context: RenderContext,
  settings: StoreSettings,
): [number, Buffer, Record<string, string>] {
  const page = renderPage(routeName, language, context);
  const mailProvider = routeName === 'contact' ? context.contact?.sending.outsideOrigin : undefined;
  return [
    page.status,
    Buffer.from(page.html),
    {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(page.inlineScripts, settings, {
        widgets: page.embeds > 0 ? widgetHosts(settings.widgets.origin) : undefined,
        connections: mailProvider ? [mailProvider] : [],
      }),
      'cache-control': cachePolicies.page(settings.pageCacheSeconds),
      ...securityHeaders(settings),
    },
  ];
}

/** Variants kept for those who come next: a link that is passed around. Beyond this the longest unused goes. */
const defaultMaxQueryPages = 200;

/** What a query asks of a path: '' the plain page, undefined what the route refuses; null where the query is ignored. */
function readQuery({ routeName }: PageKey, search: string): string | undefined | null {
  const route: Route | undefined = routeName && routes[routeName];
  return route?.canonicalQuery ? route.canonicalQuery(search) : null;
}

function renderContactAnswer(
  language: LanguageCode,
  outcome: ContactOutcome,
  status: number,
  context: RenderContext,
  settings: StoreSettings,
): StoredResponse {
  const [, body, headers] = renderParts(
    { routeName: 'contact', language },
    { ...context, contact: { ...(context.contact ?? freshForm), outcome } },
    settings,
  );
  return uncompressedResponse(status, body, { ...headers, 'cache-control': cachePolicies.never });
}

function reportFailure(log: Log, { routeName, language }: PageKey, error: unknown): void {
  log.error('A page could not be rendered', {
    page: routeName ?? 'unknown path',
    language,
    cause: error instanceof Error ? error.message : String(error),
  });
}

/**
 * Renders every page in every language into finished answers.
 * @param renderContext read anew at every rendering, so that pages follow the content
 */
export async function createPageStore(
  settings: StoreSettings,
  renderContext: () => RenderContext,
  log: Log,
  maxQueryPages = defaultMaxQueryPages,
): Promise<PageStore> {
  const pages = new Map<string, StoredResponse>();
  const unknown = new Map<LanguageCode, StoredResponse>();
  const addresses = pagesByPath(settings);

  async function keep<Key>(
    store: Map<Key, StoredResponse>,
    key: Key,
    address: PageKey,
  ): Promise<void> {
    try {
      store.set(key, await compressedResponse(...renderParts(address, renderContext(), settings)));
    } catch (error) {
      reportFailure(log, address, error);
      if (!store.has(key)) store.set(key, failurePage(error, settings));
    }
  }

  async function renderAll(wanted: (route: Route) => boolean): Promise<void> {
    const chosen = [...addresses].filter(
      ([, { routeName }]) => routeName !== undefined && wanted(routes[routeName]),
    );
    await Promise.all(chosen.map(([path, address]) => keep(pages, path, address)));
  }

  async function renderUnknown(): Promise<void> {
    await Promise.all(
      languageCodes.map((language) => keep(unknown, language, { routeName: undefined, language })),
    );
  }

  await renderAll(() => true);
  await renderUnknown();

  const siteSearch = createSiteSearch((path) => pages.get(path), renderContext);
  const variants = new Map<string, Promise<StoredResponse>>();
  async function renderVariant(address: PageKey, query: string): Promise<StoredResponse> {
    try {
      return await compressedResponse(
        ...renderParts(address, { ...renderContext(), query, search: siteSearch }, settings),
        'passing',
      );
    } catch (error) {
      reportFailure(log, address, error);
      return failurePage(error, settings);
    }
  }

  return {
    get: (path) => pages.get(path),
    getQueryPage(path, search) {
      const address = addresses.get(path);
      const query = address ? readQuery(address, search) : null;
      if (!address || query === null || query === '') return undefined;
      if (query === undefined)
        return Promise.resolve(unknown.get(address.language) as StoredResponse);
      const key = path + query;
      const response = variants.get(key) ?? renderVariant(address, query);
      // A Map keeps the order of insertion: the first is the longest unused.
      variants.delete(key);
      variants.set(key, response);
      if (variants.size > maxQueryPages) variants.delete(variants.keys().next().value as string);
      return response;
    },
    unknownPath: (language) => unknown.get(language) as StoredResponse,
    contactPage: (language, outcome, status) =>
      renderContactAnswer(language, outcome, status, renderContext(), settings),
    async rerender(changed) {
      variants.clear();
      // The shell shows it.
      const everywhere = changed.includes('siteNotice');
      await renderAll(
        (route) => everywhere || changed.some((kind) => route.content?.includes(kind)),
      );
      if (everywhere) await renderUnknown();
      // One that was begun with the old content.
      variants.clear();
    },
    paths: () => [...addresses.keys()],
  };
}

/** Renders a page when it is asked for, each time anew: for development. */
export function createPagesOnDemand(
  settings: StoreSettings,
  renderContext: () => RenderContext,
  log: Log,
): PageStore {
  const addresses = pagesByPath(settings);
  const render = (address: PageKey, query = ''): StoredResponse => {
    try {
      return uncompressedResponse(
        ...renderParts(address, { ...renderContext(), query, search: siteSearch }, settings),
      );
    } catch (error) {
      reportFailure(log, address, error);
      return failurePage(error, settings);
    }
  };
  const at = (path: string): StoredResponse | undefined => {
    const address = addresses.get(path);
    return address && render(address);
  };
  const siteSearch = createSiteSearch(at, renderContext);
  return {
    get: at,
    getQueryPage: (path, search) => {
      const address = addresses.get(path);
      const query = address ? readQuery(address, search) : null;
      if (!address || query === null || query === '') return undefined;
      return Promise.resolve(
        query === undefined
          ? render({ routeName: undefined, language: address.language })
          : render(address, query),
      );
    },
    unknownPath: (language) => render({ routeName: undefined, language }),
    contactPage: (language, outcome, status) =>
      renderContactAnswer(language, outcome, status, renderContext(), settings),
    rerender: () => Promise.resolve(),
    paths: () => [...addresses.keys()],
  };
}

import { languageCodes, type LanguageCode } from '../../site/facts/languages.ts';
import type { ContentKind } from '../../site/content.ts';
import { pagePath } from '../../site/i18n/links.ts';
import { renderPage, type RenderContext } from '../../site/render-page.tsx';
import { routeNames, routes, type Route, type RouteName } from '../../site/routes.tsx';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { storeAnswer, type StoredAnswer } from './answer.ts';
import { cachePolicies, contentSecurityPolicy, securityHeaders } from './headers.ts';
import { failurePage } from './failure-page.ts';

type StoreSettings = Pick<Settings, 'publicOrigin' | 'defaultLanguage' | 'pageCache'>;

export interface PageStore {
  /** The finished page at exactly this path. */
  at(path: string): StoredAnswer | undefined;
  /** The error page of an unknown path, status 404. */
  unknownPath(language: LanguageCode): StoredAnswer;
  /** Renders again what shows this content; a page that fails keeps its last good bytes. */
  renderAgain(changed: readonly ContentKind[]): Promise<void>;
  paths(): readonly string[];
}

/**
 * Renders every page in every language into finished answers.
 * @param renderContext read anew at every rendering, so that pages follow the content
 */
export async function createPageStore(settings: StoreSettings, renderContext: () => RenderContext, log: Log): Promise<PageStore> {
  const pages = new Map<string, StoredAnswer>();
  const unknown = new Map<LanguageCode, StoredAnswer>();

  async function render(routeName: RouteName | undefined, language: LanguageCode): Promise<StoredAnswer> {
    const page = renderPage(routeName, language, renderContext());
    return storeAnswer(page.status, Buffer.from(page.html), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(page.inlineScripts, settings),
      'cache-control': cachePolicies.page(settings.pageCache),
      ...securityHeaders(settings),
    });
  }

  async function keep<Key>(store: Map<Key, StoredAnswer>, key: Key, routeName: RouteName | undefined, language: LanguageCode): Promise<void> {
    try {
      store.set(key, await render(routeName, language));
    } catch (error) {
      log.error('A page could not be rendered', { page: routeName ?? 'unknown path', language, cause: error instanceof Error ? error.message : String(error) });
      if (!store.has(key)) store.set(key, await failurePage(error, settings));
    }
  }

  async function renderAll(wanted: (route: Route) => boolean): Promise<void> {
    await Promise.all(
      routeNames
        .filter((name) => wanted(routes[name]))
        .flatMap((name) => languageCodes.map((language) => keep(pages, pagePath(language, name, settings.defaultLanguage), name, language))),
    );
  }

  await renderAll(() => true);
  await Promise.all(languageCodes.map((language) => keep(unknown, language, undefined, language)));

  return {
    at: (path) => pages.get(path),
    unknownPath: (language) => unknown.get(language) as StoredAnswer,
    renderAgain: (changed) => renderAll((route) => changed.some((kind) => route.content?.includes(kind))),
    paths: () => [...pages.keys()],
  };
}

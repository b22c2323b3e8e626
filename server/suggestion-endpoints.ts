import { suggestionsPath } from '../core/domain/api-paths.ts';
import { languageCodes, type LanguageCode } from '../core/domain/languages.ts';
import { indexedRoutes, pagePath, type RouteName } from '../site/paths.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import { cachePolicies } from './http/headers.ts';
import { compressedResponse, toResponse, type StoredResponse } from './http/stored-response.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { PageStore } from './pages/page-store.ts';
import type { Endpoint } from './routing/endpoint.ts';
import type { Settings } from './settings.ts';
import { createSuggestionIndex } from './site-search/suggestion-index.ts';

interface SuggestionOptions {
  settings: Settings;
  content: Pick<ContentKeeper, 'current'>;
  pages: Pick<PageStore, 'get' | 'getSoon'>;
}

/** `GET /api/search-suggestions-…`: what the search dialog suggests, made again once a page of the language was rendered again. */
export function suggestionEndpoints({ settings, content, pages }: SuggestionOptions): Endpoint[] {
  const kept = new Map<
    LanguageCode,
    { pages: readonly (StoredResponse | undefined)[]; response: Promise<StoredResponse> }
  >();

  const pageOf = async (
    route: RouteName,
    language: LanguageCode,
  ): Promise<StoredResponse | undefined> => {
    const path = pagePath(language, route, settings.defaultLanguage);
    return pages.get(path) ?? (await pages.getSoon(path));
  };

  async function responseIn(language: LanguageCode): Promise<StoredResponse> {
    const stored = await Promise.all(indexedRoutes.map((route) => pageOf(route, language)));
    const latest = kept.get(language);
    if (latest?.pages.every((page, index) => page === stored[index])) return latest.response;
    const index = createSuggestionIndex(language, {
      content: content.current,
      linkSettings: linkSettingsOf(settings),
      pageOf: (route) => stored[indexedRoutes.indexOf(route)],
    });
    const response = compressedResponse(200, Buffer.from(JSON.stringify(index)), {
      'content-type': 'application/json',
      'cache-control': cachePolicies.content,
    });
    kept.set(language, { pages: stored, response });
    return response;
  }

  return languageCodes.map((language) => ({
    kind: 'read',
    path: suggestionsPath(language),
    handler: async (request) => toResponse(await responseIn(language), request),
  }));
}

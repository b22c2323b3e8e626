import { searchDataPath, searchPath } from '../../core/domain/api-paths.ts';
import { isLanguageCode, languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { parseSearchQuery } from '../../core/domain/search-query.ts';
import type { SuggestionList } from '../../core/domain/search-result.ts';
import { indexedRoutes, pagePath, type RouteName } from '../../site/paths.ts';
import { suggestionsOf } from '../../site/search/search.ts';
import { errorResponse } from '../content-service/envelope.ts';
import { cachePolicies } from '../http/headers.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import type { TurnQueue } from '../routing/turn-queue.ts';
import {
  createSiteSearch,
  popularPages,
  searchData,
  type FinishedPage,
  type SearchedContent,
} from './site-search.ts';

interface SearchEndpointOptions {
  pages: Pick<PageStore, 'get' | 'getSoon'>;
  /** What the pages show now. */
  searched: () => SearchedContent;
  queue: Pick<TurnQueue, 'waitForTurn'>;
}

const headers = { 'cache-control': cachePolicies.content };

/** `GET /api/search` for the search dialog, and for the static export all that can be found. */
export function searchEndpoints({ pages, searched, queue }: SearchEndpointOptions): Endpoint[] {
  const finished = new Map<string, FinishedPage>();
  const search = createSiteSearch((path) => finished.get(path));
  const pathOf = (language: LanguageCode, route: RouteName): string =>
    pagePath(language, route, searched().linkSettings.defaultLanguage);
  async function readPages(language: LanguageCode): Promise<void> {
    await Promise.all(
      indexedRoutes.map(async (route) => {
        const path = pathOf(language, route);
        const page = pages.get(path) ?? (await pages.getSoon(path));
        if (page) finished.set(path, page);
      }),
    );
  }
  return [
    {
      kind: 'read',
      path: searchPath,
      async handler(request, { ip }) {
        const { search: queryString, searchParams } = new URL(request.url);
        const language = searchParams.get('language') ?? '';
        if (!isLanguageCode(language))
          return errorResponse(
            400,
            'ValidationError',
            `'language' is one of ${languageCodes.join(', ')}`,
            { 'cache-control': cachePolicies.never },
          );
        const query = parseSearchQuery(queryString);
        if (query !== '') {
          await readPages(language);
          await queue.waitForTurn(ip);
        }
        const list: SuggestionList = {
          suggestions:
            query === ''
              ? popularPages(language, searched())
              : suggestionsOf(search(language, query, searched()), query),
        };
        return Response.json(list, { headers });
      },
    },
    ...languageCodes.map((language): Endpoint => ({
      kind: 'read',
      path: searchDataPath(language),
      async handler() {
        await readPages(language);
        const data = searchData(language, searched(), (route) =>
          finished.get(pathOf(language, route)),
        );
        return Response.json(data, { headers });
      },
    })),
  ];
}

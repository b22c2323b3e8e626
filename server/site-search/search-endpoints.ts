import { searchDataPath, searchPath } from '../../core/domain/api-paths.ts';
import { isLanguageCode, languageCodes } from '../../core/domain/languages.ts';
import { parseSearchQuery } from '../../core/domain/search-query.ts';
import type { SuggestionList } from '../../core/domain/search-result.ts';
import { suggestionsOf } from '../../site/search/search.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import { errorResponse } from '../http/plain-responses.ts';
import type { Pages } from '../pages/pages.ts';
import { popularPages, searchData, type SearchedContent } from './site-search.ts';

const headers = { 'cache-control': cachePolicies.content };

/** `GET /api/search` for the search dialog, and for the static export all that can be found. */
export function searchEndpoints(
  pages: Pick<Pages, 'get' | 'search'>,
  context: () => SearchedContent,
): Endpoint[] {
  return [
    {
      kind: 'read',
      path: searchPath,
      takesTurn: true,
      async handler(request) {
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
        const list: SuggestionList = {
          suggestions:
            query === ''
              ? popularPages(language, context())
              : suggestionsOf(await pages.search(language, query), query),
        };
        return Response.json(list, { headers });
      },
    },
    ...languageCodes.map((language): Endpoint => ({
      kind: 'read',
      path: searchDataPath(language),
      handler() {
        return Response.json(searchData(language, context(), pages.get), { headers });
      },
    })),
  ];
}

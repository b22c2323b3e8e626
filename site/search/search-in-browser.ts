import { searchDataPath } from '../../core/domain/api-paths.ts';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import type { SearchResults, Suggestion } from '../../core/domain/search-result.ts';
import { mapTiers, type Tier } from '../../core/domain/tiers.ts';
import { createSpecList, type NameTable } from '../../core/specs/spec-list.ts';
import { pagePath, renamePaths, type paths as pagePaths } from '../paths.ts';
import { createSearchIndex, type SearchEntry } from './search-index.ts';
import { search } from './search.ts';

/** Everything that can be found in a language, as JSON. */
export interface SearchData {
  defaultLanguage: LanguageCode;
  paths: typeof pagePaths;
  entries: readonly SearchEntry[];
  popular: readonly Suggestion[];
  names: NameTable;
  lists: Record<Tier, readonly SpecRow[] | undefined>;
}

export interface BrowserSearch {
  popular: readonly Suggestion[];
  find: (query: string) => SearchResults;
}

/** The server's search, for a folder of files without a server. */
export async function loadSearch(language: LanguageCode): Promise<BrowserSearch> {
  const response = await fetch(searchDataPath(language));
  if (!response.ok) throw new Error(`${response.url} responded with status ${response.status}`);
  const { defaultLanguage, paths, entries, popular, names, lists }: SearchData =
    await response.json();
  renamePaths(paths);
  const index = createSearchIndex(entries, language);
  const specLists = mapTiers((tier) => {
    const rows = lists[tier];
    return rows && createSpecList(tier, rows, names, languageByCode(language));
  });
  return {
    popular,
    find: (query) =>
      search(query, {
        index,
        listOf: (tier) => specLists[tier],
        pageHref: (route) => pagePath(language, route, defaultLanguage),
      }),
  };
}

import { searchPath } from '../../core/domain/api-paths.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { Suggestion, SuggestionList } from '../../core/domain/search-result.ts';
import type { BrowserSearch } from './search-in-browser.ts';
import { suggestionsOf } from './search.ts';

let searchHere: Promise<BrowserSearch> | undefined;

/** Searches in the browser, where no server of ours runs. Its data is fetched once; a failure is tried again. */
export async function searchInBrowser(language: LanguageCode): Promise<BrowserSearch> {
  searchHere ??= import('./search-in-browser.ts').then(({ loadSearch }) => loadSearch(language));
  searchHere.catch(() => (searchHere = undefined));
  return searchHere;
}

/** @param query '' for the pages that visitors look for most */
export async function findSuggestions(
  query: string,
  language: LanguageCode,
  isStatic: boolean,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  if (isStatic) {
    const { popular, find } = await searchInBrowser(language);
    return query === '' ? popular : suggestionsOf(find(query), query);
  }
  const params = new URLSearchParams({ q: query, language });
  const response = await fetch(`${searchPath}?${params.toString()}`, { signal });
  if (!response.ok) throw new Error(`${response.url} responded with status ${response.status}`);
  const { suggestions }: SuggestionList = await response.json();
  return suggestions;
}

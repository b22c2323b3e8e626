import { longestSearch } from '../site/sections/longest-search.ts';

/** What an address asks to be searched for: at most so many characters, none of them cut in half. */
export function searchQueryOf(search: string): string {
  const asked = (new URLSearchParams(search).get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  return asked.length > longestSearch
    ? asked
        .slice(0, longestSearch)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
    : asked;
}

/** The one spelling of a search in the address; '' for the plain page. */
export function searchVariant(search: string): string {
  const query = searchQueryOf(search);
  return query && `?${new URLSearchParams({ q: query }).toString()}`;
}

/** Longer queries are truncated. */
export const maxSearchLength = 200;

/** Never splits a surrogate pair. */
export const truncateQuery = (query: string, maxLength: number): string =>
  query.length > maxLength ? query.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : query;

/** The query in the search part of a URL, with single spaces. */
export function parseSearchQuery(search: string): string {
  const query = (new URLSearchParams(search).get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  return truncateQuery(query, maxSearchLength).trim();
}

/** The canonical search part of a URL; '' for the page without results. */
export function canonicalSearchQuery(search: string): string {
  const query = parseSearchQuery(search);
  return query && `?${new URLSearchParams({ q: query }).toString()}`;
}

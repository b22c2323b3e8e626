/** Longer queries are truncated. */
export const maxSearchQueryLength = 200;

/** Never splits a surrogate pair. */
export const truncateQuery = (query: string, maxLength: number): string =>
  query.length > maxLength ? query.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : query;

/** The query in a URL's query string, with single spaces. */
export function parseSearchQuery(queryString: string): string {
  const query = (new URLSearchParams(queryString).get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  return truncateQuery(query, maxSearchQueryLength).trim();
}

/** '' for the page without results. */
export function canonicalSearchQueryString(queryString: string): string {
  const query = parseSearchQuery(queryString);
  return query && `?${new URLSearchParams({ q: query }).toString()}`;
}

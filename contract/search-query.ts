/** What is typed beyond this many characters is cut. */
export const maxSearchLength = 200;

/** What an address asks to be searched for: at most so many characters, none of them cut in half. */
export function searchQueryOf(search: string): string {
  const asked = (new URLSearchParams(search).get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  return asked.length > maxSearchLength
    ? asked
        .slice(0, maxSearchLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
    : asked;
}

/** The one spelling of a search in the address; '' for the plain page. */
export function canonicalSearchQuery(search: string): string {
  const query = searchQueryOf(search);
  return query && `?${new URLSearchParams({ q: query }).toString()}`;
}

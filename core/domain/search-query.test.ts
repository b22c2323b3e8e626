import { expect, test } from 'vitest';
import { parseSearchQuery, canonicalSearchQueryString } from './search-query.ts';

test.each([
  ['?q=gold', '?q=gold'],
  ['?utm_source=x&q=+gold++price+', '?q=gold+price'],
  ['?q=', ''],
  ['?q=%20%0A', ''],
  ['', ''],
  ['?p=gold', ''],
])("the canonical form of '%s' is '%s'", (queryString, canonical) => {
  expect(canonicalSearchQueryString(queryString)).toBe(canonical);
});

test('a long query is truncated without splitting a character', () => {
  expect(parseSearchQuery(`?q=${'a'.repeat(10_000)}`)).toHaveLength(200);
  const emoji = parseSearchQuery(`?q=${encodeURIComponent(`a${'🙂'.repeat(200)}`)}`);
  expect(emoji).toHaveLength(199);
  expect(emoji.isWellFormed()).toBe(true);
});

import { expect, test } from 'vitest';
import { parseSearchQuery, canonicalSearchQuery } from './search-query.ts';

test.each([
  ['?q=gold', '?q=gold'],
  ['?utm_source=x&q=+gold++price+', '?q=gold+price'],
  ['?q=', ''],
  ['?q=%20%0A', ''],
  ['', ''],
  ['?p=gold', ''],
])("'%s' is spelled '%s'", (search, canonical) => {
  expect(canonicalSearchQuery(search)).toBe(canonical);
});

test('a spelling reads as itself', () => {
  for (const query of ['杠杆 黄金', 'a&b=c', '100%', '+', '"<script>"']) {
    const canonical = canonicalSearchQuery(`?q=${encodeURIComponent(query)}`);
    expect(parseSearchQuery(canonical)).toBe(query);
    expect(canonicalSearchQuery(canonical)).toBe(canonical);
  }
});

test('what is too long is cut, and no character in half', () => {
  expect(parseSearchQuery(`?q=${'a'.repeat(10_000)}`)).toHaveLength(200);
  const emoji = parseSearchQuery(`?q=${encodeURIComponent(`a${'🙂'.repeat(200)}`)}`);
  expect(emoji).toHaveLength(199);
  expect(emoji.isWellFormed()).toBe(true);
});

import { expect, test } from 'vitest';
import { parseSearchQuery } from './search-query.ts';

test('a long query is truncated without splitting a character', () => {
  expect(parseSearchQuery(`?q=${'a'.repeat(10_000)}`)).toHaveLength(200);
  const emoji = parseSearchQuery(`?q=${encodeURIComponent(`a${'🙂'.repeat(200)}`)}`);
  expect(emoji).toHaveLength(199);
  expect(emoji.isWellFormed()).toBe(true);
});

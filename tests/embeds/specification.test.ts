import { expect, test } from 'vitest';
import { compareSettings } from './specification.ts';

test('the comparison finds what is wrong', () => {
  expect(
    compareSettings({ a: 1, b: [1], c: 2 }, { a: 1, b: [2], d: 3 }).filter(({ same }) => !same),
  ).toEqual([
    { key: 'b', specified: '[1]', found: '[2]', same: false },
    { key: 'c', specified: '2', found: '–', same: false },
    { key: 'd', specified: '–', found: '3', same: false },
  ]);
});

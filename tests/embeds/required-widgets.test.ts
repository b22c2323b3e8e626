import { expect, test } from 'vitest';
import { compareSettings } from './required-widgets.ts';

test('the comparison finds what is wrong', () => {
  expect(
    compareSettings({ a: 1, b: [1], c: 2 }, { a: 1, b: [2], d: 3 }).filter(({ same }) => !same),
  ).toEqual([
    { key: 'b', required: '[1]', found: '[2]', same: false },
    { key: 'c', required: '2', found: '–', same: false },
    { key: 'd', required: '–', found: '3', same: false },
  ]);
});

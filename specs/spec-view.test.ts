import { expect, test } from 'vitest';
import {
  cutQuery,
  maxQueryLength,
  plainView,
  searchOf,
  canonicalSpecsQuery,
  viewFrom,
  withClass,
  withQuery,
  withSort,
  withTier,
} from './spec-view.ts';

test.each([
  ['', ''],
  ['?tier=standard', ''],
  ['?tier=', ''],
  ['?tier=premium', '?tier=premium'],
  ['?q=EUR%2FUSD&product=forex', '?product=forex&q=EUR%2FUSD'],
  ['?q=+gold+', '?q=gold'],
  ['?sort=leverage&order=desc', '?sort=leverage&order=desc'],
  ['?sort=leverage&order=asc', '?sort=leverage'],
  ['?order=desc', ''],
  ['?page=3', '?page=3'],
  ['?product=&product=metal', ''],
  ['?product=metal&product=forex', '?product=metal'],
  // What is unknown is ignored.
  ['?page=0', ''],
  ['?page=-1', ''],
  ['?page=1e3', ''],
  ['?page=99999999999', ''],
  ['?sort=constructor&product=__proto__&utm_source=x', ''],
  ['?q=%E0%A4', '?q=%EF%BF%BD'],
])('%s is the view %s', (search, spelling) => {
  expect(canonicalSpecsQuery(search)).toBe(spelling);
});

test('a tier that does not exist is refused', () => {
  expect(viewFrom('?tier=gold')).toBeUndefined();
  expect(viewFrom('?tier=Premium')).toBeUndefined();
  expect(viewFrom('?tier=constructor')).toBeUndefined();
  expect(canonicalSpecsQuery('?tier=gold&q=x')).toBeUndefined();
});

test('a view and its address are the same thing', () => {
  const view = withSort(
    withQuery(withClass(withTier(plainView, 'elite'), 'crypto'), 'بيتكوين 比特币 🙂'),
    'contractSize',
  );
  expect(viewFrom(searchOf(view))).toEqual(view);
  expect(searchOf(plainView)).toBe('');
});

test('choosing a tier clears the filter, and nothing else', () => {
  const view = {
    ...withSort(withQuery(withClass(plainView, 'metals'), 'gold'), 'symbol'),
    page: 2,
  };
  expect(withTier(view, 'premium')).toEqual({
    ...view,
    tier: 'premium',
    instrumentClass: undefined,
    page: 1,
  });
});

test('a column sorts up, down, and not at all', () => {
  const up = withSort(plainView, 'leverage');
  expect(up.sort).toEqual({ column: 'leverage', descending: false });
  const down = withSort(up, 'leverage');
  expect(down.sort).toEqual({ column: 'leverage', descending: true });
  expect(withSort(down, 'leverage').sort).toBeUndefined();
  expect(withSort(down, 'symbol').sort).toEqual({ column: 'symbol', descending: false });
});

test('what is too long is cut, and no character in half', () => {
  expect(cutQuery('a'.repeat(10_000))).toHaveLength(maxQueryLength);
  expect(cutQuery(`${'a'.repeat(maxQueryLength - 1)}🙂`)).toBe('a'.repeat(maxQueryLength - 1));
  expect(searchOf(withQuery(plainView, '\uD800 lone'))).toBe('?q=%EF%BF%BD+lone');
});

import { expect, test } from 'vitest';
import {
  defaultView,
  formatSortChoice,
  formatView,
  canonicalSpecsQueryString,
  parseView,
  withClass,
  withQuery,
  withSort,
  withSortChoice,
  withTier,
} from './specs-view.ts';

test.each([
  ['', ''],
  ['?tier=standard', ''],
  ['?tier=premium', '?tier=premium'],
  ['?q=EUR%2FUSD&product=forex', '?product=forex&q=EUR%2FUSD'],
  ['?sort=leverage&order=desc', '?sort=leverage&order=desc'],
  ['?sort=leverage&order=asc', '?sort=leverage'],
  // As a form without JavaScript sends it.
  ['?sort=leverage+desc', '?sort=leverage&order=desc'],
  ['?order=desc', ''],
  ['?page=3', '?page=3'],
  ['?product=metal&product=forex', '?product=metal'],
  // Unknown values are ignored.
  ['?page=-1', ''],
  ['?page=99999999999', ''],
  ['?sort=constructor&product=__proto__&utm_source=x', ''],
  ['?q=%E0%A4', '?q=%EF%BF%BD'],
])('the canonical form of %s is %s', (queryString, spelling) => {
  expect(canonicalSpecsQueryString(queryString)).toBe(spelling);
});

test('an unknown tier is refused', () => {
  expect(parseView('?tier=gold')).toBeUndefined();
  expect(parseView('?tier=constructor')).toBeUndefined();
  expect(canonicalSpecsQueryString('?tier=gold&q=x')).toBeUndefined();
});

test('a view and its URL convert to each other without loss', () => {
  const view = withSort(
    withQuery(withClass(withTier(defaultView, 'elite'), 'crypto'), 'بيتكوين 比特币 🙂'),
    'contractSize',
  );
  expect(parseView(formatView(view))).toEqual(view);
  expect(formatView(defaultView)).toBe('');
});

test('an order can be chosen as one value', () => {
  const sorted = withSortChoice({ ...defaultView, page: 3 }, 'leverage desc');
  expect(sorted).toEqual({
    ...defaultView,
    sort: { column: 'leverage', descending: true },
  });
  expect(sorted.sort && formatSortChoice(sorted.sort)).toBe('leverage desc');
  expect(withSortChoice(sorted, '')).toEqual(defaultView);
  expect(withSortChoice(sorted, 'constructor')).toEqual(defaultView);
});

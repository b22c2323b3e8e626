import { expect, test } from 'vitest';
import { canonicalSpecsQueryString, parseView } from './specs-view.ts';

test.each([
  ['', ''],
  ['?tier=premium', '?tier=premium'],
  ['?q=EUR%2FUSD&product=forex', '?product=forex&q=EUR%2FUSD'],
  ['?sort=leverage&order=desc', '?sort=leverage&order=desc'],
  // As a form without JavaScript sends it.
  ['?sort=leverage+desc', '?sort=leverage&order=desc'],
  ['?page=3', '?page=3'],
  ['?product=metal&product=forex', '?product=metal'],
  // Unknown values are ignored.
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

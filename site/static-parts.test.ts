import { expect, test } from 'vitest';
import { changeStaticParts } from './static-parts.ts';

test('only what React does not hydrate is changed', () => {
  const island =
    '<site-island data-src="a" data-props="{}">b<site-island data-src="c">d</site-island>e</site-island>';
  const upper = (part: string): string => part.toUpperCase();
  expect(changeStaticParts(`x${island}y${island}z`, upper)).toBe(`X${island}Y${island}Z`);
  const enhanced = '<site-island data-src="a">b</site-island>';
  expect(changeStaticParts(`x${enhanced}y`, upper)).toBe(`x${enhanced}y`.toUpperCase());
});

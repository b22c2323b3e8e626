import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontWeights } from './font-characters.ts';

const { min, max } = fontWeights;
const textOf = (file: string): string => readFileSync(`site/styles/${file}`, 'utf8');

test('the stylesheet gives each face the weights that it was cut to', () => {
  const ranges = [...textOf('fonts.css').matchAll(/font-weight: (.*);/g)].map(([, range]) => range);
  expect(ranges).toEqual([`${min} ${max}`, `${min} ${max}`]);
});

test('the fonts have every weight that the styles use', () => {
  const weights = [...textOf('tokens.css').matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) =>
    Number(weight),
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([]);
});

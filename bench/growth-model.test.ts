import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GrowthFigures } from './growth-figures.ts';
import { factors, limitsOf, manyPages, originRequests, sectionsOf, short } from './growth-model.ts';
import { replaceSection } from './tables.ts';

const figures = JSON.parse(readFileSync('bench/growth-figures.json', 'utf8')) as GrowthFigures;

describe('docs/scaling.md', () => {
  const text = readFileSync('docs/scaling.md', 'utf8');

  test.each(Object.entries(sectionsOf(figures)))(
    'says what the program calculates: %s',
    (name, section) => {
      expect(text).toBe(replaceSection(text, name, section));
    },
  );

  test('has no other generated section', () => {
    const names = [...text.matchAll(/<!-- ([a-z][\w ]*) -->/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(sectionsOf(figures))));
  });
});

test('what a page costs among many is what docs/performance.md says', () => {
  const row = readFileSync('docs/performance.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| 10,000 |'));
  const cells = row?.split('|').map((cell) => cell.trim());
  expect([cells?.[3], cells?.[5], cells?.[7]]).toEqual([
    `${manyPages.renderMs} ms`,
    `${manyPages.keptMs} ms`,
    `${manyPages.kilobytes} kB`,
  ]);
});

test('a CDN never leaves more to the site, and takes nearly all of what is stored', () => {
  for (const factor of factors) {
    const alone = originRequests(figures, factor, 'nothing');
    const behind = originRequests(figures, factor, 'a CDN');
    expect(behind.perSecond).toBeLessThanOrEqual(alone.perSecond);
    expect(behind.cores).toBeLessThanOrEqual(alone.cores);
  }
  const most = originRequests(figures, 100_000, 'a CDN');
  expect(most.perSecond).toBeLessThan(originRequests(figures, 100_000, 'nothing').perSecond / 50);
});

test('load grows with the factor', () => {
  const today = originRequests(figures, 1, 'nothing');
  const tenfold = originRequests(figures, 10, 'nothing');
  expect(tenfold.perSecond / today.perSecond).toBeCloseTo(10);
  expect(tenfold.cores / today.cores).toBeCloseTo(10);
});

test('nothing is at its limit today, and every limit is met one day', () => {
  for (const limit of Object.values(limitsOf(figures)).flat())
    expect(limit.most / limit.today, limit.what).toBeGreaterThan(1);
});

test.each([
  [0.001234, '0.0012'],
  [9.96, '10'],
  [1234.5, '1,235'],
  [2_000_000, '2 million'],
  [2.63e9, '2.6 billion'],
])('%d is written as %s', (value, text) => {
  expect(short(value)).toBe(text);
});

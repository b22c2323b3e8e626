import { expect, test } from 'vitest';
import {
  intendedFailures,
  limits,
  overLimits,
  pagesTable,
  typicalLoad,
  type LoadTimes,
  type PageFigures,
} from './page-figures.ts';

const floor: LoadTimes = { fcpMs: 700, lcpMs: 700, tbtMs: 3, cls: 0, performance: 100 };
/** A page at its limits. */
const figures: PageFigures = {
  path: '/en/about',
  route: 'about',
  page: { ...floor, lcpMs: 700 * limits.lcpRatio, tbtMs: limits.tbtMs },
  floor,
  bytes: {
    document: limits.documentBytes,
    style: 5000,
    script: limits.scriptBytes,
    font: 15_200,
    image: 0,
  },
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  failedAudits: [],
  intent: { noindex: false, status: 200 },
};
const withBytes = (bytes: Partial<PageFigures['bytes']>): PageFigures => ({
  ...figures,
  bytes: { ...figures.bytes, ...bytes },
});
const withTimes = (page: Partial<LoadTimes>): PageFigures => ({
  ...figures,
  page: { ...figures.page, ...page },
});

test('a page at its limits is within them', () => {
  expect(overLimits(figures)).toBeUndefined();
  expect(pagesTable([figures])).not.toContain('**');
});

test.each([
  [withTimes({ lcpMs: 1050 }), '/en/about: LCP 1,050 ms, 1.50 × its floor (700 ms), limit 1.15'],
  [withTimes({ lcpMs: Number.NaN }), '/en/about: LCP NaN ms, NaN × its floor (700 ms), limit 1.15'],
  [withTimes({ tbtMs: 51 }), '/en/about: TBT 51 ms, its floor 3, limit 50'],
  [withTimes({ cls: 0.0012 }), '/en/about: CLS 0.001, limit 0'],
  [withBytes({ script: 2100 }), '/en/about: scripts 2,100 bytes, limit 2,000'],
  [withBytes({ document: 14_100 }), '/en/about: document 14,100 bytes, limit 14,000'],
  [
    {
      ...figures,
      scores: { ...figures.scores, accessibility: 96 },
      failedAudits: [{ category: 'accessibility', id: 'color-contrast' }],
    },
    '/en/about: accessibility 96 (color-contrast), limit 100',
  ],
] as const)('a page over a limit is named with figure and limit: %#', (page, line) => {
  expect(overLimits(page)).toBe(line);
  expect(pagesTable([page]).match(/\*\*/g)).toHaveLength(2);
});

test('several figures of a page stand in one line', () => {
  expect(
    overLimits({ ...withTimes({ tbtMs: 60 }), route: 'about', scores: { performance: 99 } }),
  ).toBe('/en/about: TBT 60 ms, its floor 3, limit 50; performance 99 (), limit 100');
});

test('home and the specifications may be heavier', () => {
  for (const route of ['home', 'accountSpecs'] as const) {
    expect(overLimits({ ...withBytes({ document: 22_000 }), route })).toBeUndefined();
    expect(overLimits({ ...withBytes({ document: 22_001 }), route })).toContain('22,001');
  }
});

test('an audit that the page fails on purpose is named, and is not over the limit', () => {
  const search: PageFigures = {
    ...figures,
    path: '/search',
    route: 'search',
    scores: { ...figures.scores, seo: 66 },
    failedAudits: [{ category: 'seo', id: 'is-crawlable' }],
    intent: { noindex: true, status: 200 },
  };
  expect(overLimits(search)).toBeUndefined();
  expect(intendedFailures(search)).toEqual([
    '/search: is-crawlable, because the page asks search engines not to index it',
  ]);
  // Not on a page that wants to be found, nor beside another audit.
  expect(overLimits({ ...search, intent: figures.intent })).toBe(
    '/search: seo 66 (is-crawlable), limit 100',
  );
  expect(
    overLimits({
      ...search,
      failedAudits: [...search.failedAudits, { category: 'seo', id: 'meta-description' }],
    }),
  ).toBe('/search: seo 66 (meta-description), limit 100');
});

test('a score below 100 without a failed audit is over the limit', () => {
  expect(overLimits({ ...figures, scores: { performance: 99 } })).toBe(
    '/en/about: performance 99 (), limit 100',
  );
});

test('the table has one row for each page', () => {
  const [heads = '', , row = ''] = pagesTable([figures]).split('\n');
  expect(row.split('|')).toHaveLength(heads.split('|').length);
  expect(row.replaceAll(/ +/g, ' ')).toBe(
    '| `/en/about` | 700 | 700 | 805 | 700 | 1.15 | 50 | 3 | 0 | 14.0 | 5.0 | 2.0 | 15.2 | 0.0 | 100/100/100/100 |',
  );
});

test('the typical load has the median of each figure', () => {
  expect(
    typicalLoad([
      { ...floor, lcpMs: 900, tbtMs: 7 },
      { ...floor, lcpMs: 700, tbtMs: 90 },
      { ...floor, lcpMs: 800, tbtMs: 0 },
    ]),
  ).toEqual({ ...floor, lcpMs: 800, tbtMs: 7 });
});

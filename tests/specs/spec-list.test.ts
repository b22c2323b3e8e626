import { expect, test } from 'vitest';
import {
  mapClasses,
  type InstrumentClass,
  type SpecRow,
} from '../../core/domain/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { createSpecList, type NameTable } from '../../core/specs/spec-list.ts';
import {
  defaultView,
  withClass,
  withQuery,
  withTier,
  type SpecsView,
} from '../../core/specs/specs-view.ts';
import { readSpecs } from '../../server/content-service/content-folder.ts';
import { specListOf } from '../../site/content/spec-lists.ts';
import { instrumentNames } from '../../site/words/instrument-names.ts';
import { specRow } from '../fakes/specs.ts';

const builtIn = await readSpecs('content');
const specs = mapTiers((tier) => builtIn[tier]);
const listIn = (language: LanguageCode) => specListOf(specs, 'standard', language)!;
const symbols = (view: SpecsView, language: LanguageCode = 'en'): string[] =>
  listIn(language)
    .find(view)
    .map(({ symbol }) => symbol);

test('every built-in instrument has a name in every language, and is found by it', () => {
  for (const { symbol } of builtIn.standard) {
    const names = Object.values(instrumentNames(symbol));
    expect(names).toHaveLength(languageCodes.length);
    for (const name of names) expect(symbols(withQuery(defaultView, name))).toContain(symbol);
  }
});

test.each(['', 'usd', 'no such thing'])(
  'for the search "%s", each filter’s count is the number of rows that it shows',
  (query) => {
    const shown = (name?: InstrumentClass): number =>
      symbols(withClass(withQuery(defaultView, query), name)).length;
    const byClass = mapClasses(shown);
    const counts = { all: shown(), ...byClass };
    const page = listIn('en').resultPage(withQuery(defaultView, query));
    expect(page.matchCounts).toEqual(counts);
    if (query === '') expect(page.counts).toEqual(counts);
    // The filters divide the list.
    const inClasses = Object.values(byClass).reduce((sum, count) => sum + count, 0);
    expect(inClasses).toBe(counts.all);
  },
);

const row = (symbol: string, ...products: string[]): SpecRow =>
  specRow({ symbol, tradingHours: '24/7', products });
const noNames: NameTable = { symbols: {}, aliases: {}, classes: mapClasses(() => ({})) };
const english = { code: 'en', locale: 'en' } as const;

test('a view filters by the class, else by the tier, compared without case', () => {
  const list = createSpecList(
    'premium',
    [row('A', 'FOREX', 'PREMIUM'), row('B', 'forex', 'Standard'), row('C', 'premium')],
    noNames,
    english,
  );
  const shown = (view: SpecsView): string[] => list.find(view).map(({ symbol }) => symbol);
  const premium = withTier(defaultView, 'premium');
  expect(shown(premium)).toEqual(['A', 'C']);
  expect(shown(withClass(premium, 'forex'))).toEqual(['A', 'B']);
  expect(list.resultPage(premium).counts.all).toBe(2);
});

test('hours are shared by class, the most common first', () => {
  const list = createSpecList(
    'standard',
    [
      { ...row('B', 'Indices'), tradingHours: 'x' },
      row('A', 'Indices'),
      row('C', 'Indices'),
      row('D'),
    ],
    noNames,
    english,
  );
  expect(
    list.resultPage(defaultView).hours.map(({ symbols: named, count }) => [named, count]),
  ).toEqual([
    [['A', 'C'], 2],
    [['B'], 1],
  ]);
});

test('instruments with the same hours and other holidays are listed apart, as soon as they have them', () => {
  const rows = [row('A', 'Indices'), row('B', 'Indices')];
  const byTier = mapTiers(() => rows);
  const groups = (holidayOfB: string): number => {
    const calendars = [
      { symbols: ['A'], classes: [], timeZones: [], days: ['2026-12-25'] },
      { symbols: ['B'], classes: [], timeZones: [], days: [holidayOfB] },
    ];
    const list = specListOf(byTier, 'standard', 'en', calendars)!;
    return list.resultPage(defaultView).hours.length;
  };
  expect([groups('2026-12-25'), groups('2026-12-28')]).toEqual([1, 2]);
});

test('a page beyond the last is the last, and has only what the table shows', () => {
  const rows = Array.from({ length: 201 }, (_, index) => row(`S${index}`));
  const list = createSpecList('standard', rows, noNames, english);
  expect(list.resultPage(defaultView)).toMatchObject({
    page: 1,
    pageCount: 9,
    from: 0,
    matchCount: 201,
    rows: { length: 25 },
  });
  expect(list.resultPage({ ...defaultView, page: 99 })).toMatchObject({
    page: 9,
    from: 200,
    rows: [{ ...rows[200], name: '', instrumentClass: undefined }],
  });
});

import { expect, test } from 'vitest';
import { readBuiltInSpecs } from '../../core/content-files/built-in-specs.ts';
import {
  instrumentClasses,
  mapClasses,
  mapColumns,
  type SpecRow,
} from '../../core/domain/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { mapTiers, tiers } from '../../core/domain/tiers.ts';
import {
  createResultPage,
  packResultPage,
  unpackResultPage,
} from '../../core/specs/result-page.ts';
import {
  createSpecList,
  paginate,
  prepareSpecList,
  type NameTable,
} from '../../core/specs/spec-list.ts';
import {
  defaultView,
  withClass,
  withQuery,
  withSort,
  withTier,
  type SpecsView,
} from '../../core/specs/specs-view.ts';
import { nameTableOf, specListOf } from '../../site/content/spec-lists.ts';
import { instrumentNames } from '../../site/words/instrument-names.ts';

const builtIn = await readBuiltInSpecs('content');
const specs = mapTiers((tier) => ({ state: 'ready', value: builtIn[tier] }) as const);
const symbols = (view: SpecsView, language: LanguageCode = 'en'): string[] =>
  (specListOf(specs, view.tier, language)?.find(view) ?? []).map(({ row }) => row.symbol);

test('every built-in instrument has a name in every language', () => {
  const all = new Set(tiers.flatMap((tier) => builtIn[tier].map(({ symbol }) => symbol)));
  expect(all.size).toBeGreaterThanOrEqual(150);
  expect(
    [...all].filter(
      (symbol) => Object.keys(instrumentNames(symbol)).length !== languageCodes.length,
    ),
  ).toEqual([]);
});

test('every built-in instrument is found by its name in every language, on the page of every language', () => {
  for (const language of languageCodes) {
    for (const { symbol } of builtIn.standard) {
      for (const name of Object.values(instrumentNames(symbol)))
        expect(symbols(withQuery(defaultView, name), language)).toContain(symbol);
    }
  }
});

test.each(languageCodes)('common searches find their instruments on the page in %s', (language) => {
  for (const query of ['黄金', 'الذهب', 'ذهب', 'gold', 'XAU/USD'])
    expect(symbols(withQuery(defaultView, query), language)).toContain('XAUUSD');
  for (const query of ['eurusd', 'EUR/USD', 'eur usd', '欧元/美元'])
    expect(symbols(withQuery(defaultView, query), language)).toEqual(['EURUSD']);
  for (const query of ['苹果', 'أبل', 'apple', 'ابل'])
    expect(symbols(withQuery(defaultView, query), language)).toContain('AAPL');
  expect(symbols(withQuery(defaultView, '加密货币'), language)).toEqual(
    symbols(withClass(defaultView, 'crypto'), language),
  );
  expect(symbols(withQuery(defaultView, 'العملات المشفرة'), language)).toEqual(
    symbols(withClass(defaultView, 'crypto'), language),
  );
});

test('the filters divide the list, and each count is the number of rows shown', () => {
  const list = specListOf(specs, 'standard', 'en');
  expect(list?.count).toBe(builtIn.standard.length);
  for (const instrumentClass of instrumentClasses)
    expect(list?.countByClass[instrumentClass]).toBe(
      symbols(withClass(defaultView, instrumentClass)).length,
    );
  expect(
    instrumentClasses.flatMap((instrumentClass) =>
      symbols(withClass(defaultView, instrumentClass)),
    ),
  ).toHaveLength(builtIn.standard.length);
});

test.each(['', 'usd', 'gold', 'no such thing'])(
  'for the search "%s", each filter’s count is the number of rows that it shows',
  (query) => {
    const view = withQuery(defaultView, query);
    const counts = specListOf(specs, 'standard', 'en')?.countMatches(query);
    expect(counts?.all).toBe(symbols(view).length);
    for (const instrumentClass of instrumentClasses)
      expect(counts?.byClass[instrumentClass]).toBe(
        symbols(withClass(view, instrumentClass)).length,
      );
  },
);

test('search, filter and order combine', () => {
  const view = withSort(
    withSort(withClass(withQuery(withTier(defaultView, 'elite'), 'bitcoin'), undefined), 'symbol'),
    'symbol',
  );
  expect(symbols(view)).toEqual(['BTCUSD', 'BCHUSD']);
  expect(symbols(withClass(view, 'metals'))).toEqual([]);
});

const row = (symbol: string, ...products: string[]): SpecRow => ({
  ...mapColumns(() => ''),
  symbol,
  tradingHours: '24/7',
  products,
});
const noNames: NameTable = {
  symbols: {},
  classes: mapClasses(() => ({})),
};
const english = { code: 'en', locale: 'en' } as const;

test('a view filters by the class, else by the tier, compared without case', () => {
  const list = createSpecList(
    'premium',
    [row('A', 'FOREX', 'PREMIUM'), row('B', 'forex', 'Standard'), row('C', 'premium')],
    noNames,
    english,
  );
  const shown = (view: SpecsView): string[] => list.find(view).map((found) => found.row.symbol);
  const premium = withTier(defaultView, 'premium');
  expect(shown(premium)).toEqual(['A', 'C']);
  expect(shown(withClass(premium, 'forex'))).toEqual(['A', 'B']);
  expect(list.count).toBe(2);
});

test('rows that never name their tier are all shown', () => {
  const list = createSpecList('elite', [row('A', 'Forex'), row('B')], noNames, english);
  expect(list.find(withTier(defaultView, 'elite'))).toHaveLength(2);
});

test('symbols that are also properties of Object.prototype have no name', () => {
  const list = createSpecList('standard', [row('constructor'), row('__proto__')], noNames, english);
  expect(list.find(defaultView).map(({ name }) => name)).toEqual(['', '']);
  expect(
    nameTableOf({ ...specs, standard: { state: 'ready', value: [row('constructor')] } }).symbols,
  ).not.toHaveProperty('constructor', expect.anything());
});

test('a symbol named only in other languages has no name on the page, and is found by those names', () => {
  const list = createSpecList(
    'standard',
    [row('SSE50')],
    { ...noNames, symbols: { SSE50: { zh: '上证50', ar: 'شنغهاي 50' } } },
    english,
  );
  expect(list.find(defaultView).map(({ name }) => name)).toEqual(['']);
  for (const query of ['上证', 'شنغهاي'])
    expect(list.find(withQuery(defaultView, query))).toHaveLength(1);
});

test('a list is prepared in steps of a few rows', () => {
  const rows = Array.from({ length: 100 }, (_, index) => row(`S${index}`, 'Forex'));
  const steps = prepareSpecList('standard', rows, noNames, english);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses++;
  expect(pauses).toBeGreaterThanOrEqual(4);
  expect(step.value.count).toBe(100);
});

test('a search is not answered with the rows of the one before', () => {
  const list = createSpecList('standard', [row('AB'), row('AC')], noNames, english);
  const found = (query: string): string[] =>
    list.find(withQuery(defaultView, query)).map(({ row: { symbol } }) => symbol);
  expect([found('ab'), list.countMatches('ac').all, found('ab'), found('a'), found('')]).toEqual([
    ['AB'],
    1,
    ['AB'],
    ['AB', 'AC'],
    ['AB', 'AC'],
  ]);
});

test('hours are shared by class, the most common first', () => {
  const list = createSpecList(
    'standard',
    [
      row('A', 'Indices'),
      { ...row('B', 'Indices'), tradingHours: 'x' },
      row('C', 'Indices'),
      row('D'),
    ],
    noNames,
    english,
  );
  expect(list.hours.map(({ symbols: named, count }) => [named, count])).toEqual([
    [['A', 'C'], 2],
    [['B'], 1],
  ]);
});

test('a page beyond the last is the last', () => {
  const rows = Array.from({ length: 201 }, (_, index) => index);
  expect(paginate(rows, 1)).toMatchObject({
    page: 1,
    pageCount: 9,
    from: 0,
    rows: { length: 25 },
  });
  expect(paginate(rows, 99)).toEqual({ page: 9, pageCount: 9, from: 200, rows: [200] });
  expect(paginate([], 1)).toEqual({ page: 1, pageCount: 1, from: 0, rows: [] });
});

test('a result page survives serialisation, except fields that are not shown', () => {
  const list = specListOf(specs, 'standard', 'zh');
  if (!list) throw new Error('no list');
  const result = createResultPage(list, withClass(defaultView, 'futures'));
  const arrived = unpackResultPage(
    JSON.parse(JSON.stringify(packResultPage(result))) as ReturnType<typeof packResultPage>,
  );
  expect(arrived.rows).toEqual(
    result.rows.map(({ name, instrumentClass, row: cells }) => ({
      name,
      instrumentClass,
      row: mapColumns((column) => cells[column.name]),
    })),
  );
});

test('a list is prepared once for each state of the content', () => {
  expect(specListOf(specs, 'premium', 'ar')).toBe(specListOf({ ...specs }, 'premium', 'ar'));
  expect(nameTableOf(specs)).toBe(nameTableOf({ ...specs }));
  expect(specListOf({ ...specs, premium: { state: 'missing' } }, 'premium', 'ar')).toBeUndefined();
});

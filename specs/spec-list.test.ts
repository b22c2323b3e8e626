import { expect, test } from 'vitest';
import { readBuiltInSpecs } from '../server/content-service/built-in/built-in-specs.ts';
import { mapColumns, tiers, type SpecRow } from '../contract/instrument-spec.ts';
import type { SiteContent } from '../contract/site-content.ts';
import { languageCodes, type LanguageCode } from '../contract/languages.ts';
import { instrumentNames } from '../site/words/instrument-names.ts';
import { nameBookOf, specListOf } from '../site/content/spec-lists.ts';
import { makeSpecList, pageOf, type NameBook } from './spec-list.ts';
import { resultPage, pack, unpack } from './result-page.ts';
import { instrumentClasses } from '../contract/instrument-spec.ts';
import { plainView, withClass, withQuery, withSort, withTier, type View } from './spec-view.ts';

const builtIn = await readBuiltInSpecs('content');
const specs = Object.fromEntries(
  tiers.map((tier) => [tier, { state: 'ready', value: builtIn[tier] }]),
) as unknown as SiteContent['specs'];
const symbols = (view: View, language: LanguageCode = 'en'): string[] =>
  (specListOf(specs, view.tier, language)?.find(view) ?? []).map(({ row }) => row.symbol);

test('every built-in instrument has a name in every language', () => {
  const all = new Set(tiers.flatMap((tier) => builtIn[tier].map(({ symbol }) => symbol)));
  expect(all.size).toBeGreaterThanOrEqual(150);
  expect(
    [...all].filter((symbol) => instrumentNames(symbol).length !== languageCodes.length),
  ).toEqual([]);
});

test('every built-in instrument is found by its name in every language, on the page of every language', () => {
  for (const language of languageCodes) {
    for (const { symbol } of builtIn.standard) {
      for (const name of instrumentNames(symbol))
        expect(symbols(withQuery(plainView, name), language)).toContain(symbol);
    }
  }
});

test.each(languageCodes)(
  'the searches that people make find theirs on the page in %s',
  (language) => {
    for (const query of ['黄金', 'الذهب', 'ذهب', 'gold', 'XAU/USD'])
      expect(symbols(withQuery(plainView, query), language)).toContain('XAUUSD');
    for (const query of ['eurusd', 'EUR/USD', 'eur usd', '欧元/美元'])
      expect(symbols(withQuery(plainView, query), language)).toEqual(['EURUSD']);
    for (const query of ['苹果', 'أبل', 'apple', 'ابل'])
      expect(symbols(withQuery(plainView, query), language)).toContain('AAPL');
    expect(symbols(withQuery(plainView, '加密货币'), language)).toEqual(
      symbols(withClass(plainView, 'crypto'), language),
    );
    expect(symbols(withQuery(plainView, 'العملات المشفرة'), language)).toEqual(
      symbols(withClass(plainView, 'crypto'), language),
    );
  },
);

test('the filters part the list, and their numbers are what they show', () => {
  const list = specListOf(specs, 'standard', 'en');
  expect(list?.count).toBe(builtIn.standard.length);
  for (const product of instrumentClasses)
    expect(list?.countOf[product]).toBe(symbols(withClass(plainView, product)).length);
  expect(
    instrumentClasses.flatMap((product) => symbols(withClass(plainView, product))),
  ).toHaveLength(builtIn.standard.length);
});

test('search, filter and order go together', () => {
  const view = withSort(
    withSort(withClass(withQuery(withTier(plainView, 'elite'), 'bitcoin'), undefined), 'symbol'),
    'symbol',
  );
  expect(symbols(view)).toEqual(['BTCUSD', 'BCHUSD']);
  expect(symbols(withClass(view, 'metals'))).toEqual([]);
});

const row = (symbol: string, ...given: string[]): SpecRow => ({
  ...mapColumns(() => ''),
  symbol,
  contractSize: '1',
  leverage: '1:5',
  tradingHours: '24/7',
  products: given,
});
const noNames: NameBook = {
  symbols: {},
  classes: Object.fromEntries(instrumentClasses.map((product) => [product, []])) as never,
};
const english = { position: 1, locale: 'en' };

test('a category is the product, else the tier, compared without case', () => {
  const list = makeSpecList(
    'premium',
    [row('A', 'FOREX', 'PREMIUM'), row('B', 'forex', 'Standard'), row('C', 'premium')],
    noNames,
    english,
  );
  const shown = (view: View): string[] => list.find(view).map((found) => found.row.symbol);
  const premium = withTier(plainView, 'premium');
  expect(shown(premium)).toEqual(['A', 'C']);
  expect(shown(withClass(premium, 'forex'))).toEqual(['A', 'B']);
  expect(list.count).toBe(2);
});

test('rows that never name their tier are all shown', () => {
  const list = makeSpecList('elite', [row('A', 'Forex'), row('B')], noNames, english);
  expect(list.find(withTier(plainView, 'elite'))).toHaveLength(2);
});

test('symbols that are words of the language of programs have no name', () => {
  const list = makeSpecList('standard', [row('constructor'), row('__proto__')], noNames, english);
  expect(list.find(plainView).map(({ name }) => name)).toEqual(['', '']);
  expect(
    nameBookOf({ ...specs, standard: { state: 'ready', value: [row('constructor')] } }).symbols,
  ).not.toHaveProperty('constructor', expect.anything());
});

test('hours are shared by class, the most common first', () => {
  const list = makeSpecList(
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
  expect(pageOf(rows, 1)).toMatchObject({ page: 1, pages: 3, from: 0, rows: { length: 100 } });
  expect(pageOf(rows, 99)).toEqual({ page: 3, pages: 3, from: 200, rows: [200] });
  expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, from: 0, rows: [] });
});

test('an answer survives its journey to the browser, but for what is not shown', () => {
  const list = specListOf(specs, 'standard', 'zh');
  if (!list) throw new Error('no list');
  const result = resultPage(list, withClass(plainView, 'futures'));
  const arrived = unpack(JSON.parse(JSON.stringify(pack(result))) as ReturnType<typeof pack>);
  expect(
    arrived.rows.map(({ name, instrumentClass, row: { products: _, ...shown } }) => ({
      name,
      product: instrumentClass,
      shown,
    })),
  ).toEqual(
    result.rows.map(({ name, instrumentClass, row: { products: _, ...shown } }) => ({
      name,
      product: instrumentClass,
      shown,
    })),
  );
});

test('a list is made ready once for each state of the content', () => {
  expect(specListOf(specs, 'premium', 'ar')).toBe(specListOf({ ...specs }, 'premium', 'ar'));
  expect(nameBookOf(specs)).toBe(nameBookOf({ ...specs }));
  expect(specListOf({ ...specs, premium: { state: 'failed' } }, 'premium', 'ar')).toBeUndefined();
});

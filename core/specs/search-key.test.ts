import { expect, test } from 'vitest';
import { createMatcher, searchKey } from './search-key.ts';

const euro = {
  symbol: 'EURUSD',
  key: searchKey(['欧元 / 美元', 'Euro / US dollar', 'اليورو / الدولار الأمريكي', 'Forex']),
};
const gold = { symbol: 'XAUUSD', key: searchKey(['黄金', 'Gold', 'الذهب', 'Metal']) };
const loreal = {
  symbol: 'OR.PA',
  key: searchKey(['欧莱雅', 'L’Oréal', 'لوريال', 'Stocks']),
};
const futures = {
  symbol: 'GOLD.f',
  key: searchKey(['黄金期货', 'Gold futures', 'عقود الذهب الآجلة', 'Futures']),
};
const hongKong = {
  symbol: '0700.HK',
  key: searchKey(['腾讯控股', 'Tencent', 'تنسنت', 'Stocks']),
};
const ibex = {
  symbol: 'ESP35',
  key: searchKey(['西班牙 IBEX 35', 'Spain 35', 'مؤشر إيبكس 35 الإسباني', 'Indices']),
};
const airbus = { symbol: 'AIR.PA', key: searchKey(['空中客车', 'Airbus', 'إيرباص', 'Stocks']) };
const all = [euro, gold, loreal, futures, hongKong, ibex, airbus];

const found = (query: string): string[] => {
  const matches = createMatcher(query);
  return all.filter(({ key, symbol }) => matches(key, symbol)).map(({ symbol }) => symbol);
};

test.each([
  ['EUR/USD', 'EURUSD'],
  ['ＥＵＲ／ＵＳＤ', 'EURUSD'],
  ['dollar euro', 'EURUSD'],
  ['يورو', 'EURUSD'],
  ['الدولار الامريكى', 'EURUSD'],
  ['الـــيورو', 'EURUSD'],
  ['اليُورُو', 'EURUSD'],
  ['loreal', 'OR.PA'],
  ['700', '0700.HK'],
  ['٠٧٠٠', '0700.HK'],
  ['إيبكس ٣٥', 'ESP35'],
  ['الاجله', 'GOLD.f'],
])("'%s' finds %s alone", (query, symbol) => {
  expect(found(query)).toEqual([symbol]);
});

test('punctuation alone is matched literally against the symbol', () => {
  expect(found('.')).toEqual(['OR.PA', 'GOLD.f', '0700.HK', 'AIR.PA']);
  expect(createMatcher('#')(['aapl'], '#AAPL')).toBe(true);
});

test.each(['ربا', 'bus'])("'%s' is not found inside a word", (query) => {
  expect(found(query)).toEqual([]);
});

test('a partly typed word already finds its instrument', () => {
  for (const query of ['', 'ا', 'ال', 'الذ']) expect(found(query)).toContain('XAUUSD');
});

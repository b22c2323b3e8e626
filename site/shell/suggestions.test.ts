import { describe, expect, test } from 'vitest';
import type { SuggestionEntry } from '../../core/domain/suggestion-index.ts';
import { createSuggest, maxSuggestions, type MarkedParts } from './suggestions.ts';

const page = (title: string, note = '', names: string[] = []): SuggestionEntry => ({
  kind: 'page',
  href: `/${title}`,
  title,
  note,
  names,
});
const instrument = (symbol: string, note: string, names: string[] = []): SuggestionEntry => ({
  kind: 'instrument',
  href: `/specs?q=${symbol}`,
  title: symbol,
  note,
  names,
});
const term = (title: string): SuggestionEntry => ({ kind: 'term', href: `#${title}`, title });

const suggest = createSuggest({
  entries: [
    page('Deposits and withdrawals', 'Methods, fees, time.', ['cash out', '提现', 'سحب']),
    page('Account types', 'The minimum deposit of each.'),
    page('入金与出金', '到账时间', ['提现']),
    page('الإيداع والسحب'),
    instrument('EURUSD', 'Euro / US dollar', ['欧元 / 美元']),
    instrument('XAUUSD', 'Gold', ['黄金', 'الذهب']),
    term('Pip'),
    term('Leverage'),
    term('الرافعة المالية'),
  ],
});
const titles = (query: string): string[] => suggest(query).map(({ entry }) => entry.title);
const marksOf = (parts: MarkedParts): string[] =>
  parts.flatMap(({ text, marked }) => (marked ? [text] : []));

test.each([
  ['the start of a word', 'lev', 'Leverage'],
  ['any case and width', 'ＥＵＲ', 'EURUSD'],
  ['a part of a word, from three letters on', 'drawal', 'Deposits and withdrawals'],
  ['a Chinese word inside a title', '出金', '入金与出金'],
  ['a single Chinese character', '出', '入金与出金'],
  ['Arabic without its article', 'سحب', 'الإيداع والسحب'],
  ['Arabic with a particle and another final letter', 'بالرافعه', 'الرافعة المالية'],
  ['Arabic without a hamza', 'ايداع', 'الإيداع والسحب'],
  ['what visitors also call it', 'cash out', 'Deposits and withdrawals'],
  ['the name in another language', '黄金', 'XAUUSD'],
  ['a pair with a separator', 'eur/usd', 'EURUSD'],
])('finds an entry by %s', (_, query, title) => {
  expect(titles(query)).toContain(title);
});

test.each(['', ' ', '?!', 'zebra', 'leverage zebra', 'ro'])("finds nothing for '%s'", (query) => {
  expect(titles(query)).toEqual([]);
});

test('what a title says comes before what a description mentions', () => {
  expect(titles('deposit')).toEqual(['Deposits and withdrawals', 'Account types']);
});

test('of one kind only three are shown while there are others', () => {
  const crowded = createSuggest({
    entries: [
      ...Array.from({ length: 12 }, (_, index) => instrument(`USD${index}`, '')),
      term('USD index'),
      page('USD accounts'),
    ],
  });
  const found = crowded('usd');
  expect(found).toHaveLength(maxSuggestions);
  expect(found.map(({ entry }) => entry.title)).toEqual(
    expect.arrayContaining(['USD index', 'USD accounts']),
  );
  const kinds = found.map(({ entry }) => entry.kind);
  expect(kinds, 'those of a kind stand together').toEqual(
    [...new Set(kinds)].flatMap((kind) => kinds.filter((other) => other === kind)),
  );
});

test('two entries with the same title are one suggestion', () => {
  const twice = createSuggest({ entries: [page('Funding'), page('Funding')] });
  expect(twice('fund')).toHaveLength(1);
});

describe('what was typed is marked', () => {
  test.each([
    ['gold', 'XAUUSD', [], ['Gold']],
    ['eur usd', 'EURUSD', ['EURUSD'], ['Eur']],
    ['出金', '入金与出金', ['出金'], []],
    ['الايداع', 'الإيداع والسحب', ['إيداع'], []],
    ['cash', 'Deposits and withdrawals', [], []],
  ])("'%s' in %s", (query, title, inTitle, inNote) => {
    const found = suggest(query).find(({ entry }) => entry.title === title);
    expect(found && marksOf(found.title)).toEqual(inTitle);
    expect(found && marksOf(found.note)).toEqual(inNote);
  });

  test('with its vowel marks, and nothing is lost', () => {
    const [found] = createSuggest({ entries: [term('العملات المشفّرة')] })('المشفرة');
    expect(found && marksOf(found.title)).toEqual(['مشفّرة']);
    expect(found?.title.map(({ text }) => text).join('')).toBe('العملات المشفّرة');
  });
});

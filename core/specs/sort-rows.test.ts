import { expect, test } from 'vitest';
import { mapColumns, tableColumns, type ColumnName } from '../domain/instrument-spec.ts';
import { sortRows } from './sort-rows.ts';

const blank = { ...mapColumns(() => ''), instrumentClass: undefined };

/** The texts of one column in sorted order, each with its place in the unsorted list: `1:100#0`. */
function sorted(
  name: ColumnName,
  texts: readonly string[],
  descending = false,
  locale = 'en',
): string[] {
  const column = tableColumns.find((candidate) => candidate.name === name);
  if (!column) throw new Error(name);
  const rows = texts.map((text, index) => ({ ...blank, [name]: text, index }));
  return sortRows(rows, column, {
    descending,
    collator: new Intl.Collator(locale, { numeric: true }),
  }).map((row) => `${row[name]}#${row.index}`);
}
const texts = (numbered: readonly string[]): string[] =>
  numbered.map((text) => text.slice(0, text.lastIndexOf('#')));

test.each<[string, ColumnName, string, string[]]>([
  [
    'amounts as numbers',
    'contractSize',
    'en',
    ['0.5', '1 × index', '100 oz', '5,000 oz', '10,000 MMBtu', '100,000'],
  ],
  ['leverage by its ratio', 'leverage', 'en', ['1:5', '1:20', '1:100', 'up to 1:1,000']],
  [
    'hours by when they begin',
    'tradingHours',
    'en',
    ['24/7', 'Mon 01:00 – Fri 24:00', 'Mon 02:15 – Fri 23:00', 'Mon–Fri 16:30–23:00'],
  ],
  ['text as English sorts it', 'symbol', 'en', ['EURGBP', 'eurusd', 'US30', 'US2000']],
  ['text as Chinese sorts it', 'symbol', 'zh-CN', ['阿', '白', '中']],
  ['text as Arabic sorts it', 'symbol', 'ar', ['ألف', 'باء', 'يورو']],
])('%s', (_, name, locale, inOrder) => {
  const reversed = inOrder.toReversed();
  expect(texts(sorted(name, reversed, false, locale))).toEqual(inOrder);
  expect(texts(sorted(name, inOrder, true, locale))).toEqual(reversed);
});

test('equal values keep the order of the service in both directions', () => {
  const ratios = ['1:100', '1:500', '1:100', '1:500'];
  expect(sorted('leverage', ratios)).toEqual(['1:100#0', '1:100#2', '1:500#1', '1:500#3']);
  expect(sorted('leverage', ratios, true)).toEqual(['1:500#1', '1:500#3', '1:100#0', '1:100#2']);
});

test('blank cells come last in both directions, text after numbers', () => {
  const sizes = ['N/A', '10', '', 'on request', '2', '–'];
  expect(texts(sorted('contractSize', sizes))).toEqual(['2', '10', 'on request', 'N/A', '', '–']);
  expect(texts(sorted('contractSize', sizes, true))).toEqual([
    '10',
    '2',
    'on request',
    'N/A',
    '',
    '–',
  ]);
});

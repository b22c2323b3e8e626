import { expect, test } from 'vitest';
import {
  columnsByTier,
  mapColumns,
  type ColumnName,
  type SpecCells,
} from '../domain/instrument-spec.ts';
import { parseAmount, sortRows } from './sort-rows.ts';

const blank: SpecCells = mapColumns(() => '');

/** The texts of one column in sorted order, each with its place in the unsorted list: `1:100#0`. */
function sorted(
  name: ColumnName,
  texts: readonly string[],
  descending = false,
  locale = 'en',
): string[] {
  const column = columnsByTier.standard.find((candidate) => candidate.name === name);
  if (!column) throw new Error(name);
  const entries = texts.map((text, index) => ({ row: { ...blank, [name]: text }, index }));
  return sortRows(entries, column, {
    descending,
    collator: new Intl.Collator(locale, { numeric: true }),
  }).map(({ row, index }) => `${row[name]}#${index}`);
}
const texts = (numbered: readonly string[]): string[] =>
  numbered.map((text) => text.slice(0, text.lastIndexOf('#')));

test('amounts are sorted as numbers', () => {
  const sizes = ['100,000', '5,000 oz', '100 oz', '1 × index', '10,000 MMBtu', '0.5'];
  expect(texts(sorted('contractSize', sizes))).toEqual([
    '0.5',
    '1 × index',
    '100 oz',
    '5,000 oz',
    '10,000 MMBtu',
    '100,000',
  ]);
  expect(texts(sorted('contractSize', sizes, true))).toEqual([
    '100,000',
    '10,000 MMBtu',
    '5,000 oz',
    '100 oz',
    '1 × index',
    '0.5',
  ]);
});

test('leverage is sorted by ratio', () => {
  expect(texts(sorted('leverage', ['1:500', '1:20', 'up to 1:1,000', '1:5', '1:100']))).toEqual([
    '1:5',
    '1:20',
    '1:100',
    '1:500',
    'up to 1:1,000',
  ]);
});

test('hours are sorted by when they begin', () => {
  const hours = ['Mon–Fri 16:30–23:00', 'Mon 02:15 – Fri 23:00', '24/7', 'Mon 01:00 – Fri 24:00'];
  expect(texts(sorted('tradingHours', hours))).toEqual([
    '24/7',
    'Mon 01:00 – Fri 24:00',
    'Mon 02:15 – Fri 23:00',
    'Mon–Fri 16:30–23:00',
  ]);
});

test('text is sorted as the language sorts it', () => {
  expect(texts(sorted('symbol', ['US2000', 'US30', 'eurusd', 'EURGBP']))).toEqual([
    'EURGBP',
    'eurusd',
    'US30',
    'US2000',
  ]);
  expect(texts(sorted('symbol', ['中', '阿', '白'], false, 'zh-CN'))).toEqual(['阿', '白', '中']);
  expect(texts(sorted('symbol', ['يورو', 'ألف', 'باء'], false, 'ar'))).toEqual([
    'ألف',
    'باء',
    'يورو',
  ]);
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

test.each([
  ['100,000', 100_000],
  ['1 000 oz', 1000],
  ['１００', 100],
  ['0.01', 0.01],
  ['-5', -5],
  ['about 5', undefined],
  ['', undefined],
])("'%s' is the amount %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

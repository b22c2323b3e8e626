import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holidaysOf } from '../domain/holidays.ts';
import { classOf, classSpelling } from '../domain/instrument-spec.ts';
import { tiers } from '../domain/tiers.ts';
import { expiryRules } from '../specs/expiry.ts';
import { OperatorError } from '../util/operator-error.ts';
import { parseAccountTypes } from './account-types-file.ts';
import { parseFundingMethods } from './funding-methods-file.ts';
import { parseHolidays } from './holidays-file.ts';
import { parseSpecs } from './specs-file.ts';

const read = (name: string): string => readFileSync(`content/${name}.json`, 'utf8');
const specs = parseSpecs(read('account-specs'), 'account-specs.json');
const calendars = parseHolidays(read('holidays'), 'holidays.json');

test.each(tiers)('%s lists every instrument once, over all seven classes', (tier) => {
  const rows = specs[tier];
  expect(new Set(rows.map(({ symbol }) => symbol)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(new Set(rows.map((row) => row.products[0]))).toEqual(
    new Set(Object.values(classSpelling)),
  );
  expect(new Set(rows.map((row) => row.products[1]?.toLowerCase()))).toEqual(new Set([tier]));
});

test('every expiry of a future is one of the rules', () => {
  const spellings: string[] = Object.values(expiryRules).map(({ spelling }) => spelling);
  for (const { symbol, futureExpiryDate, products } of specs.standard)
    if (products[0] === 'Futures') expect(spellings, symbol).toContain(futureExpiryDate);
});

test('every instrument but coins follows a calendar, and every calendar is followed', () => {
  const rows = specs.standard.map((row) => ({ ...row, instrumentClass: classOf(row.products) }));
  const followed = rows.map((row) => [row, holidaysOf(calendars, row)] as const);
  for (const [{ symbol, instrumentClass }, days] of followed)
    if (instrumentClass === 'crypto') expect(days, symbol).toEqual([]);
    else expect(days?.[0], symbol).toMatch(/^2/);
  expect(new Set(followed.map(([, days]) => days?.join()))).toEqual(
    new Set(['', ...calendars.map(({ days }) => days.join())]),
  );
});

test('no holiday falls on a weekend, and every calendar reaches to Christmas 2028', () => {
  for (const { days } of calendars) {
    for (const day of days)
      expect([0, 6], day).not.toContain(new Date(day.slice(0, 10)).getUTCDay());
    expect(days).toContain('2028-12-25');
  }
});

interface Item {
  [field: string]: unknown;
  conditions: Record<string, unknown>;
  instruments: unknown[];
  days: { date: string; closes?: string }[];
}
type Edit = (items: Item[]) => unknown;
const parsers = {
  'account-specs': parseSpecs,
  'account-types': parseAccountTypes,
  'funding-methods': parseFundingMethods,
  holidays: parseHolidays,
};

test.each<[string, keyof typeof parsers, Edit, RegExp]>([
  [
    'a leverage that is not a ratio',
    'account-specs',
    ([first]) => Object.assign(first!.conditions, { leverage: '500' }),
    /^account-specs: row 1 \(Majors\), conditions, leverage: must be a ratio/,
  ],
  [
    'a symbol twice',
    'account-specs',
    (groups) => groups[1]!.instruments.push('EURUSD'),
    /row 2 \(Crosses of the majors\), instruments, row 22 \(EURUSD\), symbol: 'EURUSD' is in the file twice/,
  ],
  [
    'a date that does not exist',
    'holidays',
    ([first]) => (first!.days[1]!.date = '2027-02-30'),
    /row 1 \(Currencies\), days, row 2 \(2027-02-30\), date: must be a date/,
  ],
  [
    'a second calendar of a time zone, by another of its names',
    'holidays',
    (all) => all.push({ name: 'More', timeZones: ['US/Eastern'], days: [] } as unknown as Item),
    /row 18 \(More\), timeZones, row 1 \(US\/Eastern\): 'America\/New_York' is in the file twice/,
  ],
  [
    'a payment method without its currencies',
    'funding-methods',
    ([first]) => Object.assign(first!, { currencies: [] }),
    /row 1 \(.*\), currencies: must not be empty/,
  ],
])('%s in %s is refused, naming row and field', (_, name, edit, message) => {
  const json = JSON.parse(read(name)) as Item[];
  edit(json);
  const parse = () => parsers[name](JSON.stringify(json), name);
  expect(parse).toThrow(OperatorError);
  expect(parse).toThrow(message);
});

test('a file that is not JSON, or not a list, is named', () => {
  expect(() => parseAccountTypes('[{', 'a.json')).toThrow(/^a\.json: is not JSON/);
  expect(() => parseAccountTypes('{}', 'a.json')).toThrow(/^a\.json: the list: /);
});

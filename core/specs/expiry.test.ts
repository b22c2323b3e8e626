import { expect, test } from 'vitest';
import { readHolidays } from '../../server/content-service/content-folder.ts';
import { keysOf } from '../util/map-keys.ts';
import {
  closedDatesOf,
  expiriesOf,
  expiryRules,
  expiryOf,
  firstDayOfExpiries,
  shortCalendars,
  type ExpiryRule,
} from './expiry.ts';

const closedDates = closedDatesOf(await readHolidays('content'));

/**
 * The full holidays of the exchanges in New York and London in years that `content/holidays.json` no longer lists. Sources: the
 * exchanges' published calendars.
 */
const earlierDates = {
  'America/New_York': new Set(
    `2016-01-01 2016-01-18 2016-02-15 2016-03-25 2016-05-30 2016-07-04 2016-09-05 2016-11-24 2016-12-26
     2017-01-02 2017-01-16 2017-02-20 2017-04-14 2017-05-29 2017-07-04 2017-09-04 2017-11-23 2017-12-25
     2018-01-01 2018-01-15 2018-02-19 2018-03-30 2018-05-28 2018-07-04 2018-09-03 2018-11-22 2018-12-25
     2019-01-01 2019-01-21 2019-02-18 2019-04-19 2019-05-27 2019-07-04 2019-09-02 2019-11-28 2019-12-25
     2020-01-01 2020-01-20 2020-02-17 2020-04-10 2020-05-25 2020-07-03 2020-09-07 2020-11-26 2020-12-25
     2021-01-01 2021-01-18 2021-02-15 2021-04-02 2021-05-31 2021-07-05 2021-09-06 2021-11-25 2021-12-24
     2022-01-17 2022-02-21 2022-04-15 2022-05-30 2022-06-20 2022-07-04 2022-09-05 2022-11-24 2022-12-26
     2023-01-02 2023-01-16 2023-02-20 2023-04-07 2023-05-29 2023-06-19 2023-07-04 2023-09-04 2023-11-23 2023-12-25
     2024-01-01 2024-01-15 2024-02-19 2024-03-29 2024-05-27 2024-06-19 2024-07-04 2024-09-02 2024-11-28 2024-12-25
     2025-01-01 2025-01-20 2025-02-17 2025-04-18 2025-05-26 2025-06-19 2025-07-04 2025-09-01 2025-11-27 2025-12-25`.split(
      /\s+/,
    ),
  ),
  'Europe/London': new Set(
    `2019-01-01 2019-04-19 2019-04-22 2019-05-06 2019-05-27 2019-08-26 2019-12-25 2019-12-26 2020-01-01`.split(
      ' ',
    ),
  ),
};
const allClosedDates = {
  'America/New_York': new Set([
    ...earlierDates['America/New_York'],
    ...(closedDates['America/New_York'] ?? []),
  ]),
  'Europe/London': new Set([
    ...earlierDates['Europe/London'],
    ...(closedDates['Europe/London'] ?? []),
  ]),
};

/**
 * Last trading days by contract month as the exchanges published them (CME Group's and ICE's product calendars), as collected in
 * QuantConnect's Lean, Tests/TestData/FuturesExpiryFunctionsTestData.xml. Without metals in
 * December 2021, where that collection takes New Year's Eve for a holiday. Those of Eurex as listed by Capital Futures, a member
 * of exchanges in Taiwan (capitalfutures.com.tw, "Last Trading Day").
 */
const published: Partial<Record<ExpiryRule, string>> = {
  cmeIndices: `2017-06 2017-06-16, 2017-09 2017-09-15, 2017-12 2017-12-15, 2018-03 2018-03-16, 2018-06 2018-06-15`,
  eurexIndices: '2025-03 2025-03-21, 2025-06 2025-06-20, 2025-09 2025-09-19, 2025-12 2025-12-19',
  nikkei: `2016-03 2016-03-10, 2016-06 2016-06-09, 2016-09 2016-09-08, 2016-12 2016-12-08, 2017-03 2017-03-09,
    2017-06 2017-06-08, 2017-09 2017-09-07, 2017-12 2017-12-07, 2019-06 2019-06-13, 2019-09 2019-09-12, 2019-12 2019-12-12,
    2020-03 2020-03-12, 2020-09 2020-09-10`,
  gold: `2017-06 2017-06-28, 2017-08 2017-08-29, 2017-10 2017-10-27, 2017-12 2017-12-27, 2018-02 2018-02-26,
    2018-04 2018-04-26, 2018-06 2018-06-27, 2018-08 2018-08-29, 2018-10 2018-10-29, 2018-12 2018-12-27, 2019-02 2019-02-26,
    2019-04 2019-04-26, 2019-06 2019-06-26, 2019-12 2019-12-27, 2020-06 2020-06-26, 2020-12 2020-12-29, 2021-06 2021-06-28,
    2022-06 2022-06-28, 2022-12 2022-12-28`,
  silver: `2017-05 2017-05-26, 2017-07 2017-07-27, 2017-09 2017-09-27, 2017-12 2017-12-27, 2018-03 2018-03-27,
    2018-05 2018-05-29, 2018-07 2018-07-27, 2018-09 2018-09-26, 2018-12 2018-12-27, 2019-03 2019-03-27, 2019-07 2019-07-29,
    2019-12 2019-12-27, 2020-07 2020-07-29, 2020-12 2020-12-29, 2021-07 2021-07-28`,
  naturalGas: `2024-08 2024-07-29, 2024-09 2024-08-28, 2024-10 2024-09-26, 2024-11 2024-10-29, 2024-12 2024-11-26,
    2025-01 2024-12-27, 2025-02 2025-01-29, 2025-03 2025-02-26, 2025-04 2025-03-27, 2025-05 2025-04-28, 2025-06 2025-05-28,
    2025-07 2025-06-26, 2025-08 2025-07-29, 2025-09 2025-08-27, 2025-10 2025-09-26, 2025-11 2025-10-29, 2025-12 2025-11-25,
    2026-01 2025-12-29, 2026-02 2026-01-28, 2026-03 2026-02-25, 2026-04 2026-03-27, 2026-05 2026-04-28, 2026-06 2026-05-27,
    2026-07 2026-06-26, 2026-08 2026-07-29, 2026-09 2026-08-27, 2026-10 2026-09-28, 2026-11 2026-10-28, 2026-12 2026-11-25,
    2027-01 2026-12-29, 2027-02 2027-01-27, 2027-03 2027-02-24, 2027-04 2027-03-29, 2027-05 2027-04-28`,
  wti: `2020-09 2020-08-20, 2020-10 2020-09-22, 2020-11 2020-10-20, 2020-12 2020-11-20, 2021-01 2020-12-21,
    2021-02 2021-01-20, 2021-03 2021-02-22, 2021-04 2021-03-22, 2021-05 2021-04-20, 2021-06 2021-05-20, 2021-07 2021-06-22,
    2021-08 2021-07-20, 2021-09 2021-08-20, 2021-10 2021-09-21, 2021-11 2021-10-20, 2021-12 2021-11-19, 2022-01 2021-12-20,
    2022-02 2022-01-20, 2022-03 2022-02-22, 2022-04 2022-03-22, 2022-05 2022-04-20, 2022-06 2022-05-20, 2022-07 2022-06-21,
    2022-08 2022-07-20, 2022-09 2022-08-22, 2022-10 2022-09-20, 2022-11 2022-10-20, 2022-12 2022-11-21, 2023-06 2023-05-22,
    2023-12 2023-11-20, 2024-06 2024-05-21, 2024-12 2024-11-20, 2025-06 2025-05-20, 2025-12 2025-11-20`,
  brent: `2019-07 2019-05-31, 2019-08 2019-06-28, 2019-09 2019-07-31, 2019-10 2019-08-30, 2019-11 2019-09-30,
    2019-12 2019-10-31, 2020-01 2019-11-29, 2020-02 2019-12-30`,
};

test.each(
  Object.entries(published).flatMap(([rule, table]) =>
    table.split(/,\s+/).map((row): [ExpiryRule, string, string] => {
      const [contractMonth = '', date = ''] = row.split(' ');
      return [rule as ExpiryRule, contractMonth, date];
    }),
  ),
)('%s: the contract of %s ends on %s', (rule, contractMonth, date) => {
  const [year, month] = contractMonth.split('-').map(Number);
  expect(expiryOf(rule, year ?? 0, month ?? 0, allClosedDates)).toBe(date);
});

test('the next two years follow from the rules and the holidays', () => {
  expect(expiriesOf('cmeIndices', '2026-06-18', closedDates)).toEqual([
    '2026-06-18',
    '2026-09-18',
    '2026-12-18',
    '2027-03-19',
    '2027-06-17',
    '2027-09-17',
    '2027-12-17',
    '2028-03-17',
    '2028-06-16',
  ]);
  // Eurex trades on Juneteenth.
  expect(expiriesOf('eurexIndices', '2026-06-01', closedDates)[0]).toBe('2026-06-19');
  expect(expiriesOf('nikkei', '2026-11-22', closedDates).slice(0, 3)).toEqual([
    '2026-12-10',
    '2027-03-11',
    '2027-06-10',
  ]);
  // The first contract of 2027 ends on the business day before the last of 2026.
  expect(expiriesOf('brent', '2026-11-22', closedDates).slice(0, 4)).toEqual([
    '2026-11-30',
    '2026-12-30',
    '2027-01-29',
    '2027-02-26',
  ]);
  expect(expiriesOf('naturalGas', '2026-11-22', closedDates)).toHaveLength(24);
});

test('expiries end where the holidays of the exchange are no longer known', () => {
  const until2028 = new Set(
    [...(closedDates['America/New_York'] ?? [])].filter((date) => date < '2029'),
  );
  const datesIn = (closed: typeof closedDates): string[] =>
    expiriesOf('naturalGas', '2027-04-01', closed);
  expect(datesIn({ 'America/New_York': until2028 }).at(-1)).toBe('2028-12-27');
  expect(datesIn({}).length).toBe(0);
  // Good Friday is on the 30th.
  expect(datesIn(closedDates).at(-1)).toBe('2029-03-27');
  // No holiday moves those of Eurex.
  expect(expiriesOf('eurexIndices', '2027-04-01', {})).toHaveLength(8);
});

test('a calendar that ends too early is named: two years ahead if expiries follow from it, else one', () => {
  const [chicago, london] = ['2028-12-25', '2028-12-22T12:30 2028-12-26'];
  const short = [
    { symbols: ['US30'], classes: ['futures'], timeZones: [], days: chicago },
    { symbols: [], classes: [], timeZones: ['Europe/London'], days: london },
  ] as const;
  expect(shortCalendars(short, '2026-12-31')).toEqual([]);
  expect(shortCalendars(short, '2027-01-01')).toEqual(['Europe/London: ends on 2028-12-26']);
  expect(shortCalendars(short, '2028-01-01')).toEqual([
    'US30, futures: ends on 2028-12-25',
    'Europe/London: ends on 2028-12-26',
  ]);
});

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

test('a rule has the contracts that its text names, or one of each month', () => {
  for (const { spelling, months } of Object.values(expiryRules)) {
    const named = monthNames.flatMap((name, index) => (spelling.includes(name) ? [index + 1] : []));
    expect(months, spelling).toEqual(named.length > 0 ? named : monthNames.map((_, i) => i + 1));
  }
});

test('what is next stays the same until a contract has ended', () => {
  expect(firstDayOfExpiries('2026-11-22', closedDates)).toBe('2026-11-21');
  expect(firstDayOfExpiries('2026-11-25', closedDates)).toBe('2026-11-21');
  expect(firstDayOfExpiries('2026-11-26', closedDates)).toBe('2026-11-26');
  expect(firstDayOfExpiries('2026-12-09', closedDates)).toBe('2026-12-01');
  for (const today of ['2026-11-22', '2026-12-31', '2027-03-01', '2027-06-18', '2028-02-29'])
    for (const rule of keysOf(expiryRules))
      expect(expiriesOf(rule, firstDayOfExpiries(today, closedDates), closedDates)[0]).toBe(
        expiriesOf(rule, today, closedDates)[0],
      );
});

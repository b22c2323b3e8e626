import { expect, test } from 'vitest';
import { readHolidays } from '../../server/content-service/content-folder.ts';
import type { HolidayCalendar } from '../domain/holidays.ts';
import { expiriesOf, shortCalendars, type ExpiryRule } from './expiry.ts';

const calendars = await readHolidays('content');

const calendarOf = (timeZone: string, days: readonly string[]): HolidayCalendar => ({
  symbols: [],
  classes: [],
  timeZones: [timeZone],
  days,
});
const newYork =
  calendars.find(({ timeZones }) => timeZones.includes('America/New_York'))?.days ?? [];

/** Full holidays, as the exchanges published them, of years that `content/holidays.json` no longer lists. */
const calendarsThen = [
  calendarOf('America/New_York', [
    ...`2017-12-25 2018-01-01 2018-01-15 2018-02-19 2018-03-30 2018-05-28 2018-07-04 2018-09-03 2018-11-22 2018-12-25
     2021-11-25 2021-12-24 2022-01-17 2022-02-21 2022-04-15 2022-05-30 2022-06-20 2022-07-04 2022-09-05 2022-11-24
     2022-12-26`.split(/\s+/),
    ...newYork,
  ]),
  calendarOf(
    'Europe/London',
    '2019-04-22 2019-05-06 2019-05-27 2019-08-26 2019-12-25 2019-12-26 2020-01-01'.split(' '),
  ),
];

/**
 * Last trading days as the exchanges published them (CME Group's and ICE's product calendars), as collected in
 * QuantConnect's Lean, Tests/TestData/FuturesExpiryFunctionsTestData.xml. Those of Eurex as listed by Capital Futures, a member
 * of exchanges in Taiwan (capitalfutures.com.tw, "Last Trading Day").
 */
const published: Partial<Record<ExpiryRule, string>> = {
  cmeIndices: '2018-03-16 2018-06-15',
  eurexIndices: '2025-06-20 2025-12-19',
  nikkei: '2016-06-09 2019-12-12 2020-03-12',
  gold: '2018-02-26 2018-04-26 2018-06-27 2018-08-29 2018-10-29 2018-12-27 2022-06-28 2022-12-28',
  silver: '2018-03-27 2018-05-29 2018-07-27 2018-09-26 2018-12-27',
  naturalGas: `2026-05-27 2026-06-26 2026-08-27 2026-09-28 2026-10-28 2026-11-25 2026-12-29 2027-01-27 2027-03-29
    2027-04-28`,
  wti: '2021-12-20 2022-01-20 2022-02-22 2022-03-22 2022-05-20 2022-06-21 2022-08-22 2022-09-20 2022-11-21',
  brent: '2019-05-31 2019-07-31 2019-08-30 2019-10-31 2019-11-29 2019-12-30',
};

test.each(
  Object.entries(published).flatMap(([rule, dates]) =>
    dates.split(/\s+/).map((date): [ExpiryRule, string] => [rule as ExpiryRule, date]),
  ),
)('%s: a contract ends on %s', (rule, date) => {
  expect(expiriesOf(rule, `${date.slice(0, 7)}-01`, calendarsThen)[0]).toBe(date);
});

test('the next two years follow from the rules and the holidays', () => {
  const [first, ...later] = expiriesOf('cmeIndices', '2026-06-18', calendars);
  expect([first, later.length, later.at(-1)]).toEqual(['2026-06-18', 8, '2028-06-16']);
  // Eurex trades on Juneteenth.
  expect(expiriesOf('eurexIndices', '2026-06-01', calendars)[0]).toBe('2026-06-19');
  // The first contract of 2027 ends on the business day before the last of 2026.
  expect(expiriesOf('brent', '2026-11-22', calendars).slice(0, 4)).toEqual([
    '2026-11-30',
    '2026-12-30',
    '2027-01-29',
    '2027-02-26',
  ]);
  expect(expiriesOf('naturalGas', '2026-11-22', calendars)).toHaveLength(24);
});

test('expiries end where the holidays of the exchange are no longer known', () => {
  const datesIn = (given: readonly HolidayCalendar[]): string[] =>
    expiriesOf('naturalGas', '2027-04-01', given);
  const until2028 = newYork.filter((day) => day < '2029');
  expect(datesIn([calendarOf('America/New_York', until2028)]).at(-1)).toBe('2028-12-27');
  expect(datesIn([]).length).toBe(0);
  // Good Friday is on the 30th.
  expect(datesIn(calendars).at(-1)).toBe('2029-03-27');
  // No holiday moves those of Eurex.
  expect(expiriesOf('eurexIndices', '2027-04-01', [])).toHaveLength(8);
});

test('a calendar that ends too early is named: two years ahead if expiries follow from it, else one', () => {
  const [chicago, london] = [['2028-12-25'], ['2028-12-22T12:30', '2028-12-26']];
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

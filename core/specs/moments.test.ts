import { expect, test } from 'vitest';
import { readHolidays, readSpecs } from '../../server/content-service/content-folder.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { classOf, type SpecRow } from '../domain/instrument-spec.ts';
import { languageByCode } from '../domain/languages.ts';
import type { Clock } from '../domain/server-time.ts';
import { mapKeys } from '../util/map-keys.ts';
import { createIsolate, formatMarketState, formatTimes } from './format-hours.ts';
import { marketStateAt, marketStateOf, type MarketState } from './market-state.ts';
import { tradingHoursOf, type TradingHours } from './trading-hours.ts';

const { standard } = await readSpecs('content');
const calendars = await readHolidays('content');

function rowOf(symbol: string): SpecRow {
  const row = standard.find((candidate) => candidate.symbol === symbol);
  if (!row) throw new Error(symbol);
  return row;
}

function hoursOf(row: SpecRow) {
  const hours = tradingHoursOf({ ...row, instrumentClass: classOf(row.products) });
  if (!hours) throw new Error(`${row.symbol} has no hours`);
  return hours;
}

const stateOf = (row: SpecRow, nowMs: number): MarketState | undefined =>
  marketStateOf({ ...row, instrumentClass: classOf(row.products) }, calendars, nowMs);

const minuteOf = (timeMs: number | undefined): string =>
  timeMs === undefined ? 'always' : new Date(timeMs).toISOString().slice(0, 16);

function describeState(row: SpecRow, moment: string): string {
  const state = stateOf(row, Date.parse(`${moment}:00Z`));
  if (!state) return 'not known';
  if (state.state === 'open') return `open until ${minuteOf(state.closesAtMs)}`;
  return `${state.holiday ? 'holiday' : 'closed'}, opens ${minuteOf(state.opensAtMs)}`;
}

/*
 * Computed by hand from the published hours, the dates at which clocks change (New York 8 March and 1 November 2026, 14 March
 * 2027; London and Frankfurt 29 March and 25 October 2026; Sydney 5 April and 4 October 2026) and the exchanges' calendars.
 * All times are UTC.
 */
test.each([
  // Forex: from server midnight and five minutes, which is 22:05 in New York's winter and 21:05 in its summer.
  ['EURUSD', '2026-03-06T21:55', 'closed, opens 2026-03-08T21:05'],
  ['EURUSD', '2026-03-08T21:05', 'open until 2026-03-09T20:55'],
  ['EURUSD', '2026-11-01T22:05', 'open until 2026-11-02T21:55'],
  ['EURUSD', '2026-12-25T10:00', 'holiday, opens 2026-12-27T22:05'],
  ['XAUUSD', '2027-03-26T12:00', 'holiday, opens 2027-03-28T22:05'],
  // Indices in server time.
  ['US30', '2026-06-16T21:00', 'closed, opens 2026-06-16T22:00'],
  ['US30', '2026-11-26T18:00', 'holiday, opens 2026-11-26T23:00'],
  ['US30', '2026-11-27T18:15', 'holiday, opens 2026-11-29T23:00'],
  ['GER40', '2026-12-24T10:00', 'holiday, opens 2026-12-28T00:15'],
  // Indices on their exchange's clock.
  ['AUS200', '2026-04-01T22:50', 'open until 2026-04-02T05:30'],
  ['AUS200', '2026-04-02T14:00', 'holiday, opens 2026-04-06T23:50'],
  // Energies and futures.
  ['USOIL', '2026-12-24T18:45', 'holiday, opens 2026-12-27T23:00'],
  ['GOLD.f', '2026-11-26T19:30', 'holiday, opens 2026-11-26T23:00'],
  // Stocks in New York, from 09:30 to 16:00 there.
  ['AAPL', '2026-10-30T20:00', 'closed, opens 2026-11-02T14:30'],
  ['AAPL', '2026-11-27T18:00', 'holiday, opens 2026-11-30T14:30'],
  ['AAPL', '2026-12-24T18:00', 'holiday, opens 2026-12-28T14:30'],
  // Stocks in London, from 08:00 to 16:30 there.
  ['BP.L', '2026-03-27T16:30', 'closed, opens 2026-03-30T07:00'],
  ['BP.L', '2026-10-23T15:30', 'closed, opens 2026-10-26T08:00'],
  // Stocks in Frankfurt and Paris.
  ['SAP.DE', '2026-10-26T08:00', 'open until 2026-10-26T16:30'],
  ['MC.PA', '2026-12-24T13:04', 'open until 2026-12-24T13:05'],
  // Stocks in Hong Kong, with their lunch.
  ['0700.HK', '2026-06-16T04:30', 'closed, opens 2026-06-16T05:00'],
  ['0700.HK', '2027-02-08T02:00', 'holiday, opens 2027-02-10T01:30'],
  // Coins, with their pause at the beginning of Saturday, server time.
  ['BTCUSD', '2026-06-19T21:10', 'closed, opens 2026-06-19T21:30'],
  ['BTCUSD', '2026-12-25T12:00', 'open until 2026-12-25T22:00'],
])('%s at %s: %s', (symbol, moment, expected) => {
  expect(describeState(rowOf(symbol), moment)).toBe(expected);
});

const onNewYorksClock = (symbol: string, tradingHours: string): SpecRow => ({
  ...rowOf(symbol),
  tradingHours,
  timeZone: 'America/New_York',
});

test.each<[string, SpecRow, string]>([
  // The early close of the index futures is a server time; the day of the stock exchange is not that of currencies or coins.
  ['an index', onNewYorksClock('US30', 'Sun 18:00 – Fri 17:00'), 'not known'],
  ['a currency', onNewYorksClock('EURUSD', 'Sun 17:05 – Fri 16:55'), 'not known'],
  ['a coin', onNewYorksClock('BTCUSD', '24/7'), 'open until always'],
  ['a stock in Tokyo', { ...rowOf('AAPL'), symbol: '7203.T', timeZone: 'Asia/Tokyo' }, 'not known'],
  ['a stock in server time', { ...rowOf('AAPL'), timeZone: '' }, 'not known'],
])('the state of %s on a clock that its calendar is not on', (_, row, expected) => {
  expect(describeState({ ...row, dailyBreakTime: 'N/A' }, '2026-11-26T19:00')).toBe(expected);
});

const t = wordsOf('en', 'account-specs');
const placeholders = mapKeys(
  ['time', 'hours', 'minutes', 'opens', 'times', 'city'],
  (name) => `{{${name}}}`,
);
const words = {
  ...t('values', { returnObjects: true, ...placeholders }),
  range: languageByCode('en').range,
};
const plain = createIsolate('ltr');
const withoutControls = (text: string): string =>
  text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

test.each([
  ['EURUSD', '2026-01-14', 'Asia/Riyadh', 'Mon 01:05 – Sat 00:55'],
  ['EURUSD', '2026-07-15', 'Asia/Riyadh', 'Mon 00:05 – Fri 23:55'],
  ['AAPL', '2026-01-14', 'Asia/Riyadh', 'Mon–Fri 17:30–24:00'],
  ['AAPL', '2026-07-15', 'Asia/Shanghai', 'Mon–Fri 21:30–04:00 (next day)'],
  ['0700.HK', '2026-01-14', 'Asia/Shanghai', 'Mon–Fri 09:30–16:00'],
  // London's clock goes forward on Sunday 29 March and back on Sunday 25 October: on Saturday, the next week counts.
  ['XAUUSD', '2026-03-27', 'Europe/London', 'Sun 22:05 – Fri 20:55'],
  ['XAUUSD', '2026-03-28', 'Europe/London', 'Sun 23:05 – Fri 21:55'],
  ['XAUUSD', '2026-10-24', 'Europe/London', 'Sun 22:05 – Fri 20:55'],
])('the hours of %s on %s for a reader in %s: %s', (symbol, date, timeZone, expected) => {
  const row = rowOf(symbol);
  const reader = { nowMs: Date.parse(`${date}T12:00:00Z`), timeZone };
  const { hours, clock } = hoursOf(row);
  const text = formatTimes(hours, words, plain, { ...reader, clock });
  expect(withoutControls(text)).toBe(expected);
});

test.each([
  ['EURUSD', '2026-11-21T12:00', 'Asia/Riyadh', 'Closed · Opens Mon 01:05'],
  ['EURUSD', '2026-11-22T13:05', 'Asia/Shanghai', 'Closed · Opens in 9 h 0 min'],
  ['EURUSD', '2026-12-25T10:00', 'Asia/Dubai', 'Public holiday. Opens Mon 02:05'],
  ['AAPL', '2026-11-23T15:00', 'Asia/Shanghai', 'Open until 05:00 your time'],
  // The time to the opening is real time across the change.
  ['EURUSD', '2026-03-28T22:00', 'Europe/London', 'Closed · Opens in 23 h 5 min'],
  ['EURUSD', '2026-10-24T22:00', 'Europe/London', 'Closed · Opens in 23 h 5 min'],
  ['EURUSD', '2026-10-25T21:05', 'Europe/London', 'Open until 20:55 your time'],
])('the state of %s at %s for a reader in %s: %s', (symbol, moment, timeZone, expected) => {
  const nowMs = Date.parse(`${moment}:00Z`);
  const state = stateOf(rowOf(symbol), nowMs);
  expect(
    state && withoutControls(formatMarketState(state, { nowMs, timeZone }, words, plain)),
  ).toBe(expected);
});

test('a row on an unknown clock is neither open nor closed', () => {
  const row = { ...rowOf('AAPL'), timeZone: 'America/Atlantis' };
  expect(tradingHoursOf({ ...row, instrumentClass: 'stocks' })).toBeUndefined();
});

/** Without changes of the clock, as the server's is in New York's summer. */
const clock: Clock = { timeZone: 'Asia/Riyadh', shiftMinutes: 0 };

const readHours = (tradingHours: string, dailyBreakTime: string, instrumentClass?: 'crypto') =>
  tradingHoursOf({ tradingHours, dailyBreakTime, timeZone: clock.timeZone, instrumentClass });

function parse(...stated: Parameters<typeof readHours>): TradingHours {
  const parsed = readHours(...stated);
  if (!parsed) throw new Error(`${stated.join(', ')} cannot be parsed`);
  return parsed;
}

const stateText = (hours: TradingHours, time: string): string => {
  const nowMs = Date.parse(time);
  const state = marketStateAt({ ...hours, holidays: [] }, nowMs);
  const reader = { nowMs, timeZone: 'Asia/Riyadh' };
  return state ? withoutControls(formatMarketState(state, reader, words, plain)) : 'nothing';
};

test.each([
  ['24/7', 'Around the clock'],
  ['Mon 00:05 - Fri 23:55', 'Mon 00:05 – Fri 23:55'],
  ['monday 0:05 — friday 23:55', 'Mon 00:05 – Fri 23:55'],
  ['24/5', '24/5'],
  ['01:00–23:15, 23:30–24:00', '01:00–23:15, 23:30–24:00'],
  ['Mon–Fri 09:30-12:00 and 13:00-16:00', 'Mon–Fri 09:30–12:00, 13:00–16:00'],
])("'%s' is parsed", (hours, expected) => {
  expect(withoutControls(formatTimes(parse(hours, '').hours, words, plain))).toBe(expected);
});

test.each([
  ['by appointment', ''],
  ['Mon 25:00 – Fri 23:55', ''],
  ['24/7', 'sometimes'],
  ['N/A', 'N/A'],
  ['x'.repeat(10_000), ''],
])("'%s' with breaks '%s' is ambiguous", (hours, breaks) => {
  expect(readHours(hours, breaks)).toBeUndefined();
});

test('hours and breaks without weekdays recur on the trading days', () => {
  const hours = ['01:00–24:00', '12:00–13:00'] as const;
  const saturday = '2026-06-20T02:00:00+03:00';
  expect(stateText(parse(...hours), saturday)).toBe('Closed · Opens Mon 01:00');
  expect(stateText(parse(...hours, 'crypto'), saturday)).toBe('Open until 12:00 your time');
});

test('a break without weekdays also interrupts a session that begins on a Sunday', () => {
  const sundayEvening = parse('Sun 22:00 – Fri 21:00', '23:00–23:30');
  expect(stateText(sundayEvening, '2026-06-21T23:10:00+03:00')).toBe('Closed · Opens in 20 min');
});

test('Arabic reads from the first time to the last in its own direction', () => {
  const { range } = languageByCode('ar');
  const { hours } = parse('Mon–Fri 16:30–23:00', 'N/A');
  expect(withoutControls(formatTimes(hours, { ...words, range }, createIsolate('rtl')))).toBe(
    'من Mon إلى Fri من \u206616:30\u2069 إلى \u206623:00\u2069',
  );
});

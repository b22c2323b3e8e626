import { describe, expect, test } from 'vitest';
import type { Clock } from '../domain/server-time.ts';
import * as formatHours from './format-hours.ts';
import {
  createIsolate,
  formatMarketState,
  formatTimeZone,
  type TimeWords,
} from './format-hours.ts';
import { marketStateAt } from './market-state.ts';
import { everyDay, mondayToFriday } from './market-week.ts';
import { parseTradingHours, type TradingHours } from './trading-hours.ts';

const words: TimeWords = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  always: 'Always',
  separator: ', ',
  nextDay: '{time} (next day)',
  open: 'Open',
  openUntil: 'Open until {time}',
  closed: 'Closed',
  opensInHours: 'Opens in {hours} h {minutes} min',
  opensInMinutes: 'Opens in {minutes} min',
  opensAt: 'Opens {time}',
  holiday: 'Holiday. {opens}',
  ofCity: '{times} {city} time',
  cities: { 'America/New_York': 'New York' },
};
const plain = createIsolate('ltr');

const withoutLineBreakControls = (text: string): string =>
  text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const formatWrittenTimes = (...args: Parameters<typeof formatHours.formatWrittenTimes>): string =>
  withoutLineBreakControls(formatHours.formatWrittenTimes(...args));
const formatLocalTimes = (...args: Parameters<typeof formatHours.formatLocalTimes>): string =>
  withoutLineBreakControls(formatHours.formatLocalTimes(...args));
/** Without changes of the clock, as the server's is in New York's summer. */
const clock: Clock = { timeZone: 'Asia/Riyadh', shiftMinutes: 0 };

function parse(hours: string, breaks: string, tradingDays = mondayToFriday): TradingHours {
  const parsed = parseTradingHours(hours, breaks, tradingDays);
  if (!parsed) throw new Error(`'${hours}' with '${breaks}' cannot be parsed`);
  return parsed;
}

const forex = parse('Mon 00:05 – Fri 23:55', '23:55–00:05');
const us30 = parse('Mon 01:00 – Fri 24:00', '23:15–23:30, 00:00–01:00');
const crypto = parse('24/7', 'Sat 00:00–00:30', everyDay);
const stocks = parse('Mon–Fri 16:30–23:00', 'N/A');
const hongKong = parse('Mon–Fri 04:30–11:00', '07:00–08:00');

const stateText = (hours: TradingHours, time: string, timeZone = 'Asia/Riyadh'): string =>
  withoutLineBreakControls(state(hours, time, timeZone));
const state = (hours: TradingHours, time: string, timeZone: string): string => {
  const nowMs = Date.parse(time);
  const market = marketStateAt({ ...hours, clock, holidays: '' }, nowMs);
  return market ? formatMarketState(market, { nowMs, timeZone }, words, plain) : 'nothing';
};
/** The hours in a time zone, in the week of a time. */
const localHours = (hours: TradingHours, time: string, timeZone: string): string =>
  formatLocalTimes(hours.hours, { nowMs: Date.parse(time), clock, timeZone }, words, plain);

// 2026-06-15 is a Monday.
describe('in Riyadh, on the clock of the hours', () => {
  test.each([
    ['Monday 00:05', forex, '2026-06-15T00:05:00+03:00', 'Open until 23:55'],
    ['Friday 23:55: the weekend begins', forex, '2026-06-19T23:55:00+03:00', 'Opens Mon 00:05'],
    ['Saturday', forex, '2026-06-20T12:00:00+03:00', 'Opens Mon 00:05'],
    ['an index in its evening break', us30, '2026-06-16T23:15:00+03:00', 'Opens in 15 min'],
    ['an index at the week’s end', us30, '2026-06-20T00:00:00+03:00', 'Opens Mon 01:00'],
    ['coins on Sunday', crypto, '2026-06-21T12:00:00+03:00', 'Open'],
    ['coins in Saturday’s maintenance', crypto, '2026-06-20T00:10:00+03:00', 'Opens in 20 min'],
    ['stocks before the bell', stocks, '2026-06-15T14:15:00+03:00', 'Opens in 2 h 15 min'],
    ['stocks on Friday night', stocks, '2026-06-19T23:00:00+03:00', 'Opens Mon 16:30'],
    ['Hong Kong at its lunch', hongKong, '2026-06-16T07:30:00+03:00', 'Opens in 30 min'],
  ])('%s', (_, hours, moment, expected) => {
    expect(stateText(hours, moment)).toBe(expected);
  });
});

describe('in London, whose clock changes', () => {
  // 2026: forward on Sunday 29 March 01:00 UTC, back on Sunday 25 October 01:00 UTC.
  test.each([
    ['winter', '2026-01-14T12:00:00Z', 'Sun 21:05 – Fri 20:55', 'Mon–Fri 13:30–20:00'],
    ['summer', '2026-07-15T12:00:00Z', 'Sun 22:05 – Fri 21:55', 'Mon–Fri 14:30–21:00'],
    [
      'the Saturday before: the next week counts',
      '2026-03-28T12:00:00Z',
      'Sun 22:05 – Fri 21:55',
      'Mon–Fri 14:30–21:00',
    ],
    [
      'the Saturday before: the next week counts',
      '2026-10-24T12:00:00Z',
      'Sun 21:05 – Fri 20:55',
      'Mon–Fri 13:30–20:00',
    ],
  ])('in %s', (_, moment, forexHours, stockHours) => {
    expect(localHours(forex, moment, 'Europe/London')).toBe(forexHours);
    expect(localHours(stocks, moment, 'Europe/London')).toBe(stockHours);
  });

  test('the time to the opening is real time across the change, and the close is given in the new offset', () => {
    // From Saturday 22:00 UTC to Sunday 21:05 UTC, when the market opens, is 23 h 5 min, and no hour less in March.
    expect(stateText(forex, '2026-03-28T22:00:00Z', 'Europe/London')).toBe('Opens in 23 h 5 min');
    expect(stateText(forex, '2026-10-24T22:00:00Z', 'Europe/London')).toBe('Opens in 23 h 5 min');
    expect(stateText(forex, '2026-03-29T21:05:00Z', 'Europe/London')).toBe('Open until 21:55');
    expect(stateText(forex, '2026-10-25T21:05:00Z', 'Europe/London')).toBe('Open until 20:55');
  });

  test('the zone is named by its current offset', () => {
    expect(formatTimeZone('Europe/London', Date.parse('2026-01-14T12:00:00Z'))).toMatch(
      /^GMT(?:\+0)?$/,
    );
    expect(formatTimeZone('Europe/London', Date.parse('2026-07-15T12:00:00Z'))).toBe('GMT+1');
    expect(formatTimeZone('Asia/Kolkata', 0)).toBe('GMT+5:30');
  });
});

test('breaks on another clock', () => {
  const breaks = (hours: TradingHours, timeZone: string): string =>
    formatLocalTimes(
      hours.breaks,
      { nowMs: Date.parse('2026-06-16T12:00:00Z'), clock, timeZone },
      words,
      plain,
    );
  expect(breaks(us30, 'Asia/Shanghai')).toBe('04:15–04:30, 05:00–06:00');
  expect(breaks(crypto, 'Europe/London')).toBe('Fri 22:00–22:30');
});

test('a week from Sunday to Thursday is one week', () => {
  const gulf = parse('Sun–Thu 10:00–15:00', '');
  expect(localHours(gulf, '2026-06-16T12:00:00+03:00', 'Asia/Riyadh')).toBe('Sun–Thu 10:00–15:00');
  expect(stateText(gulf, '2026-06-18T16:00:00+03:00')).toBe('Opens Sun 10:00');
  expect(stateText(gulf, '2026-06-21T10:00:00+03:00')).toBe('Open until 15:00');
});

test('24/5 keeps its spelling on the server’s clock; on the reader’s it names its days', () => {
  const workingWeek = parse('24/5', '');
  expect(stateText(workingWeek, '2026-06-20T12:00:00+03:00')).toBe('Opens Mon 00:00');
  expect(localHours(workingWeek, '2026-06-16T12:00:00+03:00', 'Asia/Shanghai')).toBe(
    'Mon 05:00 – Sat 05:00',
  );
});

test.each([
  ['24/7', '', 'Always'],
  ['Mon 00:05 - Fri 23:55', '', 'Mon 00:05 – Fri 23:55'],
  ['monday 0:05 — friday 23:55', '', 'Mon 00:05 – Fri 23:55'],
  ['24/5', '', '24/5'],
  ['01:00–23:15, 23:30–24:00', '', '01:00–23:15, 23:30–24:00'],
  ['Mon–Fri 09:30-12:00 and 13:00-16:00', '', 'Mon–Fri 09:30–12:00, 13:00–16:00'],
])("'%s' is parsed", (hours, breaks, expected) => {
  expect(formatWrittenTimes(parse(hours, breaks).hours, words, plain)).toBe(expected);
});

test.each([
  ['by appointment', ''],
  ['Mon 25:00 – Fri 23:55', ''],
  ['24/7', 'sometimes'],
  ['N/A', 'N/A'],
  ['x'.repeat(10_000), ''],
])("'%s' with breaks '%s' is ambiguous", (hours, breaks) => {
  expect(parseTradingHours(hours, breaks, mondayToFriday)).toBeUndefined();
});

test('hours and breaks without weekdays recur on the trading days', () => {
  const hours = ['01:00–24:00', '12:00–13:00'] as const;
  const saturday = '2026-06-20T02:00:00+03:00';
  expect(stateText(parse(...hours), saturday)).toBe('Opens Mon 01:00');
  expect(stateText(parse(...hours, everyDay), saturday)).toBe('Open until 12:00');
});

test('a break without weekdays also interrupts a session that begins on a Sunday', () => {
  const sundayEvening = parse('Sun 22:00 – Fri 21:00', '23:00–23:30');
  expect(stateText(sundayEvening, '2026-06-21T23:10:00+03:00')).toBe('Opens in 20 min');
});

test('hours that a break covers completely are never open', () => {
  expect(stateText(parse('Mon–Fri 10:00–11:00', '09:00–12:00'), '2026-06-16T10:30:00+03:00')).toBe(
    'nothing',
  );
});

test('Arabic keeps times in their order', () => {
  expect(formatWrittenTimes(stocks.hours, words, createIsolate('rtl'))).toBe(
    'Mon–Fri \u206616:30–23:00\u2069',
  );
});

test('a line never breaks between a day and its time, nor inside a range', () => {
  expect(formatHours.formatWrittenTimes(forex.hours, words, plain)).toBe(
    'Mon\u00A000:05 – Fri\u00A023:55',
  );
  expect(formatHours.formatWrittenTimes(stocks.hours, words, plain)).toBe(
    'Mon–\u2060Fri 16:30–\u206023:00',
  );
});

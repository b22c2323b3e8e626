import { expect, test } from 'vitest';
import { languageByCode } from '../domain/languages.ts';
import type { Clock } from '../domain/server-time.ts';
import * as formatHours from './format-hours.ts';
import { createIsolate, formatMarketState, type TimeWords } from './format-hours.ts';
import { marketStateAt } from './market-state.ts';
import { tradingHoursOf, type TradingHours } from './trading-hours.ts';

const words: TimeWords = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  always: 'Always',
  range: '{from}–\u2060{to}',
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
const formatTimes = (...args: Parameters<typeof formatHours.formatTimes>): string =>
  withoutLineBreakControls(formatHours.formatTimes(...args));
/** Without changes of the clock, as the server's is in New York's summer. */
const clock: Clock = { timeZone: 'Asia/Riyadh', shiftMinutes: 0 };

const hoursOf = (hours: string, breaks: string, instrumentClass?: 'crypto') =>
  tradingHoursOf({
    tradingHours: hours,
    dailyBreakTime: breaks,
    timeZone: clock.timeZone,
    instrumentClass,
  });

function parse(...stated: Parameters<typeof hoursOf>): TradingHours {
  const parsed = hoursOf(...stated);
  if (!parsed) throw new Error(`${stated.join(', ')} cannot be parsed`);
  return parsed;
}

const stocks = parse('Mon–Fri 16:30–23:00', 'N/A');

const stateText = (hours: TradingHours, time: string): string => {
  const nowMs = Date.parse(time);
  const state = marketStateAt({ ...hours, holidays: '' }, nowMs);
  if (!state) return 'nothing';
  const text = formatMarketState(state, { nowMs, timeZone: 'Asia/Riyadh' }, words, plain);
  return withoutLineBreakControls(text);
};

test.each([
  ['24/7', '', 'Always'],
  ['Mon 00:05 - Fri 23:55', '', 'Mon 00:05 – Fri 23:55'],
  ['monday 0:05 — friday 23:55', '', 'Mon 00:05 – Fri 23:55'],
  ['24/5', '', '24/5'],
  ['01:00–23:15, 23:30–24:00', '', '01:00–23:15, 23:30–24:00'],
  ['Mon–Fri 09:30-12:00 and 13:00-16:00', '', 'Mon–Fri 09:30–12:00, 13:00–16:00'],
])("'%s' is parsed", (hours, breaks, expected) => {
  expect(formatTimes(parse(hours, breaks).hours, words, plain)).toBe(expected);
});

test.each([
  ['by appointment', ''],
  ['Mon 25:00 – Fri 23:55', ''],
  ['24/7', 'sometimes'],
  ['N/A', 'N/A'],
  ['x'.repeat(10_000), ''],
])("'%s' with breaks '%s' is ambiguous", (hours, breaks) => {
  expect(hoursOf(hours, breaks)).toBeUndefined();
});

test('hours and breaks without weekdays recur on the trading days', () => {
  const hours = ['01:00–24:00', '12:00–13:00'] as const;
  const saturday = '2026-06-20T02:00:00+03:00';
  expect(stateText(parse(...hours), saturday)).toBe('Closed · Opens Mon 01:00');
  expect(stateText(parse(...hours, 'crypto'), saturday)).toBe('Open until 12:00');
});

test('a break without weekdays also interrupts a session that begins on a Sunday', () => {
  const sundayEvening = parse('Sun 22:00 – Fri 21:00', '23:00–23:30');
  expect(stateText(sundayEvening, '2026-06-21T23:10:00+03:00')).toBe('Closed · Opens in 20 min');
});

test('Arabic reads from the first time to the last in its own direction', () => {
  const { range } = languageByCode('ar');
  expect(formatTimes(stocks.hours, { ...words, range }, createIsolate('rtl'))).toBe(
    'من Mon إلى Fri من \u206616:30\u2069 إلى \u206623:00\u2069',
  );
});

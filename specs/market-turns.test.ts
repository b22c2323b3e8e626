import { expect, test } from 'vitest';
import { minuteMs, minutesPerWeek } from '../contract/durations.ts';
import { formatTurns, weekShiftMinutes } from './market-turns.ts';
import { everyDay, marketStateAt, mondayToFriday } from './market-week.ts';
import { parseTradingHours } from './trading-hours.ts';

const offsetMinutes = 180;
const mondayMs = Date.UTC(2026, 5, 15) - offsetMinutes * minuteMs;

test('turns are the minutes at which a market opens and closes', () => {
  expect(formatTurns([{ from: 5, to: 7195 }])).toBe('5 7195');
  expect(formatTurns([])).toBeUndefined();
});

/** As light-lamps.ts counts. */
const isOpenAt = (turns: string, nowMs: number): boolean => {
  const minute = (nowMs / minuteMs + weekShiftMinutes(offsetMinutes)) % minutesPerWeek;
  return turns.split(' ').filter((turn) => Number(turn) <= minute).length % 2 === 1;
};

test.each([
  ['24/7', 'Sat 00:00–00:30', everyDay],
  ['24/7', 'N/A', everyDay],
  ['24/5', '', mondayToFriday],
  ['Mon 00:05 – Fri 23:55', '23:55–00:05', mondayToFriday],
  ['Mon–Fri 16:30–23:00', 'N/A', mondayToFriday],
  ['Sun 23:00 – Fri 22:00', '22:00–23:00', mondayToFriday],
  ['Mon–Fri 22:00–04:00', '', mondayToFriday],
] as const)(
  'counting the turns of %s, %s says the same as the trading week itself',
  (hours, breaks, days) => {
    const parsed = parseTradingHours(hours, breaks, days);
    const turns = parsed && formatTurns(parsed.open);
    if (!parsed || turns === undefined) throw new Error('not parsed');
    for (let minute = 0; minute < minutesPerWeek; minute += 5)
      for (const nowMs of [mondayMs + minute * minuteMs, mondayMs + minute * minuteMs - 1])
        expect(isOpenAt(turns, nowMs)).toBe(
          marketStateAt(parsed, nowMs, offsetMinutes)?.state === 'open',
        );
  },
);

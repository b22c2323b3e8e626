import { expect, test } from 'vitest';
import { minuteMs, minutesPerWeek } from '../contract/durations.ts';
import { clockOf, shownAt } from './clock.ts';
import { marketStateAt } from './market-state.ts';
import { formatTurns } from './market-turns.ts';
import { everyDay, mondayToFriday } from './market-week.ts';
import { parseTradingHours } from './trading-hours.ts';

/** The week in which New York's clock goes back. */
const mondayMs = Date.UTC(2026, 9, 26);

test('turns are the minutes at which a market opens and closes', () => {
  expect(formatTurns([{ from: 5, to: 7195 }], clockOf(''), 3)).toBe(
    'America/New_York 420 3 5 7195',
  );
  expect(formatTurns([{ from: 5, to: 7195 }], clockOf('Europe/London'), undefined)).toBe(
    'Europe/London 0 - 5 7195',
  );
  expect(formatTurns([], clockOf(''), 0)).toBeUndefined();
});

/** As light-lamps.ts counts. */
const isOpenAt = (turns: string, timeZone: string, nowMs: number): boolean => {
  const [, , , ...minutes] = turns.split(' ');
  const minute = (shownAt(clockOf(timeZone), nowMs) / minuteMs + 4320) % minutesPerWeek;
  return minutes.filter((turn) => Number(turn) <= minute).length % 2 === 1;
};

test.each([
  ['24/7', 'Sat 00:00–00:30', '', everyDay],
  ['24/7', 'N/A', '', everyDay],
  ['24/5', '', 'Europe/London', mondayToFriday],
  ['Mon 00:05 – Fri 23:55', '23:55–00:05', '', mondayToFriday],
  ['Mon–Fri 09:30–16:00', 'N/A', 'America/New_York', mondayToFriday],
  ['Sun 23:00 – Fri 22:00', '22:00–23:00', 'Australia/Sydney', mondayToFriday],
  ['Mon–Fri 22:00–04:00', '', '', mondayToFriday],
] as const)(
  'counting the turns of %s, %s, %s says the same as the trading week itself',
  (hours, breaks, timeZone, days) => {
    const parsed = parseTradingHours(hours, breaks, days);
    const turns = parsed && formatTurns(parsed.open, clockOf(timeZone), undefined);
    if (!parsed || turns === undefined) throw new Error('not parsed');
    const market = { open: parsed.open, clock: clockOf(timeZone), holidays: '' };
    for (let minute = 0; minute < minutesPerWeek; minute += 15)
      for (const nowMs of [mondayMs + minute * minuteMs, mondayMs + minute * minuteMs - 1])
        expect(isOpenAt(turns, timeZone, nowMs)).toBe(
          marketStateAt(market, nowMs)?.state === 'open',
        );
  },
);

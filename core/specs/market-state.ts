import { closureOn, holidaysOf, type HolidayCalendar } from '../domain/holidays.ts';
import type { Clock } from '../domain/server-time.ts';
import { dayMs, minuteMs, minutesPerDay } from '../util/durations.ts';
import { momentOf, shownAt } from './clock.ts';
import { weekMs, weekStartOf, type WeekSpan } from './market-week.ts';
import { tradingHoursOf, type StatedHours } from './trading-hours.ts';

/** When a market trades. */
export interface Market {
  /** Sorted, disjoint, within one week. */
  open: readonly WeekSpan[];
  clock: Clock;
  /** As in `HolidayCalendar`. */
  holidays: readonly string[];
}

export type MarketState =
  /** `closesAtMs` is undefined for a market that stays open for weeks. */
  | { state: 'open'; closesAtMs: number | undefined }
  /** `holiday`: all day, or it would be open but for an early close. */
  | { state: 'closed'; opensAtMs: number; holiday: boolean };

/** No series of holidays is longer. */
const weeksAhead = 3;

/** The times at which a market is open from last week on, on its clock; those that touch are one. */
function openTimes({ open, holidays }: Market, thisWeek: number): { from: number; to: number }[] {
  const times: { from: number; to: number }[] = [];
  for (let week = -1; week < weeksAhead; week++) {
    const start = thisWeek + week * weekMs;
    for (const span of open) {
      let from = start + span.from * minuteMs;
      const end = start + span.to * minuteMs;
      while (from < end) {
        const dayEnd = Math.floor(from / dayMs) * dayMs + dayMs;
        const closes = closureOn(holidays, from) ?? Infinity;
        const to = Math.min(end, dayEnd, closes);
        const last = times.at(-1);
        if (to > from) {
          if (last?.to === from) last.to = to;
          else times.push({ from, to });
        }
        // A night's session does not go on at midnight when the day on which it begins is a holiday.
        from = closes < dayEnd && span.to - span.from <= minutesPerDay ? end : dayEnd;
      }
    }
  }
  return times;
}

/** The state of a market, and when it changes next; undefined if it does not open in the weeks ahead. */
export function marketStateAt(market: Market, nowMs: number): MarketState | undefined {
  const { clock, holidays } = market;
  const now = shownAt(clock, nowMs);
  const thisWeek = weekStartOf(now);
  const times = openTimes(market, thisWeek);
  const current = times.find(({ from, to }) => now >= from && now < to);
  if (current)
    return {
      state: 'open',
      closesAtMs:
        current.to === thisWeek + weeksAhead * weekMs ? undefined : momentOf(clock, current.to),
    };
  const next = times.find(({ from }) => from > now);
  if (!next) return undefined;
  const closedFrom = closureOn(holidays, now) ?? Infinity;
  const isWholeDay = closedFrom % dayMs === 0;
  const minute = (now - thisWeek) / minuteMs;
  const isRegular = market.open.some(({ from, to }) => minute >= from && minute < to);
  return {
    state: 'closed',
    opensAtMs: momentOf(clock, next.from),
    holiday: closedFrom <= now && (isWholeDay || isRegular),
  };
}

/** An instrument is open or closed by what its row states; undefined where hours or holidays are not known. */
export function marketStateOf(
  stated: StatedHours & { symbol: string },
  calendars: readonly HolidayCalendar[],
  nowMs: number,
): MarketState | undefined {
  const hours = tradingHoursOf(stated);
  const holidays = holidaysOf(calendars, stated);
  return hours && holidays !== undefined ? marketStateAt({ ...hours, holidays }, nowMs) : undefined;
}

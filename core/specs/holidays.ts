import { dayMs } from '../util/durations.ts';

/** Longer than any page is kept without being rendered again. */
const shownDays = 400;

/** 'YYYY-MM-DD' of what a clock shows (`clock.ts`). */
const isoDateOf = (shownMs: number): string => new Date(shownMs).toISOString().slice(0, 10);

/**
 * From when a market is closed on a date, in what its clock shows: the date's beginning, or an early close.
 * @param holidays as in `HolidayCalendar`
 * @returns undefined if the date is none of the holidays
 */
export function closureOn(holidays: string, shownMs: number): number | undefined {
  const index = holidays.indexOf(isoDateOf(shownMs));
  if (index === -1) return undefined;
  const [day = ''] = holidays.slice(index, index + '2026-12-24T13:00'.length).split(' ', 1);
  return Date.parse(day.includes('T') ? `${day}Z` : day);
}

/** Holidays that a page needs: from yesterday on, where it may still be yesterday. @param today an ISO date, in UTC */
export function upcomingHolidays(holidays: string, today: string): string {
  const from = isoDateOf(Date.parse(today) - dayMs);
  const until = isoDateOf(Date.parse(today) + shownDays * dayMs);
  return holidays
    .split(' ')
    .filter((day) => day >= from && day < until)
    .join(' ');
}

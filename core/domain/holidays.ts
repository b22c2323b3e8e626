import type { InstrumentClass } from './instrument-spec.ts';

/** When the instruments of one exchange, or of one class, do not trade although it is one of their days. */
export interface HolidayCalendar {
  symbols: readonly string[];
  classes: readonly InstrumentClass[];
  /** Exchanges, in their canonical spelling; a calendar with time zones has neither symbols nor classes. */
  timeZones: readonly string[];
  /**
   * Dates on which they are closed, and moments from which they are until the end of the date: '2026-12-24T13:00', '2026-12-25'.
   * On the clock of the time zone; those of symbols and classes are on the trading server's. Sorted.
   */
  days: readonly string[];
}

/**
 * The holidays of an instrument (`HolidayCalendar.days`): of the calendar that names its symbol, else its class, else its time
 * zone.
 * @returns an empty list for what trades on every day; undefined if they are not known: no calendar names it, or one whose days
 *   are on the server's clock while the instrument's hours are not. Whether it is open is not known either then.
 */
export function holidaysOf(
  calendars: readonly HolidayCalendar[],
  {
    symbol,
    timeZone,
    instrumentClass,
  }: { symbol: string; timeZone: string; instrumentClass: InstrumentClass | undefined },
): readonly string[] | undefined {
  const inServerTime =
    calendars.find(({ symbols }) => symbols.includes(symbol)) ??
    calendars.find(({ classes }) => classes.some((name) => name === instrumentClass));
  if (inServerTime) return timeZone === '' ? inServerTime.days : undefined;
  if (instrumentClass === 'crypto') return [];
  return calendars.find(({ timeZones }) => timeZones.includes(timeZone))?.days;
}

/**
 * From when a market is closed on a date, in what its clock shows (`clock.ts`): the date's beginning, or an early close.
 * @param holidays as in `HolidayCalendar`
 * @returns undefined if the date is none of the holidays
 */
export function closureOn(holidays: readonly string[], shownMs: number): number | undefined {
  const date = new Date(shownMs).toISOString().slice(0, 10);
  const day = holidays.find((holiday) => holiday.startsWith(date));
  if (day === undefined) return undefined;
  return Date.parse(day.includes('T') ? `${day}Z` : day);
}

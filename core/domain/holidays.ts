import type { InstrumentClass } from './instrument-spec.ts';

/** When the instruments of one exchange, or of one class, do not trade although it is one of their days. */
export interface HolidayCalendar {
  symbols: readonly string[];
  classes: readonly InstrumentClass[];
  /** Exchanges, in their canonical spelling; a calendar with time zones has neither symbols nor classes. */
  timeZones: readonly string[];
  /**
   * Dates on which they are closed, and moments from which they are until the end of the date: '2026-12-24T13:00 2026-12-25'.
   * On the clock of the time zone; those of symbols and classes are on the trading server's. Sorted; one text, because pages
   * carry it.
   */
  days: string;
}

/**
 * Which calendar an instrument follows, by its index: the one that names its symbol, else its class, else its time zone.
 * @returns 'none' for what trades on every day; undefined if its holidays are not known: no calendar names it, or one whose days
 *   are on the server's clock while the instrument's hours are not. Whether it is open is not known either then.
 */
export function holidayCalendarOf(
  calendars: readonly HolidayCalendar[],
  {
    symbol,
    timeZone,
    instrumentClass,
  }: { symbol: string; timeZone: string; instrumentClass: InstrumentClass | undefined },
): number | 'none' | undefined {
  const indexOf = (names: (calendar: HolidayCalendar) => boolean): number | undefined => {
    const index = calendars.findIndex(names);
    return index === -1 ? undefined : index;
  };
  const inServerTime =
    indexOf(({ symbols }) => symbols.includes(symbol)) ??
    (instrumentClass && indexOf(({ classes }) => classes.includes(instrumentClass)));
  if (inServerTime !== undefined) return timeZone === '' ? inServerTime : undefined;
  if (instrumentClass === 'crypto') return 'none';
  return indexOf(({ timeZones }) => timeZones.includes(timeZone));
}

/** The days of a calendar (`HolidayCalendar`) by its index; '' for none, undefined if they are not known. */
export const holidaysOf = (
  calendars: readonly HolidayCalendar[],
  calendar: ReturnType<typeof holidayCalendarOf>,
): string | undefined =>
  calendar === 'none' ? '' : calendar === undefined ? undefined : calendars[calendar]?.days;

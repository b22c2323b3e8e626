import type { InstrumentClass } from './instrument-spec.ts';

/** When the instruments of one exchange, or of one class, do not trade although it is one of their days. */
export interface HolidayCalendar {
  /** Before `timeZones`, which come before `classes`: an instrument follows the first calendar that names it. */
  symbols: readonly string[];
  /** Of rows that state their hours in one. */
  timeZones: readonly string[];
  classes: readonly InstrumentClass[];
  /**
   * Dates on which they are closed, and moments from which they are until the end of the date, on the clock of the
   * instrument's own hours: '2026-12-24T13:00 2026-12-25'. Sorted; one text, because pages carry it.
   */
  days: string;
}

/** Which calendar an instrument follows, by its index; undefined: none, it trades on every one of its days. */
export function holidayCalendarOf(
  calendars: readonly HolidayCalendar[],
  {
    symbol,
    timeZone,
    instrumentClass,
  }: { symbol: string; timeZone: string; instrumentClass: InstrumentClass | undefined },
): number | undefined {
  const indexOf = (names: (calendar: HolidayCalendar) => boolean): number | undefined => {
    const index = calendars.findIndex(names);
    return index === -1 ? undefined : index;
  };
  return (
    indexOf(({ symbols }) => symbols.includes(symbol)) ??
    (timeZone === ''
      ? instrumentClass && indexOf(({ classes }) => classes.includes(instrumentClass))
      : indexOf(({ timeZones }) => timeZones.includes(timeZone)))
  );
}

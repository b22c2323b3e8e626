import { holidayCalendarOf, type HolidayCalendar } from '../../contract/holidays.ts';
import type { InstrumentClass } from '../../contract/instrument-spec.ts';
import { parseClockTime } from '../../specs/clock-time.ts';
import { upcomingHolidays } from '../../specs/holidays.ts';
import { mergeSpans, workingWeekSpans } from '../../specs/market-week.ts';

interface TradedInstrument {
  symbol: string;
  class: InstrumentClass;
  /** In server time: [opens, closes]. */
  sessions: readonly (readonly [string, string])[];
}

/** When an instrument trades, in server time: the spans of its week, and the holidays to come, as scripts read them. */
export function marketWeekOf(
  { symbol, class: instrumentClass, sessions }: TradedInstrument,
  {
    holidayCalendars,
    expiriesFrom,
  }: { holidayCalendars: readonly HolidayCalendar[]; expiriesFrom: string },
): { open: ReturnType<typeof mergeSpans>; holidays: string } {
  const spans = sessions.map(([opens, closes]) => ({
    from: parseClockTime(opens),
    to: parseClockTime(closes),
  }));
  const calendar = holidayCalendarOf(holidayCalendars, { symbol, timeZone: '', instrumentClass });
  const days = calendar === undefined ? '' : (holidayCalendars[calendar]?.days ?? '');
  return {
    open: mergeSpans(workingWeekSpans(spans)),
    holidays: upcomingHolidays(days, expiriesFrom),
  };
}

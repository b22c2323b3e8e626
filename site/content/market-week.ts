import { holidaysOf, type HolidayCalendar } from '../../core/domain/holidays.ts';
import { upcomingHolidays } from '../../core/specs/holidays.ts';
import { mergeSpans, workingWeekSpans } from '../../core/specs/market-week.ts';
import { daySpansOf, type PublishedInstrument } from './published-instruments.ts';

/**
 * When an instrument trades, in server time: the spans of its week, and the holidays to come, as scripts read them; undefined
 * if its hours or its holidays are not known.
 */
export function marketWeekOf(
  { symbol, class: instrumentClass, sessions }: PublishedInstrument,
  { holidayCalendars, today }: { holidayCalendars: readonly HolidayCalendar[]; today: string },
): { open: ReturnType<typeof mergeSpans>; holidays: string } | undefined {
  const days = holidaysOf(holidayCalendars, { symbol, timeZone: '', instrumentClass });
  if (days === undefined || sessions.length === 0) return undefined;
  return {
    open: mergeSpans(workingWeekSpans(daySpansOf(sessions))),
    holidays: upcomingHolidays(days, today),
  };
}

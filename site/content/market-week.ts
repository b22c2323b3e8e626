import { holidaysOf, upcomingHolidays, type HolidayCalendar } from '../../core/domain/holidays.ts';
import { workingWeekOf, type WeekSpan } from '../../core/specs/market-week.ts';
import type { ListedConditions } from './published-instruments.ts';

/**
 * When an instrument trades, in server time: the spans of its week, and the holidays to come, as scripts read them; undefined
 * if its hours or its holidays are not known.
 */
export function marketWeekOf(
  { symbol, class: instrumentClass, sessions }: ListedConditions,
  { holidayCalendars, today }: { holidayCalendars: readonly HolidayCalendar[]; today: string },
): { open: readonly WeekSpan[]; holidays: string } | undefined {
  const days = holidaysOf(holidayCalendars, { symbol, timeZone: '', instrumentClass });
  if (days === undefined || sessions.length === 0) return undefined;
  return {
    open: workingWeekOf(sessions),
    holidays: upcomingHolidays(days, today),
  };
}

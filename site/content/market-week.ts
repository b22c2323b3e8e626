import { holidaysOf, type HolidayCalendar } from '../../core/domain/holidays.ts';
import { workingWeekOf, type WeekSpan } from '../../core/specs/market-week.ts';
import type { ListedConditions } from './published-instruments.ts';

/**
 * When an instrument trades, in server time: the spans of its week and its holidays, as scripts read them; undefined if its hours
 * or its holidays are not known.
 */
export function marketWeekOf(
  { symbol, class: instrumentClass, sessions }: ListedConditions,
  { holidayCalendars }: { holidayCalendars: readonly HolidayCalendar[] },
): { open: readonly WeekSpan[]; holidays: readonly string[] } | undefined {
  const holidays = holidaysOf(holidayCalendars, { symbol, timeZone: '', instrumentClass });
  if (holidays === undefined || sessions.length === 0) return undefined;
  return { open: workingWeekOf(sessions), holidays };
}

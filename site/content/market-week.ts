import { holidaysOf, type HolidayCalendar } from '../../core/domain/holidays.ts';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import type { Clock } from '../../core/domain/server-time.ts';
import type { Market } from '../../core/specs/market-state.ts';
import { workingWeekOf } from '../../core/specs/market-week.ts';
import { tradingHoursOf } from '../../core/specs/trading-hours.ts';
import type { ListedConditions } from './published-instruments.ts';

/** When a market trades, as scripts read it: in server time, unless it names a clock. */
export type MarketWeek = Omit<Market, 'clock'> & { clock?: Clock | undefined };

/**
 * The spans of an instrument's week and its holidays; undefined if its hours or its holidays are not known.
 *
 * @param row the instrument's specification, where its hours are on another clock
 */
export function marketWeekOf(
  { symbol, class: instrumentClass, sessions }: ListedConditions,
  { holidayCalendars }: { holidayCalendars: readonly HolidayCalendar[] },
  row?: SpecRow,
): MarketWeek | undefined {
  const timeZone = row?.timeZone ?? '';
  const holidays = holidaysOf(holidayCalendars, { symbol, timeZone, instrumentClass });
  const hours: Pick<MarketWeek, 'open' | 'clock'> | undefined = row
    ? tradingHoursOf({ ...row, instrumentClass })
    : { open: workingWeekOf(sessions) };
  if (holidays === undefined || !hours?.open.length) return undefined;
  return { open: hours.open, clock: hours.clock, holidays };
}

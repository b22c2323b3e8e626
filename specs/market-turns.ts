import { minutesPerWeek } from '../contract/durations.ts';
import type { WeekSpan } from './market-week.ts';

/**
 * The minutes of the server's week at which a market opens and closes in turn: '5 7195'. A minute is open if an odd number of
 * them has passed, so that a script of a few lines can tell (site/pages/account-specs/light-lamps.ts).
 * @param open sorted, disjoint, within one week
 * @returns undefined for a market that never opens
 */
export const formatTurns = (open: readonly WeekSpan[]): string | undefined =>
  open.length === 0 ? undefined : open.flatMap(({ from, to }) => [from, to]).join(' ');

/** Added to the minutes since 1970, modulo a week, it gives the minute of the server's week. 1970 began on a Thursday. */
export const weekShiftMinutes = (offsetMinutes: number): number =>
  (offsetMinutes + 3 * (minutesPerWeek / 7)) % minutesPerWeek;

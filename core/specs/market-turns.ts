import type { WeekSpan } from './market-week.ts';

/**
 * When a market opens and closes, for scripts of a few lines (`light-lamps.ts`, `light-dots.ts`): what names its clock there, the
 * index of its holiday calendar ('none' if it has none), and the minutes of the week at which it opens and closes in turn:
 * 'Europe/London 3 5 7195'. A minute is open if an odd number of them has passed.
 * @param open sorted, disjoint, within one week
 * @returns undefined for a market that never opens
 */
export const formatTurns = (
  open: readonly WeekSpan[],
  clock: string,
  calendar: number | 'none',
): string | undefined =>
  open.length === 0
    ? undefined
    : [clock, calendar, ...open.flatMap(({ from, to }) => [from, to])].join(' ');

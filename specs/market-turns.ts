import type { WeekSpan } from './market-state.ts';

/**
 * When a market opens and closes, for a script of a few lines (site/pages/account-specs/light-lamps.ts): its time zone
 * ('server' for the trading server's clock), the index of its holiday calendar ('-' for none), and the minutes of the week at
 * which it opens and closes in turn: 'server 0 5 7195'. A minute is open if an odd number of them has passed.
 * @param open sorted, disjoint, within one week
 * @returns undefined for a market that never opens
 */
export const formatTurns = (
  open: readonly WeekSpan[],
  timeZone: string,
  calendar: number | undefined,
): string | undefined =>
  open.length === 0
    ? undefined
    : [timeZone || 'server', calendar ?? '-', ...open.flatMap(({ from, to }) => [from, to])].join(
        ' ',
      );

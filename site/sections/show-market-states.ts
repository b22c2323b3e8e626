import { serverTime } from '../../core/domain/server-time.ts';
import {
  createIsolate,
  formatMarketState,
  formatOpeningTime,
  type StateWords,
} from '../../core/specs/format-hours.ts';
import { marketStateAt } from '../../core/specs/market-state.ts';
import type { MarketWeek } from '../content/market-week.ts';

/**
 * Says of each market on a board (`useStateWords`) whether it trades at a moment, on the reader's clock.
 *
 * @returns when the first opens; '' while one is open
 */
export function showMarketStates(board: HTMLElement, nowMs: number): string {
  const words = JSON.parse(board.dataset['stateWords'] ?? '') as StateWords;
  const isolate = createIsolate(document.dir === 'rtl' ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  /** When each opens; 0: it is open. */
  const openings: number[] = [];
  for (const element of board.querySelectorAll<HTMLElement>('[data-sessions]')) {
    const week = JSON.parse(element.dataset['sessions'] ?? '') as MarketWeek;
    const state = marketStateAt({ ...week, clock: week.clock ?? serverTime }, nowMs);
    element.dataset['state'] = state?.state ?? '';
    openings.push(state?.state === 'closed' ? state.opensAtMs : 0);
    element.textContent = state
      ? formatMarketState(state, { nowMs, timeZone }, words, isolate)
      : '';
  }
  const next = Math.min(...openings);
  return next > 0 && openings.length > 0 ? formatOpeningTime(next, timeZone, words, isolate) : '';
}

import { serverTime } from '../../core/domain/server-time.ts';
import {
  createIsolate,
  formatMarketState,
  type StateWords,
} from '../../core/specs/format-hours.ts';
import { marketStateAt, type Market } from '../../core/specs/market-state.ts';

/** Says of each market on a board (`useStateWords`) whether it trades at a moment, on the reader's clock. */
export function showMarketStates(board: HTMLElement, nowMs: number): void {
  const words = JSON.parse(board.dataset['stateWords'] ?? '') as StateWords;
  const isolate = createIsolate(board.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const element of board.querySelectorAll<HTMLElement>('[data-sessions]')) {
    const week = JSON.parse(element.dataset['sessions'] ?? '') as Omit<Market, 'clock'>;
    const state = marketStateAt({ ...week, clock: serverTime }, nowMs);
    element.dataset['state'] = state?.state ?? '';
    element.textContent = state
      ? formatMarketState(state, { nowMs, timeZone }, words, isolate)
      : '';
  }
}

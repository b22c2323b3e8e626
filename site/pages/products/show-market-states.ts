import { serverTime } from '../../../core/domain/server-time.ts';
import { createIsolate, formatMarketState } from '../../../core/specs/format-hours.ts';
import { marketStateAt } from '../../../core/specs/market-state.ts';
import { readStateWords, readWeek } from './state-attributes.ts';

/** Says of each market on a board (`useStateWords`) whether it trades at a moment, on the reader's clock. */
export function showMarketStates(board: HTMLElement, nowMs: number): void {
  const { closed, ...words } = readStateWords(board.dataset['stateWords'] ?? '');
  const isolate = createIsolate(board.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const element of board.querySelectorAll<HTMLElement>('[data-sessions]')) {
    const { sessions = '', holidays = '' } = element.dataset;
    const open = readWeek(sessions);
    const state = marketStateAt({ open, clock: serverTime, holidays }, nowMs);
    const text = state ? formatMarketState(state, { nowMs, timeZone }, words, isolate) : '';
    const isShut = state?.state === 'closed' && !state.holiday;
    element.dataset['state'] = state?.state ?? '';
    element.textContent = isShut ? `${closed} · ${text}` : text;
  }
}

import { minuteMs } from '../../../contract/durations.ts';
import { serverTime } from '../../../contract/server-time.ts';
import { createIsolate, formatMarketState, type StateWords } from '../../../specs/format-state.ts';
import { marketStateAt } from '../../../specs/market-state.ts';

/** Says of each instrument whether it trades now, on the reader's clock, and keeps it right. */
export default function showMarketStates(root: HTMLElement): void {
  const board = root.querySelector<HTMLElement>('[data-state-words]');
  if (!board) return;
  const words = JSON.parse(board.dataset['stateWords'] ?? '') as StateWords;
  const isolate = createIsolate(board.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  const update = (): void => {
    const nowMs = Date.now();
    for (const element of board.querySelectorAll<HTMLElement>('[data-sessions]')) {
      const { sessions = '', holidays = '' } = element.dataset;
      const open = sessions.split(' ').map((span) => {
        const [from = 0, to = 0] = span.split('-').map(Number);
        return { from, to };
      });
      const state = marketStateAt({ open, clock: serverTime, holidays }, nowMs);
      const text = state ? formatMarketState(state, { nowMs, timeZone }, words, isolate) : '';
      element.dataset['state'] = state?.state ?? '';
      element.textContent = text;
    }
    setTimeout(update, minuteMs - (nowMs % minuteMs));
  };
  update();
}

import { serverTime } from '../../core/domain/server-time.ts';
import { shownAt } from '../../core/specs/clock.ts';
import { minuteMs, minutesPerDay, secondMs } from '../../core/util/durations.ts';
import { showMarketStates } from '../sections/show-market-states.ts';

/** Draws the present into the hours of a board, except at the weekend, and says which of its markets trade. */
export default function showHours(root: HTMLElement): void {
  const board = root.querySelector<HTMLElement>('[data-state-words]')!;
  const update = (): void => {
    const nowMs = Date.now();
    const shownMs = shownAt(serverTime, nowMs);
    const minute = Math.floor(shownMs / minuteMs) % minutesPerDay;
    const isWeekend = [0, 6].includes(new Date(shownMs).getUTCDay());
    for (const line of board.querySelectorAll('[data-now]'))
      if (isWeekend) line.removeAttribute('transform');
      else line.setAttribute('transform', `translate(${minute})`);
    showMarketStates(board, nowMs);
  };
  update();
  setInterval(update, 30 * secondMs);
}

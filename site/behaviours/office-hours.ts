import { shownAt } from '../../core/specs/clock.ts';
import { weekStartOf } from '../../core/specs/market-week.ts';
import type { TradingHours } from '../../core/specs/trading-hours.ts';
import { minuteMs } from '../../core/util/durations.ts';

/** Says whether the office is open now. */
export default function showOfficeState(root: HTMLElement): void {
  const state = root.querySelector<HTMLElement>('[data-hours]')!;
  const { clock, open } = JSON.parse(state.dataset['hours']!) as TradingHours;
  const update = (): void => {
    const shownMs = shownAt(clock, Date.now());
    const minute = (shownMs - weekStartOf(shownMs)) / minuteMs;
    const isOpen = open.some(({ from, to }) => minute >= from && minute < to);
    state.dataset['state'] = isOpen ? 'open' : 'closed';
    state.textContent = state.dataset[state.dataset['state']]!;
  };
  update();
  setInterval(update, minuteMs);
}

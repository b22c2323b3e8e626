import { shownAt } from '../../core/specs/clock.ts';
import type { TradingHours } from '../../core/specs/trading-hours.ts';
import { minuteMs, minutesPerDay } from '../../core/util/durations.ts';

/** Says whether the office is open now. */
export default function showOfficeState(root: HTMLElement): void {
  const state = root.querySelector<HTMLElement>('[data-hours]')!;
  const { clock, open } = JSON.parse(state.dataset['hours']!) as TradingHours;
  const update = (): void => {
    const shown = new Date(shownAt(clock, Date.now()));
    // From Monday, as the hours.
    const weekday = (shown.getUTCDay() + 6) % 7;
    const minute = weekday * minutesPerDay + shown.getUTCHours() * 60 + shown.getUTCMinutes();
    const isOpen = open.some(({ from, to }) => minute >= from && minute < to);
    state.dataset['state'] = isOpen ? 'open' : 'closed';
    state.textContent = state.dataset[state.dataset['state']]!;
  };
  update();
  setInterval(update, minuteMs);
}

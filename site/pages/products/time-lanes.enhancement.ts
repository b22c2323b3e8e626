import { minutesPerDay, secondMs } from '../../../contract/durations.ts';
import {
  formatTimeOfDay,
  formatUtcOffset,
  isOpen,
  parseSpans,
  partOfYear,
  positionOf,
  timeAtOffset,
} from './time-scale.ts';

const updateIntervalMs = 30 * secondMs;

/** Marks the present on the lanes, says which sessions are open, and labels the axis with the reader's own time. */
export default function showPresentTime(root: HTMLElement): void {
  const chart = root.querySelector<HTMLElement>('[data-server-offset], [data-year]');
  if (!chart) return;
  const direction = chart.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  const { serverOffset, year } = chart.dataset;
  const serverOffsetMinutes = Number(serverOffset);

  const update = (): void => {
    const now = new Date();
    const serverClock = timeAtOffset(now, serverOffsetMinutes);
    const position =
      year === undefined
        ? serverClock.minutes / minutesPerDay
        : partOfYear(now.toISOString().slice(0, 10), Number(year));
    for (const line of chart.querySelectorAll('[data-present]'))
      for (const end of ['x1', 'x2'])
        if (position <= 1) line.setAttribute(end, positionOf(position, direction));
        else line.removeAttribute(end);
    for (const state of chart.querySelectorAll<HTMLElement>('[data-sessions]'))
      state.dataset['state'] = isOpen(parseSpans(state.dataset['sessions'] ?? ''), serverClock)
        ? 'open'
        : 'closed';
    const readerOffsetMinutes = -now.getTimezoneOffset();
    for (const offset of chart.querySelectorAll('[data-reader-offset]'))
      offset.textContent = formatUtcOffset(readerOffsetMinutes);
    for (const tick of chart.querySelectorAll<SVGElement>('[data-reader-tick]'))
      tick.textContent = formatTimeOfDay(
        Number(tick.dataset['readerTick']) * minutesPerDay +
          readerOffsetMinutes -
          serverOffsetMinutes,
      );
  };
  update();
  setInterval(update, updateIntervalMs);
}

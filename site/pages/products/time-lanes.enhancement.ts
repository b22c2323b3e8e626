import { minuteMs, minutesPerDay, secondMs } from '../../../contract/durations.ts';
import { serverTime } from '../../../contract/server-time.ts';
import { offsetMinutesAt } from '../../../specs/clock.ts';
import { formatTimeOfDay, formatUtcOffset, partOfYear, positionOf } from './time-scale.ts';

const updateIntervalMs = 30 * secondMs;

/** Marks the present on the lanes, and labels the axis with the reader's own time. */
export default function showPresentTime(root: HTMLElement): void {
  const chart = root.querySelector<HTMLElement>('[data-line]');
  if (!chart) return;
  const direction = chart.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  const { year } = chart.dataset;

  const update = (): void => {
    const now = new Date();
    const serverOffsetMinutes = offsetMinutesAt(serverTime, now.getTime());
    const position =
      year === undefined
        ? ((Math.floor(now.getTime() / minuteMs) + serverOffsetMinutes) % minutesPerDay) /
          minutesPerDay
        : partOfYear(now.toISOString().slice(0, 10), Number(year));
    for (const line of chart.querySelectorAll('[data-present]'))
      for (const end of ['x1', 'x2'])
        if (position <= 1) line.setAttribute(end, positionOf(position, direction));
        else line.removeAttribute(end);
    const readerOffsetMinutes = -now.getTimezoneOffset();
    for (const offset of chart.querySelectorAll('[data-reader-offset]'))
      offset.textContent = formatUtcOffset(readerOffsetMinutes);
    for (const offset of chart.querySelectorAll('[data-server-offset]'))
      offset.textContent = formatUtcOffset(serverOffsetMinutes);
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

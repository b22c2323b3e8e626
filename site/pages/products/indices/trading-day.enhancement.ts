import { serverTime } from '../../../../core/domain/server-time.ts';
import { clockOf, momentOf, offsetMinutesAt, shownAt } from '../../../../core/specs/clock.ts';
import { dayMs, minuteMs, minutesPerDay } from '../../../../core/util/durations.ts';
import { showMarketStates } from '../show-market-states.ts';
import { formatTimeOfDay, formatUtcOffset } from './clock-text.ts';
import { angleOf, hoursBetweenLabels, turnOf } from './dial.ts';

const sunday = 0;
const saturday = 6;

/** Turns the dial's hand to the present, or to the time that the reader chooses, and shows the reader's own clock. */
export default function showTimeOnDial(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-state-words]');
  const slider = root.querySelector('input');
  const turn = (selector: string, angle: (element: SVGElement) => number): void => {
    for (const element of root.querySelectorAll<SVGElement>(selector))
      element.setAttribute('transform', `rotate(${angle(element)})`);
  };
  const write = (selector: string, textOf: (index: number) => string): void => {
    for (const [index, element] of root.querySelectorAll(selector).entries())
      element.textContent = textOf(index);
  };
  let chosen: number | undefined;

  const update = (): void => {
    const nowMs = Date.now();
    const shownMs = shownAt(serverTime, nowMs);
    const present = Math.floor(shownMs / minuteMs) % minutesPerDay;
    const weekday = new Date(shownMs).getUTCDay();
    const daysToMonday = weekday === saturday ? 2 : weekday === sunday ? 1 : 0;
    const minute = chosen ?? present;
    const serverOffset = offsetMinutesAt(serverTime, nowMs);
    const readerOffset = -new Date(nowMs).getTimezoneOffset();
    const toReader = readerOffset - serverOffset;

    turn('[data-present]', () => angleOf(minute));
    if (daysToMonday > 0 && chosen === undefined)
      root.querySelector('[data-present]')?.removeAttribute('transform');
    turn('[data-zone]', ({ dataset }) => turnOf(clockOf(dataset['zone'] ?? ''), serverTime, nowMs));
    write('[data-reader-offset]', () => formatUtcOffset(readerOffset));
    write('[data-server-offset]', () => formatUtcOffset(serverOffset));
    write('[data-reader-hours] > *', (index) =>
      formatTimeOfDay(index * hoursBetweenLabels * 60 + toReader),
    );
    write('[data-server-time]', () => formatTimeOfDay(minute));
    write('[data-reader-time]', () => formatTimeOfDay(minute + toReader));
    if (slider && chosen === undefined) slider.value = String(present);
    slider?.setAttribute('aria-valuetext', formatTimeOfDay(minute));

    // A time chosen at the weekend is Monday's.
    const day = Math.floor(shownMs / dayMs) + daysToMonday;
    const chosenMs = momentOf(serverTime, day * dayMs + minute * minuteMs);
    if (list) showMarketStates(list, chosen === undefined ? nowMs : chosenMs);
    // The list has the rings' order.
    for (const [index, ring] of root.querySelectorAll('[data-ring]').entries())
      ring.toggleAttribute(
        'data-closed',
        Boolean(list?.children[index]?.querySelector('[data-sessions]:not([data-state="open"])')),
      );
  };
  slider?.addEventListener('input', () => {
    chosen = slider.valueAsNumber % minutesPerDay;
    update();
  });
  root.querySelector('button')?.addEventListener('click', () => {
    chosen = undefined;
    update();
  });
  const keepRight = (): void => {
    update();
    setTimeout(keepRight, minuteMs - (Date.now() % minuteMs));
  };
  keepRight();
}

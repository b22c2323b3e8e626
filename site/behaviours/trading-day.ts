import { serverTime } from '../../core/domain/server-time.ts';
import { formatClockTime } from '../../core/specs/clock-time.ts';
import { momentOf, offsetMinutesAt, shownAt } from '../../core/specs/clock.ts';
import { dayMs, minuteMs, minutesPerDay, secondMs } from '../../core/util/durations.ts';
import { angleOf, labelledHours, minuteAt } from '../pages/products/indices/dial.ts';
import { showMarketStates } from '../sections/show-market-states.ts';

/** 1395 → '23:15'; minutes outside the day wrap around. */
function formatTimeOfDay(minutes: number): string {
  const wrapped = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return formatClockTime(wrapped);
}

/** 330 → 'GMT+5:30' */
function formatUtcOffset(offsetMinutes: number): string {
  const absoluteMinutes = Math.abs(offsetMinutes);
  const minutes = absoluteMinutes % 60;
  return `GMT${offsetMinutes < 0 ? '−' : '+'}${Math.floor(absoluteMinutes / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** Turns the dial's hand to the present, or to the time that the reader chooses, and shows the reader's own clock. */
export default function showTimeOnDial(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-state-words]')!;
  const slider = root.querySelector('input')!;
  const dial = root.querySelector<SVGElement>('[data-dial]')!;
  const hint = root.querySelector<HTMLElement>('[data-hint]')!;
  const now = root.querySelector('button')!;
  const hand = root.querySelector<SVGElement>('[data-present]')!;
  const write = (selector: string, textOf: (index: number) => string): void => {
    for (const [index, element] of root.querySelectorAll(selector).entries())
      element.textContent = textOf(index);
  };
  let chosen: number | undefined;

  const update = (): void => {
    const nowMs = Date.now();
    const shownMs = shownAt(serverTime, nowMs);
    const present = Math.floor(shownMs / minuteMs) % minutesPerDay;
    // On Saturday and Sunday.
    const daysToMonday = [1, 0, 0, 0, 0, 0, 2][new Date(shownMs).getUTCDay()]!;
    const minute = chosen ?? present;
    const serverOffset = offsetMinutesAt(serverTime, nowMs);
    const readerOffset = -new Date(nowMs).getTimezoneOffset();
    const toReader = readerOffset - serverOffset;

    hand.setAttribute('transform', `rotate(${angleOf(minute)})`);
    write('[data-offset]', () => formatUtcOffset(readerOffset));
    write('[data-reader-hours] > *', (index) =>
      formatTimeOfDay(labelledHours[index]! * 60 + toReader),
    );
    write('[data-reader-time]', () => formatTimeOfDay(minute + toReader));
    slider.value = String(minute);
    slider.ariaValueText = formatTimeOfDay(minute);

    // A time chosen at the weekend is Monday's.
    const day = Math.floor(shownMs / dayMs) + daysToMonday;
    const chosenMs = momentOf(serverTime, day * dayMs + minute * minuteMs);
    const opens = showMarketStates(list, chosen === undefined ? nowMs : chosenMs);
    // The list has the rings' order.
    const closed = '[data-sessions]:not([data-state="open"])';
    for (const [index, ring] of root.querySelectorAll('[data-ring]').entries()) {
      ring.toggleAttribute('data-closed', Boolean(list.children[index]?.querySelector(closed)));
    }
    // While all are closed, the time of the next opening is of more use than the present.
    const isOpening = opens !== '' && chosen === undefined;
    const center = dial.querySelector('[data-reader-time]')!;
    center.toggleAttribute('data-next', isOpening);
    if (isOpening) center.textContent = opens;
  };
  const choose = (minute?: number): void => {
    chosen = minute;
    now.hidden = minute === undefined;
    hint.hidden = !now.hidden;
    update();
  };
  const follow = ({ clientX, clientY }: MouseEvent): void => {
    const { left, top, width, height } = dial.getBoundingClientRect();
    choose(minuteAt(clientX - left - width / 2, clientY - top - height / 2));
  };
  dial.addEventListener('click', follow);
  hand.addEventListener('pointerdown', (event) => hand.setPointerCapture(event.pointerId));
  hand.addEventListener('pointermove', (event) => {
    if (hand.hasPointerCapture(event.pointerId)) follow(event);
  });
  slider.addEventListener('input', () => choose(slider.valueAsNumber % minutesPerDay));
  now.addEventListener('click', () => {
    choose();
    // The button is gone, and the keyboard's focus with it.
    slider.focus({ preventScroll: true });
  });
  const clock = root.querySelector<HTMLElement>('[data-clock]')!;
  clock.textContent = clock.dataset['clock']!;
  update();
  setInterval(update, 10 * secondMs);
}

import { serverTime } from '../../core/domain/server-time.ts';
import { shownAt } from '../../core/specs/clock.ts';
import { dayMs, minuteMs } from '../../core/util/durations.ts';
import { partOfYear, positionOf } from '../pages/products/futures/year-scale.ts';

/** Marks today on the line of months, counts the days to each date, on the trading server's clock, and says the date below a torn leaf. */
export default function showToday(root: HTMLElement): void {
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  const format = new Intl.RelativeTimeFormat(
    `${root.ownerDocument.documentElement.lang}-u-nu-latn`,
    {
      numeric: 'auto',
    },
  );

  // The Arabic of RelativeTimeFormat says «within» 18 days.
  const inDays = (days: number): string => format.format(days, 'day').replace('خلال', 'بعد');

  const update = (): void => {
    const today = new Date(shownAt(serverTime, Date.now())).toISOString().slice(0, 10);
    const firstMonth =
      root.querySelector<HTMLElement>('[data-first-month]')?.dataset['firstMonth'] ?? '';
    const position = partOfYear(today, firstMonth);
    for (const line of root.querySelectorAll('[data-present]'))
      for (const end of ['x1', 'x2'])
        if (position >= 0 && position <= 1) line.setAttribute(end, positionOf(position, direction));
        else line.removeAttribute(end);
    for (const element of root.querySelectorAll<HTMLElement>('[data-days-to]')) {
      const days = (Date.parse(element.dataset['daysTo'] ?? '') - Date.parse(today)) / dayMs;
      element.textContent = days < 0 ? '' : inDays(days);
    }
  };
  root.addEventListener('change', ({ target }) => {
    const days = (target as Element).closest('li')?.querySelectorAll('[data-days-to]') ?? [];
    const leaf = Array.from(days, (element) => element.parentElement).find(
      (element) => !element?.querySelector(':checked'),
    );
    const output = root.querySelector('output');
    if (leaf && output)
      output.textContent = Array.from(
        leaf.querySelectorAll(':scope > :not(.visually-hidden)'),
        ({ textContent }) => textContent,
      ).join(' ');
  });
  update();
  setInterval(update, minuteMs);
}

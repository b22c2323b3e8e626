import { counterDurationMs, counterVisibleRatio } from '../facts/timings.ts';
import { reducedMotionQuery } from '../ui/reduced-motion.ts';

/** Steps between no part and the whole, at which the browser says how much is in view. */
const thresholds = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * Counts the figures up from 0 once, when half of the list is in view, or half of a window that is lower. Where the final figures
 * were seen before this code had loaded, they stay.
 */
export default function countUp(root: HTMLElement): void {
  const list = root.firstElementChild;
  if (!list || matchMedia(reducedMotionQuery).matches) return;
  const figures = Array.from(root.querySelectorAll('[data-counts]'), (element) => {
    const text = element.textContent;
    return { element, text, digits: /\d[\d,.]*/.exec(text)?.[0] ?? '' };
  });
  /** @param progress from 0 to 1 */
  const show = (progress: number): void => {
    for (const { element, text, digits } of figures) {
      const fractionDigits = digits.split('.')[1]?.length ?? 0;
      // All languages of the site use the same digits.
      const shown = (Number(digits.replaceAll(',', '')) * progress).toLocaleString('en', {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
        useGrouping: digits.includes(','),
      });
      element.textContent = text.replace(digits, shown);
    }
  };

  let frame = 0;
  let wasOutOfView = false;
  const count = (since: number): void => {
    const progress = Math.min((performance.now() - since) / counterDurationMs, 1);
    show(1 - (1 - progress) ** 3);
    if (progress < 1) frame = requestAnimationFrame(() => count(since));
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      const { isIntersecting, boundingClientRect, intersectionRect } = entry!;
      const whole = Math.min(boundingClientRect.height, innerHeight);
      if (!isIntersecting) show(0);
      else if (wasOutOfView && intersectionRect.height < whole * counterVisibleRatio) return;
      else {
        observer.disconnect();
        if (wasOutOfView) count(performance.now());
      }
      wasOutOfView = true;
    },
    { threshold: thresholds },
  );
  observer.observe(list);
  addEventListener('beforeprint', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    show(1);
  });
}

import { counterDurationMs, counterVisibleRatio } from '../../facts/timings.ts';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';

/**
 * Counts the figures up from 0 once, when enough of them is in view. Where the final figures were seen before this code had
 * loaded, they stay.
 */
export default function countUp(root: HTMLElement): void {
  const list = root.firstElementChild;
  if (!list || matchMedia(reducedMotionQuery).matches) return;
  const figures = [...root.querySelectorAll('[data-counts]')].map((element) => {
    const text = element.textContent;
    return { element, text, digits: /[\d,]+/.exec(text)?.[0] ?? '' };
  });
  /** @param progress from 0 to 1 */
  const show = (progress: number): void => {
    for (const { element, text, digits } of figures) {
      const number = Math.round(Number(digits.replaceAll(',', '')) * progress);
      // All languages of the site use the same digits.
      const shown = number.toLocaleString('en', { useGrouping: digits.includes(',') });
      element.textContent = text.replace(digits, shown);
    }
  };

  let frame = 0;
  let wasOutOfView = false;
  const startCounting = (): void => {
    const startMs = performance.now();
    const step = (nowMs: number): void => {
      const elapsed = Math.min(Math.max((nowMs - startMs) / counterDurationMs, 0), 1);
      show(1 - (1 - elapsed) ** 3);
      if (elapsed < 1) frame = requestAnimationFrame(step);
    };
    show(0);
    frame = requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) {
        wasOutOfView = true;
        show(0);
      } else if (!wasOutOfView) {
        // The final figures have been seen: they must not fall back to 0.
        observer.disconnect();
      } else if (entry.intersectionRatio >= counterVisibleRatio) {
        observer.disconnect();
        startCounting();
      }
    },
    { threshold: [0, counterVisibleRatio] },
  );
  observer.observe(list);
  addEventListener('beforeprint', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    show(1);
  });
}

import { headlineHiddenMs, headlineIntervalMs } from '../../facts/timings.ts';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';

/** Shows the next phrase at each interval, after a moment without one. */
export default function rotateHeadline(root: HTMLElement): void {
  const phrases = root.querySelectorAll<HTMLElement>('[data-phrase]');
  const reducedMotion = matchMedia(reducedMotionQuery);
  let current = 0;
  let showTimer: ReturnType<typeof setTimeout> | undefined;

  const mark = (name: 'data-current' | 'data-shown', marked: boolean): void =>
    void phrases[current]?.toggleAttribute(name, marked);
  const hide = (): void => {
    if (document.hidden || reducedMotion.matches) return;
    mark('data-shown', false);
    showTimer = setTimeout(() => {
      mark('data-current', false);
      current = (current + 1) % phrases.length;
      mark('data-current', true);
      mark('data-shown', true);
    }, headlineHiddenMs);
  };

  let rotationTimer = setInterval(hide, headlineIntervalMs);
  root.querySelector('[data-pause-button]')?.addEventListener('click', ({ currentTarget }) => {
    clearInterval(rotationTimer);
    clearTimeout(showTimer);
    mark('data-shown', true);
    if (!(currentTarget as Element).toggleAttribute('data-paused'))
      rotationTimer = setInterval(hide, headlineIntervalMs);
  });
}

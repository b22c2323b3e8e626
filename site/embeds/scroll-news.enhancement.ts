import { newsScrollIntervalMs } from '../facts/timings.ts';
import { reducedMotionQuery } from '../ui/reduced-motion.ts';

/**
 * Scrolls the live news around the pause button pixel by pixel, from the start again after the end. Pauses while the visitor
 * reads; stops for good once the visitor scrolls or presses the button.
 */
export default function scrollNews(root: HTMLElement): void {
  const embed = root.closest<HTMLElement>('[data-embed]');
  const host = embed?.querySelector('[data-host]');
  const pauseButton = root.querySelector('button');
  if (!embed || !host || !pauseButton) return;
  const reducedMotion = matchMedia(reducedMotionQuery);
  let expectedTop = 0;
  host.scrollTop = expectedTop;

  const isLive = (): boolean => embed.dataset['state'] === 'live';
  const isPressed = (): boolean => pauseButton.getAttribute('aria-pressed') === 'true';
  const press = (pressed: boolean): void =>
    pauseButton.setAttribute('aria-pressed', String(pressed));
  const isPaused = (): boolean =>
    isPressed() ||
    reducedMotion.matches ||
    document.hidden ||
    host.matches(':hover') ||
    host.contains(document.activeElement);
  const pauseIfVisitorScrolled = (): void => {
    // A widget that is mounted again is at its start.
    if (isLive() && Math.abs(host.scrollTop - expectedTop) > 1) press(true);
    expectedTop = host.scrollTop;
  };
  const scrollOn = (): void => {
    if (isPaused() || !isLive()) return;
    const endTop = host.scrollHeight - host.clientHeight;
    expectedTop = host.scrollTop + 1 > endTop ? 0 : host.scrollTop + 1;
    host.scrollTop = expectedTop;
  };

  pauseButton.addEventListener('click', () => press(!isPressed()));
  host.addEventListener('scroll', pauseIfVisitorScrolled, { passive: true });
  setInterval(scrollOn, newsScrollIntervalMs);
}

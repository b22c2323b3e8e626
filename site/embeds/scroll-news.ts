import { newsScrollIntervalMs } from '../facts/timings.ts';
import { reducedMotionQuery } from '../ui/reduced-motion.ts';

/** Scrolls the news pixel by pixel, from the start again after the end. Pauses while the visitor reads; stops for good once the visitor scrolls. */
export function scrollNews(embed: HTMLElement, host: HTMLElement, signal: AbortSignal): void {
  const pauseButton = embed.querySelector('[data-command=pause]');
  const reducedMotion = matchMedia(reducedMotionQuery);
  let expectedTop = 0;
  host.scrollTop = expectedTop;

  const isPaused = (): boolean =>
    pauseButton?.getAttribute('aria-pressed') === 'true' ||
    reducedMotion.matches ||
    document.hidden ||
    host.matches(':hover') ||
    host.contains(document.activeElement);
  const pauseIfVisitorScrolled = (): void => {
    if (Math.abs(host.scrollTop - expectedTop) > 1)
      pauseButton?.setAttribute('aria-pressed', 'true');
    expectedTop = host.scrollTop;
  };
  const scrollOn = (): void => {
    if (isPaused() || embed.dataset['state'] !== 'live') return;
    const endTop = host.scrollHeight - host.clientHeight;
    expectedTop = host.scrollTop + 1 > endTop ? 0 : host.scrollTop + 1;
    host.scrollTop = expectedTop;
  };

  host.addEventListener('scroll', pauseIfVisitorScrolled, { signal, passive: true });
  const timer = setInterval(scrollOn, newsScrollIntervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

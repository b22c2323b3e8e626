import { newsScrollIntervalMs } from '../facts/timings.ts';

/**
 * Scrolls the live news around the pause button pixel by pixel, from the start again after the end. Pauses while the visitor
 * reads; stops for good once the visitor scrolls or presses the button.
 */
export default function scrollNews(root: HTMLElement): void {
  const embed = root.closest<HTMLElement>('[data-embed]')!;
  const host = embed.querySelector('[data-host]')!;
  const pauseButton = root.querySelector('button')!;
  let expectedTop = 0;
  const isLive = (): boolean => embed.dataset['state'] === 'live';
  const isPaused = (): boolean => pauseButton.getAttribute('aria-pressed') === 'true';
  const setPaused = (paused: boolean): void =>
    pauseButton.setAttribute('aria-pressed', String(paused));

  host.scrollTop = 0;
  pauseButton.addEventListener('click', () => setPaused(!isPaused()));
  host.addEventListener('scroll', () => {
    // A widget that is mounted again is at its start.
    if (isLive() && Math.abs(host.scrollTop - expectedTop) > 1) setPaused(true);
    expectedTop = host.scrollTop;
  });
  setInterval(() => {
    // With reduced motion there is no button.
    const rests = isPaused() || !isLive() || document.hidden || !pauseButton.offsetParent;
    if (rests || host.matches(':hover, :focus-within')) return;
    const { scrollTop, scrollHeight, clientHeight } = host;
    expectedTop = scrollTop + 1 > scrollHeight - clientHeight ? 0 : scrollTop + 1;
    host.scrollTop = expectedTop;
  }, newsScrollIntervalMs);
}

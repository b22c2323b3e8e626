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
  host.scrollTop = expectedTop;

  const isLive = (): boolean => embed.dataset['state'] === 'live';
  const isPressed = (): boolean => pauseButton.ariaPressed === 'true';
  const press = (pressed: boolean): void => {
    pauseButton.ariaPressed = String(pressed);
  };

  pauseButton.addEventListener('click', () => press(!isPressed()));
  host.addEventListener('scroll', () => {
    // A widget that is mounted again is at its start.
    if (isLive() && Math.abs(host.scrollTop - expectedTop) > 1) press(true);
    expectedTop = host.scrollTop;
  });
  setInterval(() => {
    if (
      isPressed() ||
      !isLive() ||
      document.hidden ||
      host.matches(':hover, :focus-within') ||
      // With reduced motion there is no button.
      !pauseButton.checkVisibility()
    )
      return;
    const { scrollTop, scrollHeight, clientHeight } = host;
    expectedTop = scrollTop + 1 > scrollHeight - clientHeight ? 0 : scrollTop + 1;
    host.scrollTop = expectedTop;
  }, newsScrollIntervalMs);
}

import { headlineHiddenMs, headlineIntervalMs } from '../facts/timings.ts';

/** Shows the next phrase at each interval, after a moment without one. */
export default function rotateHeadline(root: HTMLElement): void {
  const phrases = root.querySelectorAll('[data-phrase]');
  const button = root.querySelector('button')!;
  let current = 0;
  let timer: ReturnType<typeof setTimeout>;

  const show = (isShown: boolean): boolean =>
    phrases[current]!.toggleAttribute('data-shown', isShown);
  const turn = (): void => {
    // With reduced motion there is no button, and nothing to pause.
    const rests = document.hidden || !button.checkVisibility();
    show(rests);
    timer = setTimeout(() => {
      if (!rests) current = (current + 1) % phrases.length;
      show(true);
      timer = setTimeout(turn, headlineIntervalMs - headlineHiddenMs);
    }, headlineHiddenMs);
  };

  timer = setTimeout(turn, headlineIntervalMs);
  button.addEventListener('click', () => {
    clearTimeout(timer);
    show(true);
    if (!button.toggleAttribute('data-paused')) timer = setTimeout(turn, headlineIntervalMs);
  });
}

import { headlineIntervalMs } from '../facts/timings.ts';

/** Shows the next phrase at each interval; the stylesheet fades one into the other. */
export default function rotateHeadline(root: HTMLElement): void {
  const phrases = root.querySelectorAll('[data-phrase]');
  const button = root.querySelector('button')!;
  let current = 0;
  let timer: ReturnType<typeof setInterval>;

  const turn = (): void => {
    // With reduced motion there is no button, and nothing to pause.
    if (document.hidden || !button.offsetParent) return;
    phrases[current]!.removeAttribute('data-shown');
    current = (current + 1) % phrases.length;
    phrases[current]!.setAttribute('data-shown', '');
  };
  const play = (): void => {
    timer = setInterval(turn, headlineIntervalMs);
  };

  play();
  button.addEventListener('click', () => {
    clearInterval(timer);
    if (!button.toggleAttribute('data-paused')) play();
  });
}

import { headlineIntervalMs } from '../facts/timings.ts';

/**
 * Shows the next phrase at each interval; the stylesheet fades one into the other. Once the visitor chooses a market of the lot
 * beside it, the headline stays with that market.
 */
export default function rotateHeadline(root: HTMLElement): void {
  const phrases = root.querySelectorAll('[data-phrase]');
  const button = root.querySelector('button')!;
  let current = 0;
  let timer: ReturnType<typeof setInterval>;

  const show = (next: number): void => {
    phrases[current]!.removeAttribute('data-shown');
    current = next;
    phrases[current]!.setAttribute('data-shown', '');
  };
  const turn = (): void => {
    // With reduced motion there is no button, and nothing to pause.
    if (document.hidden || !button.offsetParent) return;
    show((current + 1) % phrases.length);
  };
  const play = (): void => {
    timer = setInterval(turn, headlineIntervalMs);
  };

  play();
  document.addEventListener('change', ({ target }) => {
    const chosen = Array.from<EventTarget | null>(document.getElementsByName('market')).indexOf(
      target,
    );
    if (!phrases[chosen]) return;
    clearInterval(timer);
    button.setAttribute('data-paused', '');
    show(chosen);
  });
  button.addEventListener('click', () => {
    clearInterval(timer);
    if (!button.toggleAttribute('data-paused')) play();
  });
}

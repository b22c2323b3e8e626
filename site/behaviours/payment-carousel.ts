import EmblaCarousel from 'embla-carousel';
import { paymentsIntervalMs } from '../facts/timings.ts';
import { reducedMotionQuery } from '../ui/reduced-motion.ts';

/** Makes an endless row of the strip. It rests for the pause button, the mouse over it, and keyboard focus in it. */
export default function advanceCarousel(root: HTMLElement): void {
  const carouselElement = root.querySelector<HTMLElement>('[data-carousel]')!;
  const strip = root.querySelector<HTMLElement>('[role="region"]')!;
  const pauseButton = root.querySelector<HTMLElement>('[data-pause-button]')!;
  const reducedMotion = matchMedia(reducedMotionQuery);
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';

  // A strip that was scrolled before would stay shifted.
  strip.scrollLeft = 0;
  const carousel = EmblaCarousel(strip, {
    loop: true,
    align: 'start',
    direction,
    duration: 40,
    breakpoints: { [reducedMotionQuery]: { active: false } },
  });

  /** A tap leaves no mouse over the row. */
  let isHovered = false;
  const showState = (): void => {
    const isFocused =
      strip.matches(':focus-visible') || strip.querySelector(':focus-visible') !== null;
    carouselElement.dataset['state'] = pauseButton.hasAttribute('data-paused')
      ? 'paused'
      : isHovered
        ? 'hovered'
        : isFocused
          ? 'focused'
          : 'playing';
  };
  for (const type of ['pointerenter', 'pointerleave'] as const)
    strip.addEventListener(type, ({ pointerType }) => {
      isHovered = pointerType === 'mouse' && type === 'pointerenter';
      showState();
    });
  for (const type of ['focusin', 'focusout']) strip.addEventListener(type, showState);
  strip.addEventListener('keydown', (event) => {
    if (!/^Arrow(?:Left|Right)$/.test(event.key) || reducedMotion.matches) return;
    event.preventDefault();
    showState();
    if ((event.key === 'ArrowRight') === (direction === 'ltr')) carousel.scrollNext();
    else carousel.scrollPrev();
  });
  pauseButton.addEventListener('click', () => {
    pauseButton.toggleAttribute('data-paused');
    showState();
  });
  setInterval(() => {
    const rests = carouselElement.dataset['state'] !== 'playing' || document.hidden;
    if (!rests && !reducedMotion.matches) carousel.scrollNext();
  }, paymentsIntervalMs);
  carouselElement.dataset['live'] = '';
  showState();
}

import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { paymentsIntervalMs } from '../../facts/timings.ts';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';

/** Makes an endless row of the strip. It stops for the pause button, the mouse over it, and keyboard focus in it. */
export default function advanceCarousel(root: HTMLElement): void {
  const carouselElement = root.querySelector<HTMLElement>('[data-carousel]');
  const strip = root.querySelector<HTMLElement>('[role="region"]');
  if (!carouselElement || !strip) return;
  const reducedMotion = matchMedia(reducedMotionQuery);
  const direction = strip.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  const stops = { paused: false, hovered: false, focused: false };

  // A strip that was scrolled before would stay shifted.
  strip.scrollLeft = 0;
  const carousel = EmblaCarousel(
    strip,
    {
      loop: true,
      align: 'start',
      direction,
      duration: 40,
      breakpoints: { [reducedMotionQuery]: { active: false } },
    },
    [
      Autoplay({
        delay: paymentsIntervalMs,
        playOnInit: false,
        stopOnFocusIn: false,
        stopOnInteraction: false,
      }),
    ],
  );

  const syncAutoplay = (): void => {
    const stoppedBy = (['paused', 'hovered', 'focused'] as const).find((cause) => stops[cause]);
    carouselElement.dataset['state'] = stoppedBy ?? 'playing';
    // With reduced motion the carousel is inactive and has no plugins.
    if (reducedMotion.matches) return;
    const { autoplay } = carousel.plugins();
    if (stoppedBy) autoplay?.stop();
    else autoplay?.play();
  };
  const stop = (cause: keyof typeof stops, stopped: boolean): void => {
    stops[cause] = stopped;
    syncAutoplay();
  };
  carousel.on('reInit', syncAutoplay);
  // The plugin restarts its own timer when the pointer is released, even while paused.
  carousel.on('pointerUp', syncAutoplay);

  for (const type of ['pointerenter', 'pointerleave'] as const)
    strip.addEventListener(type, ({ pointerType }) => {
      if (pointerType === 'mouse') stop('hovered', type === 'pointerenter');
    });
  strip.addEventListener('focusin', ({ target }) =>
    stop('focused', (target as Element).matches(':focus-visible')),
  );
  strip.addEventListener('focusout', () => stop('focused', false));
  strip.addEventListener('keydown', (event) => {
    const { key } = event;
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || reducedMotion.matches) return;
    event.preventDefault();
    stop('focused', true);
    if ((key === 'ArrowRight') === (direction === 'ltr')) carousel.scrollNext();
    else carousel.scrollPrev();
  });
  root
    .querySelector('[data-pause-button]')
    ?.addEventListener('click', ({ currentTarget }) =>
      stop('paused', (currentTarget as Element).toggleAttribute('data-paused')),
    );
  carouselElement.dataset['live'] = '';
  syncAutoplay();
}

import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Direction } from '../../../contract/languages.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';
import styles from './payment-carousel.module.css';

interface PaymentCarouselProps {
  label: string;
  slides: { id: string; name: string; repeated: boolean }[];
  words: { pause: string; play: string };
  direction: Direction;
  advanceIntervalMs: number;
}

/** What stops the row: the pause button, else the mouse over it, else focus in it. */
type State = 'playing' | 'hovered' | 'focused' | 'paused';

/** @returns the element to make a carousel of, and the carousel once there is one */
function useCarousel(
  direction: Direction,
  advanceIntervalMs: number,
): [RefObject<HTMLDivElement | null>, EmblaCarouselType | undefined] {
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!viewport.current) return undefined;
    const created = EmblaCarousel(
      viewport.current,
      {
        loop: true,
        align: 'start',
        direction,
        duration: 40,
        breakpoints: { [reducedMotionQuery]: { active: false } },
      },
      [
        Autoplay({
          delay: advanceIntervalMs,
          playOnInit: false,
          stopOnFocusIn: false,
          stopOnInteraction: false,
        }),
      ],
    );
    setCarousel(created);
    return () => created.destroy();
  }, [direction, advanceIntervalMs]);
  return [viewport, carousel];
}

/** Advances the row while it plays, except with reduced motion. */
function useAutoplay(carousel: EmblaCarouselType | undefined, state: State): void {
  useEffect(() => {
    if (!carousel) return undefined;
    const syncAutoplay = (): void => {
      const autoplay = carousel.plugins()?.autoplay;
      if (state === 'playing' && !matchMedia(reducedMotionQuery).matches) autoplay?.play();
      else autoplay?.stop();
    };
    // A strip that was scrolled before hydration would stay shifted.
    carousel.rootNode().scrollLeft = 0;
    syncAutoplay();
    carousel.on('reInit', syncAutoplay);
    // The plugin restarts its own timer when the pointer is released, even while paused.
    carousel.on('pointerUp', syncAutoplay);
    return () => {
      carousel.off('reInit', syncAutoplay);
      carousel.off('pointerUp', syncAutoplay);
    };
  }, [carousel, state]);
}

/**
 * An endless row that advances by itself. Before hydration and with reduced motion it is a strip to scroll. The stylesheet sets
 * how many slides are in view, so that the first paint is right.
 */
export default function PaymentCarousel({
  label,
  slides,
  words,
  direction,
  advanceIntervalMs,
}: PaymentCarouselProps): ReactNode {
  const [viewport, carousel] = useCarousel(direction, advanceIntervalMs);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const state: State = paused ? 'paused' : hovered ? 'hovered' : focused ? 'focused' : 'playing';

  useAutoplay(carousel, state);

  const onPointer = (over: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setHovered(over);
  const onFocus = (event: FocusEvent): void => setFocused(event.target.matches(':focus-visible'));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (!carousel || matchMedia(reducedMotionQuery).matches) return;
    event.preventDefault();
    setFocused(true);
    if ((event.key === 'ArrowRight') === (direction === 'ltr')) carousel.scrollNext();
    else carousel.scrollPrev();
  };

  return (
    <div className={styles.carousel} data-state={state} data-live={carousel ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="region"
        aria-label={label}
        tabIndex={0}
        onPointerEnter={onPointer(true)}
        onPointerLeave={onPointer(false)}
        onFocus={onFocus}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
      >
        <Slides slides={slides} />
      </div>
      <PauseButton
        paused={paused}
        words={words}
        onToggle={() => setPaused(!paused)}
        className={styles.pause}
      />
    </div>
  );
}

function Slides({ slides }: Pick<PaymentCarouselProps, 'slides'>): ReactNode {
  return (
    <ul className={styles.slides}>
      {slides.map(({ id, name, repeated }, index) => (
        // The same method appears twice, so only the index is unique.
        <li
          key={index}
          className={styles.slide}
          data-repeated={repeated ? '' : undefined}
          aria-hidden={repeated || undefined}
        >
          <span className={styles.method}>
            <svg width="60" height="30" aria-hidden="true">
              <use href={`#payment-${id}`} />
            </svg>
            <span dir="ltr">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

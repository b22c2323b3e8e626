import { useEffect, useState, type ReactNode } from 'react';
import { PauseButton } from '../../ui/pause-button.tsx';
import { reducedMotionQuery } from '../../ui/reduced-motion.ts';
import styles from './headline.module.css';

interface HeadlineProps {
  /** The fixed words: the first line, and the beginning of the second, with a space where the language has one. */
  opening: [string, string];
  /** The endings that rotate; the server renders the first. */
  phrases: string[];
  /** The whole statement for screen readers, to which the rotation is not announced. */
  spokenStatement: string;
  words: { pause: string; play: string };
  /** From one phrase to the next. */
  rotationIntervalMs: number;
  /** How long no phrase is visible in between. */
  hiddenMs: number;
}

/** The page's headline with a rotating ending. All phrases share one grid cell, so that nothing moves. */
export default function Headline({
  opening,
  phrases,
  spokenStatement,
  words,
  rotationIntervalMs,
  hiddenMs,
}: HeadlineProps): ReactNode {
  const [phraseIndex, setPhraseIndex] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return undefined;
    const reducedMotion = matchMedia(reducedMotionQuery);
    let showTimer: ReturnType<typeof setTimeout> | undefined;
    const rotationTimer = setInterval(() => {
      if (document.hidden || reducedMotion.matches) return;
      setHidden(true);
      showTimer = setTimeout(() => {
        setPhraseIndex((current) => (current + 1) % phrases.length);
        setHidden(false);
      }, hiddenMs);
    }, rotationIntervalMs);
    return () => {
      clearInterval(rotationTimer);
      clearTimeout(showTimer);
      setHidden(false);
    };
  }, [paused, phrases.length, rotationIntervalMs, hiddenMs]);

  return (
    <div className={styles.headline}>
      <h1>
        <span className="visually-hidden">{spokenStatement}</span>
        <span aria-hidden="true">
          <span className={styles.first}>{opening[0]}</span> {opening[1]}
          <span className={styles.phrases}>
            {phrases.map((phrase, index) => (
              <span
                key={phrase}
                data-phrase={index}
                className={styles.phrase}
                data-shown={index === phraseIndex && !hidden ? '' : undefined}
                data-current={index === phraseIndex ? '' : undefined}
              >
                {phrase}
              </span>
            ))}
          </span>
        </span>
      </h1>
      <PauseButton
        paused={paused}
        words={words}
        onToggle={() => setPaused(!paused)}
        className={styles.pause}
      />
    </div>
  );
}

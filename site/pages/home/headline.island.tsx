import { useEffect, useState, type ReactNode } from 'react';
import { PauseButton } from '../../ui/pause-button.tsx';
import styles from './headline.module.css';

interface HeadlineProps {
  /** The steady words before the phrase: a line of its own, and the beginning of the phrase's line, with its space where the language has one. */
  opening: [string, string];
  /** What takes turns after it; the first stands in the server's page. */
  phrases: string[];
  /** The whole statement for screen readers, which hear no changes. */
  spokenStatement: string;
  words: { pause: string; play: string };
  /** Milliseconds from one turn to the next. */
  rotationIntervalMs: number;
  /** Milliseconds that a turn hides the phrase before the next one shows. */
  hiddenMs: number;
}

/** The page's statement; its last words take turns as if they were typed. All phrases stand in one grid cell, so nothing moves. */
export default function Headline({
  opening,
  phrases,
  spokenStatement,
  words,
  rotationIntervalMs,
  hiddenMs,
}: HeadlineProps): ReactNode {
  const [shown, setShown] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return undefined;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let showTimer: ReturnType<typeof setTimeout> | undefined;
    const rotationTimer = setInterval(() => {
      if (document.hidden || reducedMotion.matches) return;
      setHidden(true);
      showTimer = setTimeout(() => {
        setShown((current) => (current + 1) % phrases.length);
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
      <h1 className={styles.statement}>
        <span className="visually-hidden">{spokenStatement}</span>
        <span aria-hidden="true">
          <span className={styles.first}>{opening[0]}</span> {opening[1]}
          <span className={styles.phrases}>
            {phrases.map((phrase, index) => (
              <span
                key={phrase}
                data-phrase={index}
                className={styles.phrase}
                data-shown={index === shown && !hidden ? '' : undefined}
                data-current={index === shown ? '' : undefined}
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

import { useEffect, useState, type ReactNode } from 'react';
import { PauseButton } from '../../ui/pause-button.tsx';
import styles from './headline.module.css';

interface HeadlineProps {
  /** The steady words before the phrase: a line of its own, and the beginning of the phrase's line, with its space where the language has one. */
  opening: [string, string];
  /** What takes turns after it; the first stands in the server's page. */
  phrases: string[];
  /** The whole statement for screen readers, which hear no changes. */
  steady: string;
  words: { pause: string; play: string };
  /** Milliseconds from one turn to the next. */
  rotatesEvery: number;
  /** Milliseconds that a turn hides the phrase before the next one shows. */
  hidesFor: number;
}

/** The page's statement; its last words take turns as if they were typed. All phrases stand in one grid cell, so nothing moves. */
export default function Headline({
  opening,
  phrases,
  steady,
  words,
  rotatesEvery,
  hidesFor,
}: HeadlineProps): ReactNode {
  const [shown, setShown] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return undefined;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    let switching: ReturnType<typeof setTimeout> | undefined;
    const turns = setInterval(() => {
      if (document.hidden || stillness.matches) return;
      setHidden(true);
      switching = setTimeout(() => {
        setShown((current) => (current + 1) % phrases.length);
        setHidden(false);
      }, hidesFor);
    }, rotatesEvery);
    return () => {
      clearInterval(turns);
      clearTimeout(switching);
      setHidden(false);
    };
  }, [paused, phrases.length, rotatesEvery, hidesFor]);

  return (
    <div className={styles.headline}>
      <h1>
        <span className="visually-hidden">{steady}</span>
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

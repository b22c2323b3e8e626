import type { ReactNode } from 'react';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  words: { pause: string; play: string };
  /** Sets size, colours and position. */
  className: string | undefined;
}

/** Pauses moving content: a behaviour finds it by `data-pause-button` and toggles its `data-paused`. */
export function PauseButton({ words, className }: PauseButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-pause-button=""
      className={`${styles.button} ${className} needs-script not-printed`}
    >
      <span className={styles.pause}>
        <span className="visually-hidden">{words.pause}</span>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M6 4.5h2.6v11H6zM11.4 4.5H14v11h-2.6z" />
        </svg>
      </span>
      <span className={styles.play}>
        <span className="visually-hidden">{words.play}</span>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M6.5 4.2v11.6l9-5.8-9-5.8Z" />
        </svg>
      </span>
    </button>
  );
}

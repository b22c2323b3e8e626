import type { ReactNode } from 'react';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  paused: boolean;
  words: { pause: string; play: string };
  onToggle: () => void;
  /** Sets size, colours and position. */
  className: string | undefined;
}

/** Pauses moving content. */
export function PauseButton({ paused, words, onToggle, className }: PauseButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.pause} ${className} needs-script not-printed`}
      aria-label={paused ? words.play : words.pause}
      onClick={onToggle}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        {paused ? (
          <path d="M6.5 4.2v11.6l9-5.8-9-5.8Z" />
        ) : (
          <path d="M6 4.5h2.6v11H6zM11.4 4.5H14v11h-2.6z" />
        )}
      </svg>
    </button>
  );
}

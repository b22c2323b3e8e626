import type { ReactNode } from 'react';
import styles from './label.module.css';

interface LabelProps {
  /** `acts`: emerald; `counts`: gold, above figures. */
  tone?: 'acts' | 'counts';
  children: ReactNode;
}

/** A few words above a title that name its context. */
export function Label({ tone = 'acts', children }: LabelProps): ReactNode {
  return (
    <p
      className={
        tone === 'counts'
          ? `${styles.label} strong small ${styles.counts}`
          : `${styles.label} strong small`
      }
    >
      {children}
    </p>
  );
}

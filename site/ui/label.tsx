import type { ReactNode } from 'react';
import styles from './label.module.css';

interface LabelProps {
  /** `acts` in emerald; `counts`, above what is told in figures, in gold. */
  tone?: 'acts' | 'counts';
  children: ReactNode;
}

/** A few words above a title that say where we are. */
export function Label({ tone = 'acts', children }: LabelProps): ReactNode {
  return (
    <p className={tone === 'counts' ? `${styles.label} ${styles.counts}` : styles.label}>
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './lead.module.css';

interface LeadProps {
  /** `short` keeps its lines to a length that reads well; `column` is as wide as its place. */
  lines?: 'short' | 'column';
  children: ReactNode;
}

/** The sentence or two under a title that say what it is about. */
export function Lead({ lines = 'short', children }: LeadProps): ReactNode {
  return (
    <p className={lines === 'short' ? `${styles.lead} ${styles.short}` : styles.lead}>{children}</p>
  );
}

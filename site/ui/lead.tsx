import type { ReactNode } from 'react';
import styles from './lead.module.css';

interface LeadProps {
  /** `short` limits lines to a comfortable length; `column` fills the column. */
  lines?: 'short' | 'column';
  children: ReactNode;
}

/** A sentence or two under a title that introduce its subject. */
export function Lead({ lines = 'short', children }: LeadProps): ReactNode {
  return (
    <p
      className={lines === 'short' ? `${styles.lead} soft ${styles.short}` : `${styles.lead} soft`}
    >
      {children}
    </p>
  );
}

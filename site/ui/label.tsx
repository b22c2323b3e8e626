import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A few words above a title that name its context. */
export function Label({ children }: { children: ReactNode }): ReactNode {
  return <p className={`${styles.label} strong small`}>{children}</p>;
}

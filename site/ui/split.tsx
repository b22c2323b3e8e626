import type { ReactNode } from 'react';
import styles from './split.module.css';

/** A heading, and beside it, where there is room, what it announces. */
export function Split({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${styles.split} column`}>{children}</div>;
}

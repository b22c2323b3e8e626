import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons that follow a text: side by side where there is room. */
export function Actions({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={`${styles.actions} wrap gap-3`} data-actions="">
      {children}
    </div>
  );
}

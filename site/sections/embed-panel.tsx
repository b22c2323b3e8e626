import type { ReactNode } from 'react';
import styles from './embed-panel.module.css';

interface EmbedPanelProps {
  title: string;
  /** What stands here while nothing was loaded, and when nothing can be: names, never prices. */
  children: ReactNode;
  /** A line under the panel. */
  footnote?: ReactNode;
}

/** The night-coloured place of a third-party widget, the same in both themes; what it holds first is readable by itself. */
export function EmbedPanel({ title, children, footnote }: EmbedPanelProps): ReactNode {
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.content}>{children}</div>
      {footnote !== undefined && <div className={styles.footnote}>{footnote}</div>}
    </figure>
  );
}

import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The visible part: a heading. */
  heading: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A heading and what belongs to it: folded on phones until the heading is tapped, open from tablets up, where the heading is no
 * control any more. The stylesheet opens it; the start script tells assistive technology, and opens it for a link to its heading
 * or its parent.
 */
export function Fold({ heading, className, children }: FoldProps): ReactNode {
  return (
    <details className={[styles.fold, 'unfolds', className].filter(Boolean).join(' ')} data-fold="">
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

interface UnfoldingProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** An entry of a list of chapters: a heading that unfolds its chapter at every width. */
export const Unfolding = ({ id, title, children }: UnfoldingProps): ReactNode => (
  <li id={id}>
    <details className="unfolds">
      <summary>
        <h2 className="h3">{title}</h2>
      </summary>
      <div className={`${styles.unfolded} column gap-6`}>{children}</div>
    </details>
  </li>
);

import type { ReactNode } from 'react';
import styles from './measure.module.css';

interface MeasureProps {
  /** `page`: the width of header, bands and footer; `narrow`: for pages that are mostly text. */
  width?: 'page' | 'narrow';
  /** Lays out the content. */
  className?: string | undefined;
  children: ReactNode;
}

/** The column that contains all content, centred in its band. */
export function Measure({ width = 'page', className, children }: MeasureProps): ReactNode {
  return (
    <div
      className={[styles.measure, width === 'narrow' && styles.narrow, className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </div>
  );
}

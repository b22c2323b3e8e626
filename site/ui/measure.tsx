import type { ReactNode } from 'react';
import styles from './measure.module.css';

interface MeasureProps {
  /** `page` is what header, bands and footer keep to; `narrow` is for pages of little but text. */
  width?: 'page' | 'narrow';
  /** Arranges what is inside. */
  className?: string | undefined;
  children: ReactNode;
}

/** The column that all content stands in, centred in its band. */
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

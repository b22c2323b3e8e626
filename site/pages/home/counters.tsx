import type { ReactNode } from 'react';
import { Enhanced } from '../../islands/enhanced.tsx';
import countUp from './counters.enhancement.ts';
import styles from './counters.module.css';

export interface Figure {
  /** With the sign that follows it without a space: '85m+', '8500万+', '150+'. */
  number: string;
  /** Follows the number: ' مليون', ' sec'. */
  unit: string;
  /** False where less is better: a smaller figure on the way would be a better one. */
  counts: boolean;
  /** The final figure for screen readers. */
  spoken: string;
  label: string;
}

/** Figures that count up to their claim once, when first seen. */
export function Counters({ figures }: { figures: readonly Figure[] }): ReactNode {
  return (
    <Enhanced by={countUp} on="visible">
      <ul className={styles.figures}>
        {figures.map(({ number, unit, counts, spoken, label }) => (
          <li key={label} className={styles.item}>
            <span className="visually-hidden">{spoken} </span>
            <span className={styles.figure} aria-hidden="true">
              <span className={`${styles.number} ltr`} data-counts={counts ? '' : undefined}>
                {number}
              </span>
              <span className={styles.unit}>{unit}</span>
            </span>
            <span className={styles.caption}>{label}</span>
          </li>
        ))}
      </ul>
    </Enhanced>
  );
}

import type { ReactNode } from 'react';
import countUp from '../../behaviours/counters.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import styles from './counters.module.css';

export interface Figure {
  /** With the sign that follows it without a space: '85m+', '8500万+', '150+'. */
  number: string;
  /** Follows the number: ' مليون', ' sec'. */
  unit: string;
  /** The final figure for screen readers. */
  spoken: string;
  label: string;
}

/** Figures that count up to their claim once, when first seen. */
export function Counters({ figures }: { figures: readonly Figure[] }): ReactNode {
  return (
    <Enhanced by={countUp} on="visible">
      <ul className={`${styles.figures} grid gap-6`}>
        {figures.map(({ number, unit, spoken, label }) => (
          <li key={label} className={`${styles.item} grid gap-2 start`}>
            <span className="visually-hidden">{spoken} </span>
            <span className={styles.figure} aria-hidden="true">
              <span className={`${styles.number} ltr`} data-counts="">
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

import type { ReactNode } from 'react';
import { Enhanced } from '../../islands/enhanced.tsx';
import countUp from './counters.enhancement.ts';
import { formatFigure, type FigureFormat } from './format-figure.ts';
import styles from './counters.module.css';

export interface Figure extends FigureFormat {
  target: number;
  /** Follows the number without a space: 'm+', '万+', '+'. */
  sign: string;
  /** Follows the sign: ' مليون', ' sec'. */
  unit: string;
  /** The final figure for screen readers. */
  spoken: string;
  label: string;
}

/** Figures that count up to their claim once, when first seen. */
export function Counters({ figures }: { figures: readonly Figure[] }): ReactNode {
  return (
    <Enhanced by={countUp} on="visible">
      <ul className={styles.figures}>
        {figures.map(({ target, decimals, grouped, sign, unit, spoken, label }) => {
          const number = formatFigure(target, { decimals, grouped });
          return (
            <li key={label} className={styles.item}>
              <span className="visually-hidden">{spoken} </span>
              <span className={styles.figure} aria-hidden="true">
                <span className={`${styles.number} ltr`}>
                  <span className={styles.cell}>
                    <span className={styles.reserved}>{number}</span>
                    <span
                      className={styles.counted}
                      data-target={target}
                      data-decimals={decimals}
                      data-grouped={grouped ? '' : undefined}
                    >
                      {number}
                    </span>
                  </span>
                  {sign}
                </span>
                <span className={styles.unit}>{unit}</span>
              </span>
              <span className={styles.caption}>{label}</span>
            </li>
          );
        })}
      </ul>
    </Enhanced>
  );
}

import { useId, type ReactNode } from 'react';
import { linePath, priceWalk } from './price-line.ts';
import styles from './price-line-backdrop.module.css';

const width = 1440;
const height = 300;

interface PriceLineBackdropProps {
  seed: number;
}

/**
 * A price line over the whole width at the foot of a band, behind its content: quiet on the side where reading starts,
 * restless on the other. Decorative. The band is `position: relative` and `isolation: isolate`.
 */
export function PriceLineBackdrop({ seed }: PriceLineBackdropProps): ReactNode {
  const shade = useId();
  const walk = priceWalk({ seed, points: 150, pull: 0.05 });
  const swing = (index: number): number =>
    0.26 + 0.74 * Math.min(Math.max((index / walk.length - 0.36) / 0.3, 0), 1);
  const line = linePath(
    walk.map((value, index) => value * swing(index)),
    width,
    height,
  );
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.shadeStart} />
          <stop offset="1" className={styles.shadeEnd} />
        </linearGradient>
        <path d={`${line}V${height}H0Z`} fill={`url(#${shade})`} />
        <path d={line} className={styles.line} />
      </svg>
    </div>
  );
}

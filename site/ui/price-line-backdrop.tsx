import { useId, type ReactNode } from 'react';
import { linePath, priceWalk } from './price-line.ts';
import styles from './price-line-backdrop.module.css';

const width = 1440;
const height = 300;

interface PriceLineBackdropProps {
  seed: number;
}

/**
 * A decorative price line at the foot of a band, behind its content: calm where lines of text start, volatile at the other end.
 * The band must be `position: relative` and `isolation: isolate`.
 */
export function PriceLineBackdrop({ seed }: PriceLineBackdropProps): ReactNode {
  const gradientId = useId();
  const walk = priceWalk({ seed, points: 150, pull: 0.05 });
  const amplitude = (index: number): number =>
    0.26 + 0.74 * Math.min(Math.max((index / walk.length - 0.36) / 0.3, 0), 1);
  const line = linePath(
    walk.map((value, index) => value * amplitude(index)),
    width,
    height,
  );
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.shadeStart} />
          <stop offset="1" className={styles.shadeEnd} />
        </linearGradient>
        <path d={`${line}V${height}H0Z`} fill={`url(#${gradientId})`} />
        <path d={line} className={styles.line} />
      </svg>
    </div>
  );
}

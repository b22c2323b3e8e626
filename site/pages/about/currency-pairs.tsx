import type { ReactNode } from 'react';
import { forexPairs, majors } from '../../facts/instruments.ts';
import styles from './currency-pairs.module.css';

const size = 208;
const radius = 74;
const labelRadius = 92;

const points = (distance: number): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    majors.map((currency, index) => {
      const angle = ((index + 0.5) / majors.length) * 2 * Math.PI;
      const along = (part: number): number => Math.round(size / 2 + distance * part);
      return [currency, [along(Math.sin(angle)), along(-Math.cos(angle))]];
    }),
  );
const corners = points(radius);
const lines = forexPairs.map(
  (pair) => `M${corners[pair.slice(0, 3)]?.join(' ')}L${corners[pair.slice(3)]?.join(' ')}`,
);

/** The major currencies in a circle, with a line for each pair. */
export function CurrencyPairs(): ReactNode {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.drawing} aria-hidden="true">
      <path d={lines.join('')} />
      {Object.entries(points(labelRadius)).map(([currency, [x, y]]) => (
        <text key={currency} x={x} y={y} dy="0.36em">
          {currency}
        </text>
      ))}
    </svg>
  );
}

import type { ReactNode } from 'react';
import type { Candle } from '../../ui/price-line.ts';
import styles from './price-chart.module.css';

/** In units of the drawing: the distance between candles, and the padding above and below the values, 0…100. */
const candleStep = 10;
const padding = 6;
const height = 100 + 2 * padding;

const y = (value: number): number => round(100 + padding - value);
const round = (value: number): number => Math.round(value * 10) / 10;

/** The position of a value from the top, as an SVG percentage. */
export const levelPosition = (value: number): string => `${round((y(value) / height) * 100)}%`;

interface PriceChartProps {
  candles: readonly Candle[];
  /** Lines over the candles, with one value for each. */
  lines?: readonly { values: readonly (number | undefined)[]; look: 'average' | 'band' }[];
  /** Crops the chart to these candles: for a part of a longer series. */
  fitted?: boolean;
}

/** Candles that fill their box. Charts run from left to right in every language, as on the platform. */
export function PriceChart({ candles, lines = [], fitted = false }: PriceChartProps): ReactNode {
  const top = fitted ? y(Math.max(...candles.map(({ high }) => high))) - padding : 0;
  const bottom = fitted ? y(Math.min(...candles.map(({ low }) => low))) + padding : height;
  const rising = candles.map(({ open, close }) => close >= open);
  const wicks = (rises: boolean): string =>
    candles
      .map(({ high, low }, index) =>
        rising[index] === rises
          ? `M${index * candleStep + candleStep / 2} ${y(high)}V${y(low)}`
          : '',
      )
      .join('');
  const bodies = (rises: boolean): string =>
    candles
      .map(({ open, close }, index) => {
        if (rising[index] !== rises) return '';
        const bodyTop = y(Math.max(open, close));
        return `M${index * candleStep + 2} ${bodyTop}h6v${Math.max(0.6, round(y(Math.min(open, close)) - bodyTop))}h-6z`;
      })
      .join('');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${top} ${candles.length * candleStep} ${bottom - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[true, false].map((rises) => (
        <g key={String(rises)} className={rises ? styles.rise : styles.fall}>
          <path className={styles.wicks} d={wicks(rises)} />
          <path className={styles.bodies} d={bodies(rises)} />
        </g>
      ))}
      {lines.map(({ values, look }, index) => (
        <path key={index} className={`${styles.line} ${styles[look]}`} d={seriesPath(values)} />
      ))}
    </svg>
  );
}

/** A line below a chart of the same width: 0 to 100, with marks at 30 and 70. */
export function OscillatorChart({
  values,
}: {
  values: readonly (number | undefined)[];
}): ReactNode {
  const width = values.length * candleStep;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.marks} d={`M0 ${y(30)}H${width}M0 ${y(70)}H${width}`} />
      <path className={`${styles.line} ${styles.average}`} d={seriesPath(values)} />
    </svg>
  );
}

function seriesPath(values: readonly (number | undefined)[]): string {
  const points = values.flatMap((value, index) =>
    value === undefined ? [] : [`${index * candleStep + candleStep / 2} ${y(value)}`],
  );
  return `M${points.join('L')}`;
}

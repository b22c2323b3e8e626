import type { ReactNode } from 'react';
import type { Candle } from '../../ui/price-line.ts';
import styles from './price-chart.module.css';

/** In units of the drawing: the distance between candles, and the padding above and below the values, 0…100. */
const candleStep = 10;
const padding = 6;
/** Of a candle that closed where it opened. */
const minBodyHeight = 0.6;
const height = 100 + 2 * padding;

const y = (value: number): number => round(100 + padding - value);
const round = (value: number): number => Math.round(value * 2) / 2;
const centreOf = (index: number): number => index * candleStep + candleStep / 2;

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
    verticalLines(
      candles.map(({ high, low }, index) =>
        rising[index] === rises ? [y(high), y(low)] : undefined,
      ),
    );
  const bodies = (rises: boolean): string =>
    verticalLines(
      candles.map(({ open, close }, index) => {
        if (rising[index] !== rises) return undefined;
        const bodyTop = y(Math.max(open, close));
        return [bodyTop, Math.max(y(Math.min(open, close)), bodyTop + minBodyHeight)];
      }),
    );
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

/** A line at each candle that has one, from top to bottom. Relative steps keep the path short. */
function verticalLines(ends: readonly (readonly [number, number] | undefined)[]): string {
  let [lastX, lastY] = [0, 0];
  return ends
    .map((line, index) => {
      if (!line) return '';
      const [top, bottom] = line;
      const x = centreOf(index);
      const step = `m${x - lastX} ${round(top - lastY)}v${round(bottom - top)}`;
      [lastX, lastY] = [x, bottom];
      return step;
    })
    .join('');
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
  let last: readonly [x: number, y: number] = [0, 0];
  const steps = values.flatMap((value, index) => {
    if (value === undefined) return [];
    const [x, lineY] = [centreOf(index), y(value)];
    const step = `${x - last[0]} ${round(lineY - last[1])}`;
    last = [x, lineY];
    return [step];
  });
  return `m${steps.join('l')}`;
}

import type { ReactNode } from 'react';
import { plotHeight, plotWidth, type PlotShape } from './fee-plot.ts';
import { formatCents, type FeePeriod } from './performance-fee.ts';
import styles from './fee-drawing.module.css';

interface FeeDrawingProps {
  /** Names curve and areas. */
  id: string;
  shapes: Record<PlotShape, string>;
  /** Undefined where the table beside it says the same. */
  label?: string;
}

/** Balance and high-water mark: the areas between them show where a fee is due. */
export function FeeDrawing({ id, shapes, label }: FeeDrawingProps): ReactNode {
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${plotWidth} ${plotHeight}`}
      preserveAspectRatio="none"
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.grid} d={shapes.grid} />
      <g id={id}>
        <clipPath id={`${id}-above`}>
          <path d={shapes.overMark} />
        </clipPath>
        <clipPath id={`${id}-below`}>
          <path d={shapes.underMark} />
        </clipPath>
        <path className={styles.below} d={shapes.below} clipPath={`url(#${id}-below)`} />
        <path className={styles.above} d={shapes.above} clipPath={`url(#${id}-above)`} />
        <path className={styles.mark} d={shapes.mark} />
        <path className={styles.curve} d={shapes.curve} />
      </g>
    </svg>
  );
}

interface FramedDrawingProps {
  /** Names the periods. */
  title: string;
  periods: readonly FeePeriod[];
  words: Pick<typeof import('./performance-fee.en.json'), 'noFee' | 'legend'>;
  children: ReactNode;
}

/** A drawing with the fee of each period under it, and its legend. */
export function FramedDrawing({ title, periods, words, children }: FramedDrawingProps): ReactNode {
  return (
    <>
      <div className={`${styles.frame} card`}>
        {children}
        <p className={`${styles.axis} fine`}>{title}</p>
        <ol className={`${styles.periods} grid`}>
          {periods.map(({ fee }, period) => (
            <li key={period} data-due={fee.gt(0) || undefined}>
              <span>{period + 1}</span>
              <span>{fee.gt(0) ? formatCents(fee) : words.noFee}</span>
            </li>
          ))}
        </ol>
      </div>
      <ul className={`${styles.legend} note wrap`}>
        {legend.map(({ key, path }) => (
          <li key={key} className="row gap-2">
            <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
              <path className={styles[key]} d={path} />
            </svg>
            <span>{words.legend[key]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const legend = [
  { key: 'curve', path: 'M0 9L8 4L14 7L24 2' },
  { key: 'mark', path: 'M0 6H24' },
  { key: 'above', path: 'M0 0H24V12H0z' },
  { key: 'below', path: 'M0 0H24V12H0z' },
] as const;

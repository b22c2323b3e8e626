import type { ReactNode } from 'react';
import { formatCents, type FeePeriod } from '../../sections/performance-fee/performance-fee.ts';
import { useWords } from '../../site-context.tsx';
import { plotEquity, plotHeight, plotWidth, type PlottedPeriod } from './equity-plot.ts';
import styles from './equity-drawing.module.css';

interface EquityDrawingProps {
  /** Alternative text of the drawing. */
  label: string;
  /** Names the periods. */
  title: string;
  periods: readonly (FeePeriod & { plotted: PlottedPeriod })[];
}

/** Balance and high-water mark, the areas between them where a fee is due, each period's fee under it, and a legend. */
export function EquityDrawing({ label, title, periods }: EquityDrawingProps): ReactNode {
  const t = useWords('performance-fee');
  const shapes = plotEquity(periods.map(({ plotted }) => plotted));
  return (
    <>
      <div className={`${styles.frame} card`}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${plotWidth} ${plotHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles.grid} d={shapes.grid} />
          <clipPath id="equity-above">
            <path d={shapes.overMark} />
          </clipPath>
          <clipPath id="equity-below">
            <path d={shapes.underMark} />
          </clipPath>
          <path className={styles.below} d={shapes.below} clipPath="url(#equity-below)" />
          <path className={styles.above} d={shapes.above} clipPath="url(#equity-above)" />
          <path className={styles.mark} d={shapes.mark} />
          <path className={styles.curve} d={shapes.curve} />
        </svg>
        <p className={`${styles.axis} fine`}>{title}</p>
        <ol className={`${styles.periods} grid`}>
          {periods.map(({ fee }, period) => (
            <li key={period} data-due={fee.gt(0) || undefined}>
              <span>{period + 1}</span>
              <span>{fee.gt(0) ? formatCents(fee) : t('noFee')}</span>
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
            <span>{t(`legend.${key}`)}</span>
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

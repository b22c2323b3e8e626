import type { ReactNode } from 'react';
import { formatDollars, formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { calculateFees, exampleFigures } from '../../sections/performance-fee/fee-figures.ts';
import { formatCents } from '../../sections/performance-fee/performance-fee.ts';
import { useSite, useWords } from '../../site-context.tsx';
import styles from './equity-curve.module.css';

const daysInMonth = 20;
/** Loss limit of the invented follower. */
const lossLimitUsd = 2000;
const example = calculateFees(exampleFigures);
const months = example.kind === 'fees' ? example.periods : [];

/** Invented daily balances of each month, which start and end at the example's. */
const balances = months.map(({ fee, markBefore, balance }, month) => {
  const mark = markBefore.toNumber();
  const opening = months[month - 1]?.balance.toNumber() ?? mark;
  const closing = balance.toNumber();
  return Array.from({ length: daysInMonth + 1 }, (_, day) => {
    const part = day / daysInMonth;
    const moment = month * daysInMonth + day;
    const deviation = 130 * Math.sin(moment * 0.9) + 90 * Math.sin(moment * 2.3);
    const daily = opening + (closing - opening) * part + deviation * Math.sin(Math.PI * part);
    // In a month without a fee every day stays below the mark: above it, a fee would seem to be due.
    return fee.eq(0) ? Math.min(daily, mark) : daily;
  });
});

const width = 600;
const height = 240;
/** Above the highest balance and below the lowest. */
const margin = height / 15;

const marks = months.map(({ markAfter }) => markAfter.toNumber());
const lowest = Math.min(...marks, ...balances.flat());
const highest = Math.max(...marks, ...balances.flat());
const unit = (height - 2 * margin) / (highest - lowest);
const x = (month: number): number => Math.round((month * width) / months.length);
const y = (amount: number): number => Math.round(height - margin - (amount - lowest) * unit);

const points = balances.flatMap((days, month) =>
  days
    .map((amount, day) => [x(month + day / daysInMonth), y(amount)] as const)
    // A month begins where the one before it ends.
    .slice(month === 0 ? 0 : 1),
);
// From point to point, because small numbers compress better.
const curve = points
  .map(([left, top], index) => {
    const [fromLeft, fromTop] = points[index - 1] ?? [0, 0];
    return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${left - fromLeft} ${top - fromTop}`;
  })
  .join('');
const steps = marks.map((amount, month) => `H${x(month + 1)}V${y(amount)}`);
const mark = `M0 ${y(Number(exampleFigures.start))}${steps.join('')}`;
const grid = months.map((_, month) => `M${x(month)} 0V${height}`).join('');
const toTop = 'V0H0z';
const toBottom = `V${height}H0z`;

const legend = [
  { key: 'curve', path: 'M0 9L8 4L14 7L24 2' },
  { key: 'mark', path: 'M0 6H24' },
  { key: 'above', path: 'M0 0H24V12H0z' },
  { key: 'below', path: 'M0 0H24V12H0z' },
] as const;

/**
 * Six months of a copied strategy, as an account would show it: balance and high-water mark, the areas between them where a
 * performance fee is due, and each month's fee. Under it, what the follower has set.
 */
export function EquityCurve(): ReactNode {
  const t = useWords('social-trading');
  const fees = useWords('performance-fee');
  const { code } = useSite().language;
  const monthsWithFee = months.flatMap(({ fee }, month) => (fee.gt(0) ? [`${month + 1}`] : []));
  return (
    <figure className={`${styles.copied} dark card edged grid gap-4`}>
      <figcaption className="note">
        {t('picture.caption', { percent: isolate(`${exampleFigures.percent}%`, code) })}
      </figcaption>
      <div className={`${styles.frame} card`}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('picture.alternative', {
            start: formatCents(exampleFigures.start),
            end: formatCents(months.at(-1)!.balance),
            months: formatList(monthsWithFee, code),
          })}
        >
          <path className={styles.grid} d={grid} />
          <clipPath id="equity-above">
            <path d={mark + toTop} />
          </clipPath>
          <clipPath id="equity-below">
            <path d={mark + toBottom} />
          </clipPath>
          <path className={styles.below} d={curve + toTop} clipPath="url(#equity-below)" />
          <path className={styles.above} d={curve + toBottom} clipPath="url(#equity-above)" />
          <path className={styles.mark} d={mark} />
          <path className={styles.curve} d={curve} />
        </svg>
        <p className={`${styles.axis} fine`}>{t('picture.months')}</p>
        <ol className={`${styles.months} grid`}>
          {months.map(({ fee }, month) => (
            <li key={month} data-due={fee.gt(0) || undefined}>
              <span>{month + 1}</span>
              <span>{fee.gt(0) ? formatCents(fee) : fees('noFee')}</span>
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
            <span>{fees(`legend.${key}`)}</span>
          </li>
        ))}
      </ul>
      <dl className={`${styles.settings} grid gap-3`}>
        {t('picture.settings', {
          returnObjects: true,
          amount: formatDollars(Number(exampleFigures.start), code),
          ratio: formatNumber(1, code),
          loss: formatDollars(lossLimitUsd, code),
        }).map(({ term, text }) => (
          <div key={term}>
            <dt className="fine soft">{term}</dt>
            <dd className="strong">{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

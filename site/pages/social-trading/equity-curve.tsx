import type { ReactNode } from 'react';
import { formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { seededRandom } from '../../ui/seeded-random.ts';
import { exampleAccount, examplePeriods } from './example-account.ts';
import styles from './equity-curve.module.css';

const daysInMonth = 20;
const dayWidth = 5;
const monthWidth = daysInMonth * dayWidth;
const width = monthWidth * examplePeriods.length;
const height = 240;
const minBalance = 9700;
const maxBalance = 12_600;
const y = (balance: number): number =>
  Math.round(((maxBalance - balance) / (maxBalance - minBalance)) * height * 10) / 10;

/** The example's months, from left to right, with random daily balances that start and end at the example's. */
const months = examplePeriods.map((period, index) => {
  const { balance, markBefore, fee } = period;
  const random = seededRandom(index + 71);
  const opening = examplePeriods[index - 1]?.balance ?? exampleAccount.start;
  let deviation = 0;
  const dailyBalances = Array.from({ length: daysInMonth + 1 }, (_, day) => {
    const part = day / daysInMonth;
    if (day > 0) deviation = deviation * 0.75 + (random() - 0.5) * 220;
    const daily = opening + (balance - opening) * part + deviation * Math.sin(Math.PI * part);
    // In a month without a fee every day stays below the mark: above it, a fee would seem to be due.
    return fee === 0 ? Math.min(daily, markBefore) : daily;
  });
  return { ...period, left: index * monthWidth, right: (index + 1) * monthWidth, dailyBalances };
});

/** The points of a curve that begins at the left edge of a month, one a day. */
const pointsFrom = (left: number, balances: readonly number[]): string[] =>
  balances.map((balance, day) => `${left + day * dayWidth} ${y(balance)}`);
const curvePoints = months.flatMap(({ left, dailyBalances }, index) => {
  const points = pointsFrom(left, dailyBalances);
  // A month begins where the one before it ends.
  return index === 0 ? points : points.slice(1);
});
const curvePath = `M${curvePoints.join('L')}`;
const markSteps = months.map(({ right, markAfter }) => `H${right}V${y(markAfter)}`);
const markPath = `M0 ${y(exampleAccount.start)}${markSteps.join('')}`;

/** SVG path data of the area between curve and mark, on one side of the mark. */
function areaPath(side: 'above' | 'below'): string {
  return months
    .map(({ left, right, markBefore, dailyBalances }) => {
      const bounded = dailyBalances.map((balance) =>
        side === 'above' ? Math.max(balance, markBefore) : Math.min(balance, markBefore),
      );
      const points = pointsFrom(left, bounded).join('L');
      return `M${left} ${y(markBefore)}L${points}L${right} ${y(markBefore)}z`;
    })
    .join('');
}

const gridPath = months.map(({ left }) => `M${left} 0V${height}`).join('');
const gridId = 'months';
const plotId = 'equity';

const legend = [
  { key: 'curve', path: 'M0 9L8 4L14 7L24 2' },
  { key: 'mark', path: 'M0 6H24' },
  { key: 'above', path: 'M0 0H24V12H0z' },
  { key: 'below', path: 'M0 0H24V12H0z' },
] as const;

/** Six months of a copied strategy: a performance fee is due only above the high-water mark. */
export function EquityCurve(): ReactNode {
  const t = useWords('social-trading');
  const { language } = useSite();
  const formatMoney = (amount: number): string => formatNumber(amount, language.code);
  const monthsWithFee = examplePeriods.flatMap(({ fee }, month) => (fee > 0 ? [month + 1] : []));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {t('picture.caption', { percent: isolate(`${exampleAccount.feePercent}%`, language.code) })}
      </figcaption>
      <div className={styles.frame}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('picture.alternative', {
            start: formatMoney(exampleAccount.start),
            end: formatMoney(exampleAccount.balances.at(-1)!),
            months: formatList(monthsWithFee.map(String), language.code),
          })}
        >
          <path id={gridId} className={styles.grid} d={gridPath} />
          <g id={plotId}>
            <path className={styles.below} d={areaPath('below')} />
            <path className={styles.above} d={areaPath('above')} />
            <path className={styles.mark} d={markPath} />
            <path className={styles.curve} d={curvePath} />
          </g>
        </svg>
        <Months />
      </div>
      <Legend />
    </figure>
  );
}

/** The months, each with its fee, under the plot. */
function Months(): ReactNode {
  const t = useWords('social-trading');
  const { language } = useSite();
  return (
    <>
      <p className={styles.axis}>{t('picture.months')}</p>
      <ol className={styles.months}>
        {examplePeriods.map(({ fee }, month) => (
          <li key={month} className={fee > 0 ? styles.due : undefined}>
            <span>{month + 1}</span>
            <span>{fee > 0 ? formatNumber(fee, language.code) : t('picture.none')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Legend(): ReactNode {
  const t = useWords('social-trading');
  return (
    <ul className={styles.legend}>
      {legend.map(({ key, path }) => (
        <li key={key}>
          <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            <path className={styles[key]} d={path} />
          </svg>
          {t(`picture.${key}`)}
        </li>
      ))}
    </ul>
  );
}

/**
 * The same picture once more, its plot in three layers: the months, a faint curve, and the curve that the stylesheet of its
 * owner may uncover bit by bit.
 */
export function EquityReplay({ uncovered }: { uncovered: string | undefined }): ReactNode {
  const layers = [
    { href: gridId, className: undefined },
    { href: plotId, className: styles.ghost },
    { href: plotId, className: uncovered },
  ];
  return (
    <div className={styles.replay} aria-hidden="true">
      <div className={styles.frame}>
        {layers.map(({ href, className }, layer) => (
          <svg
            key={layer}
            className={className}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
          >
            <use href={`#${href}`} />
          </svg>
        ))}
        <Months />
      </div>
      <Legend />
    </div>
  );
}

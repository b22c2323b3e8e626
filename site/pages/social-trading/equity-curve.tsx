import type { ReactNode } from 'react';
import { formatDollars, formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { calculateFees, exampleFigures } from '../../sections/performance-fee/fee-figures.ts';
import { formatCents } from '../../sections/performance-fee/performance-fee.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { EquityDrawing } from './equity-drawing.tsx';
import styles from './equity-curve.module.css';

const daysInMonth = 20;
/** Loss limit of the invented follower. */
const lossLimitUsd = 2000;
const example = calculateFees(exampleFigures);
const examplePeriods = example.kind === 'fees' ? example.periods : [];

/** The example's months with invented daily balances that start and end at the example's. */
const months = examplePeriods.map((month, index) => {
  const markBefore = month.markBefore.toNumber();
  const markAfter = month.markAfter.toNumber();
  const balance = month.balance.toNumber();
  const opening = examplePeriods[index - 1]?.balance.toNumber() ?? markBefore;
  const isFree = month.fee.eq(0);
  const balances = Array.from({ length: daysInMonth + 1 }, (_, day) => {
    const part = day / daysInMonth;
    const moment = index * daysInMonth + day;
    const deviation = 130 * Math.sin(moment * 0.9) + 90 * Math.sin(moment * 2.3);
    const daily = opening + (balance - opening) * part + deviation * Math.sin(Math.PI * part);
    // In a month without a fee every day stays below the mark: above it, a fee would seem to be due.
    return isFree ? Math.min(daily, markBefore) : daily;
  });
  return { ...month, plotted: { markBefore, markAfter, balances } };
});

/** Six months of a copied strategy, as an account would show it: a performance fee is due only above the high-water mark. Under it, what the follower has set. */
export function EquityCurve(): ReactNode {
  const t = useWords('social-trading');
  const { language } = useSite();
  const monthsWithFee = examplePeriods.flatMap(({ fee }, month) =>
    fee.gt(0) ? [`${month + 1}`] : [],
  );
  return (
    <figure className={`${styles.copied} dark card grid gap-4`}>
      <figcaption className="note">
        {t('picture.caption', { percent: isolate(`${exampleFigures.percent}%`, language.code) })}
      </figcaption>
      <EquityDrawing
        label={t('picture.alternative', {
          start: formatCents(exampleFigures.start),
          end: formatCents(examplePeriods.at(-1)!.balance),
          months: formatList(monthsWithFee, language.code),
        })}
        title={t('picture.months')}
        periods={months}
      />
      <dl className={`${styles.settings} grid gap-3`}>
        {t('picture.settings', {
          returnObjects: true,
          amount: formatDollars(Number(exampleFigures.start), language.code),
          ratio: formatNumber(1, language.code),
          loss: formatDollars(lossLimitUsd, language.code),
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

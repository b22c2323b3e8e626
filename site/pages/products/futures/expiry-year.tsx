import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { TimeLanes } from '../time-lanes.tsx';
import { monthSpan, partOfYear, type Span } from '../time-scale.ts';
import { gasMonths, goldMonths, indexExpiries, thirdFriday } from './expiries.ts';
import styles from './expiry-year.module.css';

/** A narrow gap on either side, so that neighbouring contract months stay apart; as a fraction of the year. */
const monthGap = 0.003;
const contractMonths = (year: number, months: readonly number[]): Span[] =>
  months.map((month) => {
    const { from, to } = monthSpan(year, month);
    return { from: from + monthGap, to: to - monthGap };
  });

/** The year's expiries on a line: index futures by day, gold and gas by contract month. */
export function ExpiryYear(): ReactNode {
  const t = useWords('futures');
  const { language, copyrightYear } = useSite();
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const formatDay = (isoDate: string): string =>
    formatDate(isoDate, language.code, { day: 'numeric', month: 'long' });
  const expiries = indexExpiries(copyrightYear);
  const firstOfNextYear = formatDate(thirdFriday(copyrightYear + 1, 3), language.code);
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        {t('picture.caption', { year: String(copyrightYear) })}
      </figcaption>
      <TimeLanes
        line={{ kind: 'year', year: copyrightYear, words: { now: t('picture.now') } }}
        axisName={String(copyrightYear)}
        ticks={months.map((month) => ({
          position: monthSpan(copyrightYear, month).from,
          label: formatDate(
            `${copyrightYear}-${String(month).padStart(2, '0')}-01`,
            language.code,
            { month: 'short' },
          ),
          minor: month % 3 !== 1,
        }))}
        lanes={[
          {
            name: t('picture.index'),
            detail: t('picture.indexRule'),
            spans: [],
            points: expiries.map((date) => partOfYear(date, copyrightYear)),
          },
          {
            name: t('picture.gold'),
            detail: t('picture.goldRule'),
            spans: contractMonths(copyrightYear, goldMonths),
          },
          {
            name: t('picture.gas'),
            detail: t('picture.gasRule'),
            spans: contractMonths(copyrightYear, gasMonths),
          },
        ]}
      />
      <div className={styles.dates}>
        <p>{t('picture.dates')}</p>
        <ol>
          {expiries.map((date) => (
            <li key={date}>
              <time dateTime={date}>{formatDay(date)}</time>
            </li>
          ))}
        </ol>
        <p>{t('picture.nextYear', { date: firstOfNextYear })}</p>
      </div>
    </figure>
  );
}

import type { ReactNode } from 'react';
import { closedDatesOf, expiriesOf, type ExpiryRule } from '../../../../specs/expiry.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { TimeLanes } from '../time-lanes.tsx';
import { monthSpan, partOfYear } from '../time-scale.ts';
import styles from './expiry-year.module.css';

/** How many of the next dates are shown without asking. */
const shownDates = 3;

/** The year's expiries on a line, and the dates of the next two years. */
export function ExpiryYear(): ReactNode {
  const t = useWords('futures');
  const { language, copyrightYear: year, holidayCalendars, expiriesFrom } = useSite();
  const closedDates = closedDatesOf(holidayCalendars);
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const contracts = [
    { rule: 'cmeIndices', name: t('picture.index'), detail: t('picture.indexRule') },
    { rule: 'gold', name: t('picture.gold'), detail: t('picture.goldRule') },
    { rule: 'naturalGas', name: t('picture.gas'), detail: t('picture.gasRule') },
  ] satisfies { rule: ExpiryRule; name: string; detail: string }[];
  const datesOfYear = (rule: ExpiryRule): string[] =>
    expiriesOf(rule, `${year}-01-01`, closedDates).filter((date) => date < `${year + 1}`);
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        {t('picture.caption', { year: String(year) })}
      </figcaption>
      <TimeLanes
        line={{ kind: 'year', year, words: { now: t('picture.now') } }}
        axisName={String(year)}
        ticks={months.map((month) => ({
          position: monthSpan(year, month).from,
          label: formatDate(`${year}-${String(month).padStart(2, '0')}-01`, language.code, {
            month: 'short',
          }),
          minor: month % 3 !== 1,
        }))}
        lanes={contracts.map(({ rule, name, detail }) => ({
          name,
          detail,
          spans: [],
          points: datesOfYear(rule).map((date) => partOfYear(date, year)),
        }))}
      />
      <div className={styles.dates}>
        <p>{t('picture.dates')}</p>
        <dl>
          {contracts.map(({ rule, name }) => {
            const dates = expiriesOf(rule, expiriesFrom, closedDates);
            // The calendar has ended (`npm run launch-check` warns of it before).
            if (dates.length === 0) return null;
            return (
              <div key={rule}>
                <dt>{name}</dt>
                {dates.slice(0, shownDates).map((date) => (
                  <Day key={date} date={date} />
                ))}
                {dates.length > shownDates && (
                  <dd>
                    <details>
                      <summary>{t('picture.later')}</summary>
                      <ul>
                        {dates.slice(shownDates).map((date) => (
                          <li key={date}>{formatDate(date, language.code)}</li>
                        ))}
                      </ul>
                    </details>
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      </div>
    </figure>
  );
}

function Day({ date }: { date: string }): ReactNode {
  const { language } = useSite();
  return (
    <dd className={styles.day}>
      <time dateTime={date}>{formatDate(date, language.code)}</time>
    </dd>
  );
}

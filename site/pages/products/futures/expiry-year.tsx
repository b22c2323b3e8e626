import type { ReactNode } from 'react';
import { expiriesOf, expiryRules, type ExpiryRule } from '../../../../core/specs/expiry.ts';
import { keysOf } from '../../../../core/util/map-keys.ts';
import { formatDate, formatList, isolate, localeOf } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { monthsFrom, partOfYear, positionOf } from './year-scale.ts';
import styles from './expiry-year.module.css';

/** How many of a contract's next dates are leaves of its calendar. */
const leaves = 3;

function useContracts() {
  const t = useWords('futures');
  const { holidayCalendars, today } = useSite();
  const firstMonth = today.slice(0, 7);
  return (
    [
      { rule: 'cmeIndices', name: t('picture.index'), detail: t('picture.indexRule') },
      { rule: 'gold', name: t('picture.gold'), detail: t('picture.goldRule') },
      { rule: 'wti', name: t('picture.oil'), detail: t('picture.oilRule') },
    ] satisfies { rule: ExpiryRule; name: string; detail: string }[]
  ).map((contract) => ({
    ...contract,
    dates: expiriesOf(contract.rule, today, holidayCalendars),
    datesOfYear: expiriesOf(contract.rule, `${firstMonth}-01`, holidayCalendars).filter(
      (date) => partOfYear(date, firstMonth) < 1,
    ),
  }));
}

/** The next last trading day of each published contract that has no calendar, soonest first. */
function useOtherExpiries(shown: readonly ExpiryRule[]) {
  const { content, holidayCalendars, today } = useSite();
  const others = keysOf(expiryRules).filter((name) => !shown.includes(name));
  return (content.specs.standard ?? [])
    .flatMap(({ symbol, futureExpiryDate }) => {
      const rule = others.find((name) => expiryRules[name].spelling === futureExpiryDate);
      const [date] = rule ? expiriesOf(rule, today, holidayCalendars) : [];
      return date === undefined ? [] : { symbol, date };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** 'June 19', on one line. */
function useFormatDay(): (date: string) => string {
  const { code } = useSite().language;
  return (date) =>
    formatDate(date, code, { month: 'long', day: 'numeric' }).replaceAll(' ', '\u00A0');
}

/** A tear-off calendar for each contract: its next last trading days. */
export function ExpiryCalendars(): ReactNode {
  const t = useWords('futures');
  const { code } = useSite().language;
  const formatDay = useFormatDay();
  const contracts = useContracts().toSorted((a, b) =>
    (a.dates[0] ?? '').localeCompare(b.dates[0] ?? ''),
  );
  return (
    <figure className={`${styles.picture} gap-6`}>
      <output className="visually-hidden" />
      <ul className={`${styles.contracts} grid gap-6`}>
        {contracts.map(({ rule, name, detail, dates }) => (
          <li key={rule}>
            <strong>{name}</strong>
            <div className={`${styles.block} grid`}>
              {dates.slice(0, leaves).map((date, index) => (
                <Leaf key={date} date={date} tears={index < Math.min(leaves, dates.length) - 1} />
              ))}
            </div>
            {dates.length > 1 && <p>{formatList(dates.slice(0, leaves).map(formatDay), code)}</p>}
            <details>
              <summary>{t('picture.all')}</summary>
              <p>{detail}</p>
              {[...Map.groupBy(dates, (date) => date.slice(0, 4))].map(([year, datesOfYear]) => (
                <p key={year}>
                  <b>{year}</b> {datesOfYear.map(formatDay).join(' · ')}
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
      <figcaption>{t('picture.tear')}</figcaption>
    </figure>
  );
}

/** All last trading days of twelve months from this one, on a line for each contract; below them, the next of the others. */
export function ExpiryYear(): ReactNode {
  const t = useWords('futures');
  const { code } = useSite().language;
  const formatDay = useFormatDay();
  const contracts = useContracts();
  const { today } = useSite();
  const todayWord = new Intl.RelativeTimeFormat(localeOf(code), { numeric: 'auto' }).format(
    0,
    'day',
  );
  return (
    <div className={`${styles.picture} gap-3`} data-first-month={today.slice(0, 7)}>
      <p>
        <strong>{t('picture.caption')}</strong>{' '}
        <span className={`${styles.now} needs-script`} aria-hidden="true">
          {t('picture.now')}
        </span>
      </p>
      <div className={`${styles.year} grid`} aria-hidden="true">
        {contracts.map(({ rule, name, datesOfYear }) => (
          <YearLine key={rule} name={name} dates={datesOfYear} />
        ))}
        <Months />
      </div>
      <p className="small">
        <strong>{t('picture.dates')}</strong>{' '}
        {useOtherExpiries(contracts.map(({ rule }) => rule))
          .map(({ symbol, date }) => {
            const day = date === today ? todayWord : formatDay(date);
            return `${isolate(symbol, code)}\u00A0${day}`;
          })
          .join(' · ')}
      </p>
    </div>
  );
}

/** A leaf of the calendar; a checked box is one torn off, behind which the next appears. */
function Leaf({ date, tears }: { date: string; tears: boolean }): ReactNode {
  const t = useWords('futures');
  const { code } = useSite().language;
  const part = (options: Intl.DateTimeFormatOptions): string => formatDate(date, code, options);
  const Element = tears ? 'label' : 'div';
  return (
    <Element className={styles.leaf}>
      {tears && (
        <>
          <input type="checkbox" className="visually-hidden" />
          <span className="visually-hidden">{t('picture.tearOff')} </span>
        </>
      )}
      <span className={styles.month}>{part({ month: 'short', year: 'numeric' })}</span>{' '}
      <time dateTime={date}>{Number(date.slice(-2))}</time> <span>{part({ weekday: 'long' })}</span>{' '}
      <span data-days-to={date} />
    </Element>
  );
}

/** One mark for each contract that ends in the twelve months: outlined if it has ended, filled if it is the next. */
function YearLine({ name, dates }: { name: string; dates: readonly string[] }): ReactNode {
  const {
    language: { direction },
    today,
  } = useSite();
  const next = dates.find((date) => date >= today);
  return (
    <>
      <span>{name}</span>
      <svg width="100%" height="36">
        <line className={styles.rail} x2="100%" y1="18" y2="18" />
        <line className={styles.present} y2="36" data-present="" />
        {dates.map((date) => (
          <use
            key={date}
            className={date === next ? styles.next : date < today ? styles.ended : undefined}
            href="#expiry"
            x={positionOf(partOfYear(date, today.slice(0, 7)), direction)}
          />
        ))}
      </svg>
    </>
  );
}

function Months(): ReactNode {
  const {
    language: { code, direction },
    today,
  } = useSite();
  const firstMonth = today.slice(0, 7);
  const isRtl = direction === 'rtl';
  return (
    <svg width="100%" height="20" textAnchor={isRtl ? 'end' : undefined}>
      <defs>
        <rect id="expiry" x="-6" y="9" width="12" height="18" rx="3" />
      </defs>
      {monthsFrom(firstMonth)
        .slice(0, -1)
        .map((month, index) => {
          const x = positionOf(partOfYear(month, firstMonth), direction);
          return (
            <g key={month} className={index % 3 === 0 ? undefined : styles.minor}>
              <line x1={x} x2={x} y2="18" />
              <text x={x} dx={isRtl ? -5 : 5} y="15">
                {formatDate(month, code, {
                  month: 'short',
                  ...(month.endsWith('-01-01') && { year: 'numeric' }),
                })}
              </text>
            </g>
          );
        })}
    </svg>
  );
}

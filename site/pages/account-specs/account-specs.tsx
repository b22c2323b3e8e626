import type { ReactNode } from 'react';
import type { Instrument } from '../../facts/instruments.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section } from '../../ui/section.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './account-specs.module.css';
import { minutesOf, serverZone, timetable, type Span, type TimetableRow } from './timetable.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-specs': typeof import('./account-specs.en.json');
  }
}

const tiers = ['standard', 'premium', 'elite'] as const;
const columns = ['symbol', 'contractSize', 'leverage', 'hours', 'breaks', 'expiry'] as const;

export function AccountSpecs(): ReactNode {
  const t = useWords('account-specs');
  const { language } = useSite();
  const zone = isolate(serverZone, language.code);
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.measure}>
          <p className={styles.label}>{t('label')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead', { zone })}</p>
        </div>
      </header>
      <div className={styles.board}>
        <div className={styles.measure}>
          <Tiers />
          <Groups />
          <Timetable zone={zone} />
        </div>
      </div>
      <Section ground="sunken" density="dense" labelledBy="reading">
        <h2 id="reading" className={styles.readingTitle}>
          {t('reading.title')}
        </h2>
        <dl className={styles.reading}>
          {t('reading.items', { returnObjects: true }).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The choice of a tier is the browser's own radio buttons: the style sheet shows the chosen tier's words. */
function Tiers(): ReactNode {
  const t = useWords('account-specs');
  const { links } = useSite();
  return (
    <div className={styles.tiers}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{t('tier')}</legend>
        {tiers.map((tier) => (
          <label key={tier} className={styles.tier}>
            <input type="radio" name="tier" value={tier} defaultChecked={tier === 'standard'} />
            <span>{t(`tiers.${tier}.name`)}</span>
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {tiers.map((tier) => (
          <div key={tier} className={styles.tierWords} data-tier={tier}>
            <h2>{t(`tiers.${tier}.title`)}</h2>
            <p>{t(`tiers.${tier}.subtitle`)}</p>
          </div>
        ))}
      </div>
      <p className={styles.same}>
        {t('same')} <a href={links.page('accountTypes')}>{t('compare')}</a>
      </p>
    </div>
  );
}

function Groups(): ReactNode {
  const t = useWords('account-specs');
  const { links } = useSite();
  return (
    <nav className={`${styles.groups} not-printed`} aria-labelledby="groups">
      <p id="groups">{t('jump')}</p>
      <ul>
        {timetable().map(({ group, rows }) => (
          <li key={group}>
            <a href={links.page('accountSpecs', group)}>
              {t(`groups.${group}.name`)} <span className={styles.count}>{rows.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Roles are written out because the phone's layout takes them away from a table's elements in some browsers. */
function Timetable({ zone }: { zone: string }): ReactNode {
  const t = useWords('account-specs');
  const { links } = useSite();
  const groups = timetable();
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{t('caption', { zone })}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group} id={group} className={styles.group} role="rowgroup">
          <tr role="row" className={styles.groupHead}>
            <th scope="rowgroup" colSpan={columns.length} role="rowheader" aria-colspan={columns.length}>
              <span className={styles.groupName}>{t(`groups.${group}.name`)}</span> <span className={styles.days}>{t(`groups.${group}.days`)}</span>{' '}
              <a href={links.page('accountSpecs', 'groups')} className={`${styles.up} not-printed`} aria-label={t('backToGroups')}>
                <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                  <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
                </svg>
              </a>
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.instrument.symbol} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row }: { row: TimetableRow }): ReactNode {
  const t = useWords('account-specs');
  const { language } = useSite();
  const nameOf = useInstrumentNames();
  const { instrument, hours, breaks, expiry, repeats } = row;
  const cell = (column: keyof TimetableRow['repeats'], content: ReactNode): ReactNode => (
    <td role="cell" className={`${styles[column]} ${repeats[column] ? styles.repeated : ''}`} data-label={t(`columns.${column}`)}>
      {content}
    </td>
  );
  return (
    <tr role="row" className={expiry === 'none' ? styles.unending : undefined}>
      <th scope="row" role="rowheader" className={styles.symbol}>
        <span className="ltr">{instrument.symbol}</span>
        <span className={styles.name}>{nameOf(instrument)}</span>
      </th>
      {cell(
        'contractSize',
        <>
          {formatNumber(instrument.contractSize, language.code)} <Unit instrument={instrument} />
        </>,
      )}
      {cell('leverage', <span className="ltr">{`1:${instrument.leverage}`}</span>)}
      {cell(
        'hours',
        <>
          <Times span={hours} />
          <DayBar instrument={instrument} />
        </>,
      )}
      {cell('breaks', breaks.length === 0 ? t('noBreak') : breaks.map((span) => <Times key={span[0]} span={span} />))}
      {cell('expiry', t(`expiry.${expiry}`))}
    </tr>
  );
}

/** A currency pair's lot is counted in its first currency. */
function Unit({ instrument: { symbol, unit } }: { instrument: Instrument }): ReactNode {
  const t = useWords('instruments');
  return <span className={styles.unit}>{unit === 'baseCurrency' ? <bdi>{symbol.slice(0, 3)}</bdi> : t(`units.${unit}`)}</span>;
}

function Times({ span: [opens, closes] }: { span: Span }): ReactNode {
  return <span className={`ltr ${styles.times}`}>{`${opens}–${closes}`}</span>;
}

/** One day from midnight to midnight, filled where the market is open. The times beside it say the same. */
function DayBar({ instrument }: { instrument: Instrument }): ReactNode {
  return (
    <svg className={styles.bar} viewBox="0 0 1440 4" preserveAspectRatio="none" aria-hidden="true">
      {instrument.sessions.map(([opens, closes]) => (
        <rect key={opens} x={minutesOf(opens)} width={minutesOf(closes) - minutesOf(opens)} height="4" />
      ))}
    </svg>
  );
}

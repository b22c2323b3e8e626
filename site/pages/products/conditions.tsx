import type { ReactNode } from 'react';
import { serverTime } from '../../../contract/server-time.ts';
import type { Instrument } from '../../facts/instruments.ts';
import { formatClaim, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './conditions.module.css';

interface ConditionsProps {
  instruments: readonly Instrument[];
  /** `shared`, one set of figures, gives way to a table where the conditions differ. */
  look: 'shared' | 'table' | 'cards';
}

/** The trading conditions of instruments. */
export function Conditions({ instruments, look }: ConditionsProps): ReactNode {
  const t = useWords('products');
  const { links } = useSite();
  const shared = look === 'shared' ? sharedConditions(instruments) : undefined;
  return (
    <div className={styles.conditions}>
      {shared && <SharedConditions of={shared} />}
      {look !== 'cards' && !shared && <ConditionsTable instruments={instruments} />}
      {look === 'cards' && <ConditionCards instruments={instruments} />}
      <p className={styles.note}>
        {t('conditions.hoursNote', serverTime)}{' '}
        <a href={links.page('accountSpecs')}>{t('conditions.fullTable')}</a>
      </p>
    </div>
  );
}

function useConditionTexts(): {
  size: (instrument: Instrument) => string;
  unit: (instrument: Instrument) => string;
  leverage: (instrument: Instrument) => string;
} {
  const units = useWords('instruments')('units', { returnObjects: true });
  const { code } = useSite().language;
  return {
    size: ({ contractSize }) => formatNumber(contractSize, code),
    unit: ({ unit }) => units[unit],
    leverage: ({ leverage }) => formatClaim({ kind: 'leverage', value: leverage }, code),
  };
}

/** '01:00–23:15', each session on its own line. */
function Hours({ instrument }: { instrument: Instrument }): ReactNode {
  const { code } = useSite().language;
  return instrument.sessions.map(([opens, closes]) => (
    <span key={opens} className={styles.session}>
      {isolate(`${opens}–${closes}`, code)}
    </span>
  ));
}

/** Any of the instruments, if the conditions of all are the same. */
function sharedConditions(instruments: readonly Instrument[]): Instrument | undefined {
  const conditions = instruments.map(({ contractSize, leverage, sessions }) =>
    JSON.stringify([contractSize, leverage, sessions]),
  );
  return new Set(conditions).size === 1 ? instruments[0] : undefined;
}

function SharedConditions({ of }: { of: Instrument }): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  return (
    <dl className={styles.shared}>
      <div>
        <dt>{t('conditions.contractSize')}</dt>
        <dd>
          <span className={styles.figure}>{texts.size(of)}</span> {texts.unit(of)}
        </dd>
      </div>
      <div>
        <dt>{t('conditions.leverage')}</dt>
        <dd>
          <span className={styles.figure}>{texts.leverage(of)}</span> {t('conditions.atMost')}
        </dd>
      </div>
      <div>
        <dt>{t('conditions.hours')}</dt>
        <dd>
          <span className={styles.figure}>
            <Hours instrument={of} />
          </span>{' '}
          {t('conditions.serverTime')}
        </dd>
      </div>
    </dl>
  );
}

function ConditionsTable({ instruments }: { instruments: readonly Instrument[] }): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  const nameOf = useInstrumentNames();
  const columns = {
    size: t('conditions.contractSize'),
    leverage: t('conditions.leverage'),
    hours: t('conditions.hours'),
  };
  return (
    <table className={styles.table} aria-labelledby="conditions-title">
      <thead className="visually-hidden-below-tablet">
        <tr>
          {[t('conditions.instrument'), ...Object.values(columns)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instruments.map((instrument) => (
          <tr key={instrument.symbol}>
            <th scope="row">
              {nameOf(instrument)} <span className={styles.symbol}>{instrument.symbol}</span>
            </th>
            <ConditionCell column={columns.size}>
              {texts.size(instrument)} {texts.unit(instrument)}
            </ConditionCell>
            <ConditionCell column={columns.leverage}>{texts.leverage(instrument)}</ConditionCell>
            <ConditionCell column={columns.hours}>
              <Hours instrument={instrument} />
            </ConditionCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a narrow screen, which has no header row, the cell names its column. */
function ConditionCell({ column, children }: { column: string; children: ReactNode }): ReactNode {
  return (
    <td>
      <span className={styles.columnName} aria-hidden="true">
        {column}
      </span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}

function ConditionCards({ instruments }: { instruments: readonly Instrument[] }): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  const nameOf = useInstrumentNames();
  return (
    <ul className={styles.cards}>
      {instruments.map((instrument) => (
        <li key={instrument.symbol}>
          <h3>
            {nameOf(instrument)} <span className={styles.symbol}>{instrument.symbol}</span>
          </h3>
          <p className={styles.cardSize}>
            {t('conditions.contractSize')}
            <span className={styles.figure}>{texts.size(instrument)}</span> {texts.unit(instrument)}
          </p>
          <dl>
            <dt>{t('conditions.leverage')}</dt>
            <dd>{texts.leverage(instrument)}</dd>
            <dt>{t('conditions.hours')}</dt>
            <dd>
              <Hours instrument={instrument} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

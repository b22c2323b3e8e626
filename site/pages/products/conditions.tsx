import type { ReactNode } from 'react';
import type { Instrument } from '../../facts/instruments.ts';
import { serverTime } from '../../facts/server-time.ts';
import { formatClaim, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './conditions.module.css';

interface ConditionsProps {
  instruments: readonly Instrument[];
  look: 'shared' | 'table' | 'cards';
}

/** On what conditions instruments trade, straight from the register of instruments. */
export function Conditions({ instruments, look }: ConditionsProps): ReactNode {
  const t = useWords('products');
  const { links } = useSite();
  return (
    <div className={styles.conditions}>
      {look === 'shared' && <SharedConditions instruments={instruments} />}
      {look === 'table' && <ConditionsTable instruments={instruments} />}
      {look === 'cards' && <ConditionCards instruments={instruments} />}
      <p className={styles.note}>
        {t('conditions.hoursNote', { zone: serverTime.zone })}{' '}
        <a href={links.page('accountSpecs')}>{t('conditions.fullTable')}</a>
      </p>
    </div>
  );
}

function useConditionTexts(): {
  size: (of: Instrument) => string;
  unit: (of: Instrument) => string;
  leverage: (of: Instrument) => string;
} {
  const units = useWords('instruments')('units', { returnObjects: true });
  const { code } = useSite().language;
  return {
    size: (of) => formatNumber(of.contractSize, code),
    unit: (of) => units[of.unit],
    leverage: (of) => formatClaim({ kind: 'leverage', value: of.leverage }, code),
  };
}

/** '01:00–23:15', one line a session. */
function Hours({ of }: { of: Instrument }): ReactNode {
  const { code } = useSite().language;
  return of.sessions.map(([opens, closes]) => (
    <span key={opens} className={styles.session}>
      {isolate(`${opens}–${closes}`, code)}
    </span>
  ));
}

function SharedConditions({ instruments }: { instruments: readonly Instrument[] }): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  const [first] = instruments;
  if (
    !first ||
    instruments.some(
      (other) =>
        other.contractSize !== first.contractSize ||
        other.leverage !== first.leverage ||
        other.sessions !== first.sessions,
    )
  ) {
    throw new Error(
      `The instruments of '${first?.class}' trade on different conditions: show them as a table`,
    );
  }
  return (
    <dl className={styles.shared}>
      <div>
        <dt>{t('conditions.contractSize')}</dt>
        <dd>
          <span className={styles.figure}>{texts.size(first)}</span> {texts.unit(first)}
        </dd>
      </div>
      <div>
        <dt>{t('conditions.leverage')}</dt>
        <dd>
          <span className={styles.figure}>{texts.leverage(first)}</span> {t('conditions.atMost')}
        </dd>
      </div>
      <div>
        <dt>{t('conditions.hours')}</dt>
        <dd>
          <span className={styles.figure}>
            <Hours of={first} />
          </span>{' '}
          {t('conditions.serverTime', { zone: serverTime.zone })}
        </dd>
      </div>
    </dl>
  );
}

/** Explicit roles: on a narrow screen the rows become blocks, which would otherwise cost the table its meaning. */
function ConditionsTable({ instruments }: { instruments: readonly Instrument[] }): ReactNode {
  const t = useWords('products');
  const texts = useConditionTexts();
  const nameOf = useInstrumentNames();
  const columns = [t('conditions.contractSize'), t('conditions.leverage'), t('conditions.hours')];
  return (
    <table className={styles.table} role="table" aria-labelledby="conditions-title">
      <thead role="rowgroup">
        <tr role="row">
          {[t('conditions.instrument'), ...columns].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {instruments.map((instrument) => (
          <tr key={instrument.symbol} role="row">
            <th scope="row" role="rowheader">
              {nameOf(instrument)} <span className={styles.symbol}>{instrument.symbol}</span>
            </th>
            {[
              <>
                {texts.size(instrument)} {texts.unit(instrument)}
              </>,
              texts.leverage(instrument),
              <Hours key="hours" of={instrument} />,
            ].map((content, index) => (
              <td key={columns[index]} role="cell">
                <span className={styles.columnName} aria-hidden="true">
                  {columns[index]}
                </span>
                <span className={styles.value}>{content}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
              <Hours of={instrument} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { minutesPerDay } from '../../core/util/durations.ts';
import showHours from '../behaviours/conditions-board.ts';
import { figuresByTier, typicalSpreadOf } from '../conditions/account-conditions.ts';
import type { ListedConditions } from '../content/published-instruments.ts';
import { formatClaim, formatNumber, formatSession, isolate } from '../i18n/format.ts';
import { knownText } from '../i18n/known.ts';
import { Enhanced } from '../islands/enhanced.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { MarketState, useStateWords } from './market-state.tsx';
import { Spread, SpreadBasis } from './spread.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './conditions-board.module.css';

interface ConditionsBoardProps {
  rows: readonly {
    instrument: ListedConditions;
    heading: ReactNode;
    /** In US dollars for a lot and night; below zero: charged. */
    swap?: { long: number; short: number } | undefined;
    /** Where they are not sessions of the server's day. */
    hours?: ReactNode;
  }[];
  /** Another part of the page says which markets are open. */
  withoutStates?: boolean;
}

/** So many rows of the same hours are worth a line of their own. */
const minAlike = 4;

/**
 * Typical spread with the Standard account, leverage, swap and hours of instruments. The browser adds a line at the present to the
 * hours, and says which markets are open and when the others open.
 */
export function ConditionsBoard({ rows, withoutStates = false }: ConditionsBoardProps): ReactNode {
  const t = useWords('sections');
  const { content, language } = useSite();
  const { standard = {} } = figuresByTier(content);
  const hasSpreads = rows.some(({ instrument }) => typicalSpreadOf(standard, instrument));
  const hasSwaps = rows.some(({ swap }) => swap);
  const sessions = new Set(rows.map((row) => JSON.stringify([row.hours, row.instrument.sessions])));
  // Said once where many instruments all trade at the same hours.
  const alike =
    rows.length > minAlike && sessions.size === 1 && rows[0]?.hours === undefined
      ? rows[0]?.instrument
      : undefined;
  const spreadHeading = hasSpreads ? knownText(t('board.spread')) : undefined;
  const money = (value: number): string =>
    isolate(
      formatNumber(value, language.code, {
        signDisplay: 'exceptZero',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
      language.code,
    );
  return (
    <Enhanced by={showHours} on="visible">
      <div className="grid gap-4" data-state-words={useStateWords()}>
        <table className={styles.board}>
          <thead>
            <tr>
              <th scope="col">{t('board.instrument')}</th>
              {spreadHeading !== undefined && <th scope="col">{spreadHeading}</th>}
              <th scope="col">{t('board.leverage')}</th>
              {hasSwaps && (
                <th scope="col">
                  <span className={hidden.belowTablet}>{t('board.swap')}</span>
                </th>
              )}
              {!alike && (
                <th scope="col" className={styles.when}>
                  <span className={hidden.belowTablet}>{t('board.hours')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ instrument, heading, swap, hours }) => (
              <tr key={instrument.symbol}>
                <th scope="row">{heading}</th>
                {spreadHeading !== undefined && (
                  <td>
                    <Spread spread={typicalSpreadOf(standard, instrument)} of={instrument} />
                  </td>
                )}
                <td>
                  {formatClaim({ kind: 'leverage', value: instrument.leverage }, language.code)}
                </td>
                {hasSwaps && (
                  <td className={styles.swap} data-title={t('board.swapOnPhones')}>
                    {swap ? [swap.long, swap.short].map(money).join(' / ') : '–'}
                  </td>
                )}
                {!alike && (
                  <td className={styles.when}>
                    {hours ?? <Hours instrument={instrument} withoutState={withoutStates} />}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {alike && (
          <div className="fine">
            {t('board.hours')}
            <Hours instrument={alike} withoutState={withoutStates} />
          </div>
        )}
        <SpreadBasis />
        {hasSwaps && <p className="fine">{t('board.swapNote')}</p>}
        {!withoutStates && <p className="fine">{t('board.clock')}</p>}
      </div>
    </Enhanced>
  );
}

/** Sessions of a day on the server's clock, from midnight to midnight, and the market's state. */
function Hours({
  instrument,
  withoutState,
}: {
  instrument: ListedConditions;
  withoutState: boolean;
}): ReactNode {
  const { code } = useSite().language;
  const { sessions } = instrument;
  return (
    <div className={`${styles.hours} wrap`}>
      <svg
        className={styles.day}
        viewBox={`0 0 ${minutesPerDay} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sessions.map(({ from, to }) => (
          <path key={from} d={`M${from} 0H${to}V6H${from}Z`} />
        ))}
        <path className={styles.now} d="M0 0V6" data-now="" />
      </svg>
      {sessions.map((session) => formatSession(session, code)).join(' · ')}
      {!withoutState && <MarketState instrument={instrument} />}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SpecRow } from '../../../core/domain/instrument-spec.ts';
import { serverTime } from '../../../core/domain/server-time.ts';
import { formatTimes, withCity } from '../../../core/specs/format-hours.ts';
import { defaultView, formatView, withClass } from '../../../core/specs/specs-view.ts';
import { tradingHoursOf, type TimeRange } from '../../../core/specs/trading-hours.ts';
import { minutesPerDay } from '../../../core/util/durations.ts';
import showHours from '../../behaviours/conditions-board.ts';
import { figuresByTier } from '../../conditions/account-conditions.ts';
import { swapOf } from '../../conditions/swap.ts';
import { marketWeekOf } from '../../content/market-week.ts';
import { otherInstruments, type ListedConditions } from '../../content/published-instruments.ts';
import type { ProductClass } from '../../facts/instruments.ts';
import {
  formatClaim,
  formatNumber,
  formatSession,
  isolate,
  localeOf,
  sentenceGap,
} from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { ForServed } from '../../sections/for-served.tsx';
import { MarketState, useStateWords, useTimeWords } from '../../sections/market-state.tsx';
import { PortalLink } from '../../sections/portal-link.tsx';
import { Spread } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { instrumentName } from '../../words/instrument-names.ts';
import { serverMidnight } from '../../words/server-midnight.ts';
import { useInstruments, useProduct } from './product.ts';
import styles from './instrument-board.module.css';

/** A longer table is in the specifications. */
const maxRows = 8;

/**
 * Typical spread with the Standard account, leverage, swap and hours of the market's instruments that have a typical spread, else
 * of its first ones; all of them are in the specifications. The browser adds a line at the present to the hours, and says which
 * markets are open and when the others open.
 */
export function InstrumentBoard({ ground = 'plain' }: { ground?: 'plain' | 'sunken' }): ReactNode {
  const t = useWords('sections');
  const products = useWords('products');
  const site = useSite();
  const { content, language, links } = site;
  const product = useProduct();
  const hoursOf = useHoursOnOtherClock(product);
  const spreads = figuresByTier(content).standard?.typicalSpreads ?? {};
  const named = useInstruments().map((instrument) => ({ instrument, row: undefined }));
  const priced = [...named, ...otherInstruments(content, product)].filter(
    ({ instrument }) => instrument.symbol in spreads,
  );
  const rows = (priced.length > 0 ? priced : named).slice(0, maxRows);
  const account = priced.length > 0 ? knownText(t('board.account')) : undefined;
  const specs = new Map(content.specs.standard?.map((row) => [row.symbol, row]));
  const hasSwaps = rows.some(({ instrument }) => swapOf(specs.get(instrument.symbol)));
  const caption = [account, hasSwaps && t('board.swapUnit')]
    .filter(Boolean)
    .join(sentenceGap(language.code));
  const weeks = rows.map(({ instrument }) =>
    JSON.stringify([instrument.sessions, marketWeekOf(instrument, site)?.holidays]),
  );
  // Hours are said once where all instruments have the same, and the same holidays.
  const isAlike = new Set(weeks).size === 1 && rows[0]?.instrument.sessions.length !== 0;
  const alike = isAlike ? rows[0]?.instrument : undefined;
  const headingOf = ({ symbol }: ListedConditions): ReactNode => {
    const name = instrumentName(symbol, language.code);
    // A pair's symbol names its two currencies.
    return product === 'forex' || name === undefined ? (
      <span className="ltr">{symbol}</span>
    ) : (
      <>
        {name} <span className="fine ltr">{symbol}</span>
      </>
    );
  };
  const money = (value: number): string =>
    isolate(
      formatNumber(value, language.code, {
        signDisplay: 'exceptZero',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
      language.code,
    );
  const swapsOf = ({ symbol }: ListedConditions): string => {
    const swap = swapOf(specs.get(symbol));
    return swap ? [swap.long, swap.short].map(money).join('\u00A0/ ') : '–';
  };
  return (
    <Section labelledBy="instruments-title" ground={ground} className="column gap-8">
      <SectionHeading id="instruments-title" title={t('board.title')} />
      <Enhanced by={showHours} on="visible">
        <div className="grid gap-4" data-state-words={useStateWords()}>
          <table className={alike ? styles.board : `${styles.board} ${styles.apart}`}>
            {caption && <caption className="note">{caption}</caption>}
            <thead>
              <tr>
                <th scope="col">{t('board.instrument')}</th>
                {account !== undefined && <th scope="col">{products('conditions.spread')}</th>}
                <th scope="col">{t('board.leverage')}</th>
                {hasSwaps && (
                  <th scope="col" className={styles.swap}>
                    {t('board.swap')}
                  </th>
                )}
                {!alike && (
                  <th scope="col" className={styles.when}>
                    {t('board.hours')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ instrument, row }) => (
                <tr key={instrument.symbol}>
                  <th scope="row">{headingOf(instrument)}</th>
                  {account !== undefined && (
                    <td>
                      <Spread spread={spreads[instrument.symbol]} of={instrument} />
                    </td>
                  )}
                  <td>
                    {formatClaim({ kind: 'leverage', value: instrument.leverage }, language.code)}
                  </td>
                  {hasSwaps && (
                    <td className={styles.swap} data-label={t('board.swap')}>
                      {swapsOf(instrument)}
                    </td>
                  )}
                  {!alike && (
                    <td
                      className={styles.when}
                      data-label={instrument.sessions.length > 0 ? t('board.hours') : undefined}
                    >
                      {row && instrument.sessions.length === 0 ? (
                        <div className={`${styles.hours} wrap`}>
                          <div>{hoursOf(row)}</div>
                          <MarketState instrument={instrument} row={row} />
                        </div>
                      ) : (
                        <Hours instrument={instrument} />
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {alike && (
            <div className="fine">
              {t('board.hours')}
              <Hours instrument={alike} />
            </div>
          )}
          <details className={`${styles.notes} unfolds`}>
            <summary>
              <h3 className="note strong">{t('board.notes')}</h3>
            </summary>
            <div className="grid gap-2">
              {account !== undefined && (
                <p className="fine">
                  {t('board.wider')}{' '}
                  <a href={links.page('accountTypes', 'prices')}>{t('board.measured')}</a>
                </p>
              )}
              {hasSwaps && <p className="fine">{t('board.swapNote')}</p>}
              <p className="fine">
                {t('board.clock', {
                  ...serverTime,
                  midnight: serverMidnight(language.code, 'city'),
                })}
              </p>
              {rows.some(({ row }) => row?.timeZone) && (
                <p className="fine">{t('board.clockOfCity')}</p>
              )}
            </div>
          </details>
        </div>
      </Enhanced>
      <div className="actions wrap gap-3">
        <ForServed>
          <PortalLink to="register">{t('actions.openAccount')}</PortalLink>
        </ForServed>
        <ButtonLink
          href={links.page('accountSpecs') + formatView(withClass(defaultView, product))}
          look="quiet"
        >
          {t('board.all')}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Hours and breaks with the city on whose clock they are. */
function useHoursOnOtherClock(instrumentClass: ProductClass): (row: SpecRow) => ReactNode {
  const t = useWords('account-specs');
  const { code } = useSite().language;
  const words = useTimeWords();
  const timesOf = (ranges: readonly TimeRange[]): string =>
    formatTimes(ranges, words, (text) => isolate(text, code));
  return (row) => {
    const parsed = tradingHoursOf({ ...row, instrumentClass });
    if (!parsed) return undefined;
    const hours = withCity(timesOf(parsed.hours), row.timeZone, words, localeOf(code));
    if (parsed.breaks.length === 0) return hours;
    return (
      <>
        {hours}
        <br />
        {t('hours.break', { times: timesOf(parsed.breaks) })}
      </>
    );
  };
}

/** Sessions of a day on the server's clock, from midnight to midnight, and the market's state. */
function Hours({ instrument }: { instrument: ListedConditions }): ReactNode {
  const { code } = useSite().language;
  const { sessions } = instrument;
  return (
    <div className={`${styles.hours} wrap`}>
      <svg
        className={`${styles.day} mirrored`}
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
      <MarketState instrument={instrument} />
    </div>
  );
}

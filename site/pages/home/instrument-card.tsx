import type { ReactNode } from 'react';
import { minutesPerDay } from '../../../contract/durations.ts';
import { serverTime } from '../../../contract/server-time.ts';
import { parseClockTime } from '../../../specs/clock-time.ts';
import { formatTurns } from '../../../specs/market-turns.ts';
import { conditionsByTier, typicalSpreadOf } from '../../conditions/account-conditions.ts';
import { marketWeekOf } from '../../content/market-week.ts';
import { publishedInstrument } from '../../content/published-instruments.ts';
import type { Instrument } from '../../facts/instruments.ts';
import { formatAmount, formatNumber, isolate } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import styles from './instrument-card.module.css';

/** One instrument for each market that the headline names, in the same order. */
const shownSymbols = ['EURUSD', 'XAUUSD', 'GER40', 'UKOIL', 'GOLD.f'];
/** MetaTrader's, for a price. */
const maxPriceDigits = 8;
const axisHours = [0, 6, 12, 18, 24];

/** Five instruments with their conditions, and their sessions as bars over one day. */
export function InstrumentCard(): ReactNode {
  const t = useWords('home');
  const specs = useWords('account-specs');
  const { content, links } = useSite();
  return (
    <section className={styles.card} aria-labelledby="instrument-card">
      <header className={styles.top}>
        <h2 id="instrument-card">{t('card.title')}</h2>
        <p className={styles.columns} aria-hidden="true">
          <span className={styles.instrumentColumn}>{t('card.instrument')}</span>
          <span>{t('card.leverage')}</span>
          <span className={styles.lotColumn}>{t('card.lot')}</span>
          <span className={styles.hoursColumn}>{t('card.hoursColumn')}</span>
        </p>
      </header>
      <ul data-open={specs('table.open')} data-closed={specs('table.closed')}>
        {shownSymbols.map((symbol, index) => (
          <Row key={symbol} instrument={publishedInstrument(content, symbol)} phrase={index} />
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.ticks}>
          {axisHours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
        <span>{t('card.clock')}</span>
      </div>
      <footer className={styles.foot}>
        <p>
          {t('card.note')} {knownText(t('card.spreadNote'))}
        </p>
        <a href={links.page('accountSpecs')}>{t('card.all')}</a>
      </footer>
    </section>
  );
}

/** @param props.phrase index of the headline's phrase: the stylesheet highlights the row while the phrase is visible */
function Row({ instrument, phrase }: { instrument: Instrument; phrase: number }): ReactNode {
  const t = useWords('home');
  const nameOf = useInstrumentNames();
  return (
    <li className={styles.row} data-row={phrase}>
      <p className={styles.name}>
        <Dot instrument={instrument} />
        {nameOf(instrument)} <span className={`${styles.symbol} ltr`}>{instrument.symbol}</span>
      </p>
      <dl className={styles.terms}>
        <div className={styles.leverage}>
          <dt className="visually-hidden">{t('card.leverage')}</dt>
          <dd>
            <span className="ltr">{`1:${instrument.leverage}`}</span>
          </dd>
        </div>
        <div className={styles.lot}>
          <dt className="visually-hidden">{t('card.lot')}</dt>
          <dd>
            <ContractSize instrument={instrument} />
          </dd>
        </div>
        <Spread instrument={instrument} />
        <div className={styles.hours}>
          <dt className="visually-hidden">{t('card.hours')}</dt>
          <dd>
            <span className="ltr">
              {instrument.sessions.map(([opens, closes]) => `${opens}–${closes}`).join(', ')}
            </span>
          </dd>
        </div>
      </dl>
      <svg
        className={styles.day}
        viewBox={`0 0 ${minutesPerDay} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={minutesPerDay} height="6" className={styles.closed} />
        {instrument.sessions.map(([opens, closes]) => (
          <rect
            key={opens}
            x={parseClockTime(opens)}
            width={parseClockTime(closes) - parseClockTime(opens)}
            height="6"
            className={styles.open}
          />
        ))}
      </svg>
    </li>
  );
}

/** The typical spread with the Standard account, where the content states it. */
function Spread({ instrument }: { instrument: Instrument }): ReactNode {
  const t = useWords('home');
  const { content, language } = useSite();
  const { standard } = conditionsByTier(content);
  const spread = standard && typicalSpreadOf(standard, instrument);
  if (!spread) return null;
  const formatted =
    spread.unit === 'pips'
      ? t('card.pips', { pips: formatNumber(spread.value, language.code) })
      : isolate(
          formatNumber(spread.value, language.code, {
            style: 'currency',
            currency: instrument.currency,
            currencyDisplay: 'narrowSymbol',
            // A spread may be less than a cent.
            maximumFractionDigits: maxPriceDigits,
          }),
          language.code,
        );
  return (
    <div className={styles.spread}>
      <dt className="visually-hidden">{t('card.spread')}</dt>
      <dd>{formatted}</dd>
    </div>
  );
}

/**
 * Whether the instrument trades now, if its hours and holidays are known: `light-dots.ts` colours it. It takes up its space before, so that
 * nothing moves.
 */
function Dot({ instrument }: { instrument: Instrument }): ReactNode {
  const week = marketWeekOf(instrument, useSite());
  if (!week) return null;
  return (
    <span
      className={`${styles.dot} needs-script`}
      role="img"
      data-turns={formatTurns(week.open, serverTime, 'none')}
      data-holidays={week.holidays}
    />
  );
}

/** '100,000 EUR', '100 troy ounces', '1 × index'. */
function ContractSize({
  instrument: { unit, symbol, contractSize },
}: {
  instrument: Instrument;
}): ReactNode {
  const t = useWords('instruments');
  const { language } = useSite();
  if (unit === 'baseCurrency') return formatAmount(contractSize, symbol.slice(0, 3), language.code);
  return `${formatNumber(contractSize, language.code)} ${t(`units.${unit}`)}`;
}

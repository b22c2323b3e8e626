import { useId, type ReactNode } from 'react';
import { instruments } from '../../facts/instruments.ts';
import { useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import { movingAverage } from './indicators.ts';
import { levelPosition, PriceChart } from './price-chart.tsx';
import { trendingCandles } from './trending-candles.ts';
import styles from './terminal.module.css';

const tradedSymbol = 'EURUSD';
const watchedSymbols = new Set([
  tradedSymbol,
  'GBPUSD',
  'USDJPY',
  'XAUUSD',
  'XAGUSD',
  'US30',
  'NAS100',
  'USOIL',
]);
const shownTimeframes = ['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1', 'MN'];
const chosenTimeframe = 'H1';
const volume = '0.10';

// With this seed the price first falls, then rises past the entry towards take profit.
const candles = trendingCandles(3747, 46);
const average = movingAverage(
  candles.map(({ close }) => close),
  9,
);
const entry = candles.at(-9)!.close;
const levels = { takeProfit: entry + 42, entry, stopLoss: entry - 22 };

/**
 * A drawing of MetaTrader 5: market watch, chart with a position and its two exits, order panel, the same account on a phone.
 * Without prices and axes, so that nothing in it can be mistaken for a quote.
 */
export function Terminal(): ReactNode {
  const t = useWords('platforms');
  const captionId = useId();
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scene}
        role="img"
        aria-label={t('terminal.alternative', { symbol: tradedSymbol })}
        aria-describedby={captionId}
      >
        <div className={styles.window}>
          <TitleBar />
          <MarketWatch />
          <Chart />
          <OrderPanel />
          <OpenPosition />
        </div>
        <Phone />
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {t('terminal.caption')}
      </figcaption>
    </figure>
  );
}

function TitleBar(): ReactNode {
  return (
    <div className={styles.bar}>
      <span className={styles.program}>MetaTrader 5</span>
      <span className={styles.timeframes}>
        {shownTimeframes.map((name) => (
          <span key={name} className={name === chosenTimeframe ? styles.chosen : undefined}>
            {name}
          </span>
        ))}
      </span>
    </div>
  );
}

function MarketWatch(): ReactNode {
  const t = useWords('platforms');
  const nameOf = useInstrumentNames();
  return (
    <div className={styles.watch}>
      <p className={styles.paneTitle}>{t('terminal.marketWatch')}</p>
      <ul>
        {instruments
          .filter(({ symbol }) => watchedSymbols.has(symbol))
          .map((instrument, index) => (
            <li key={instrument.symbol}>
              <span className={styles.symbol}>{instrument.symbol}</span>
              <span className={styles.name}>{nameOf(instrument)}</span>
              <Sparkline seed={index + 3} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Chart(): ReactNode {
  const t = useWords('platforms');
  return (
    <div className={styles.chart}>
      <p className={styles.chartTitle}>
        {tradedSymbol}, {chosenTimeframe}
      </p>
      <PriceChart candles={candles} lines={[{ values: average, look: 'average' }]} />
      <svg className={styles.levels} aria-hidden="true">
        {(['takeProfit', 'entry', 'stopLoss'] as const).map((level) => (
          <g key={level} className={styles[level]}>
            <line
              x1="0"
              x2="100%"
              y1={levelPosition(levels[level])}
              y2={levelPosition(levels[level])}
            />
            <text
              x="100%"
              dx="-12"
              textAnchor="end"
              y={levelPosition(levels[level])}
              dy={level === 'entry' ? 18 : -6}
            >
              {level === 'entry' ? `${t('terminal.buy')} ${volume}` : t(`terminal.${level}`)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function OrderPanel(): ReactNode {
  const t = useWords('platforms');
  return (
    <div className={styles.order}>
      <p className={styles.paneTitle}>{t('terminal.newOrder')}</p>
      <dl>
        <div>
          <dt>{t('terminal.symbol')}</dt>
          <dd className="ltr">{tradedSymbol}</dd>
        </div>
        <div>
          <dt>{t('terminal.type')}</dt>
          <dd>{t('terminal.market')}</dd>
        </div>
        <div>
          <dt>{t('terminal.volume')}</dt>
          <dd className="ltr">{volume}</dd>
        </div>
        <div className={styles.stopLossField}>
          <dt>{t('terminal.stopLoss')}</dt>
          <dd>
            <span className={styles.blank} />
          </dd>
        </div>
        <div className={styles.takeProfitField}>
          <dt>{t('terminal.takeProfit')}</dt>
          <dd>
            <span className={styles.blank} />
          </dd>
        </div>
      </dl>
      <OrderButtons />
    </div>
  );
}

function OpenPosition(): ReactNode {
  const t = useWords('platforms');
  const tabs = t('terminal.tabs', { returnObjects: true });
  return (
    <div className={styles.trade}>
      <p className={styles.tabs}>
        {tabs.map((tab, index) => (
          <span key={tab} className={index === 0 ? styles.openTab : undefined}>
            {tab}
          </span>
        ))}
      </p>
      <p className={styles.position}>
        <span className={styles.symbol}>{tradedSymbol}</span>
        <span>{t('terminal.buy')}</span>
        <span className="ltr">{volume}</span>
        <span className={styles.blank} />
        <span className={styles.blank} />
        <span className={styles.blank} />
      </p>
    </div>
  );
}

function Phone(): ReactNode {
  return (
    <div className={styles.phone}>
      <p className={styles.phoneTitle}>
        <span className={styles.symbol}>{tradedSymbol}</span>
        <span>{chosenTimeframe}</span>
      </p>
      <div className={styles.phoneChart}>
        <PriceChart candles={candles.slice(-20)} fitted />
      </div>
      <p className={styles.phoneVolume}>
        <span>−</span>
        <span className="ltr">{volume}</span>
        <span>+</span>
      </p>
      <OrderButtons />
    </div>
  );
}

function OrderButtons(): ReactNode {
  const t = useWords('platforms');
  return (
    <p className={styles.sides}>
      <span className={styles.sell}>{t('terminal.sell')}</span>
      <span className={styles.buy}>{t('terminal.buy')}</span>
    </p>
  );
}

/** A symbol's day without values. */
function Sparkline({ seed }: { seed: number }): ReactNode {
  const closes = trendingCandles(seed, 16).map(({ close }) => Math.round(close));
  const rises = closes.at(-1)! >= closes[0]!;
  return (
    <svg
      className={`${styles.spark} ${rises ? styles.up : styles.down}`}
      viewBox="0 -6 150 112"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${closes.map((close, index) => `${index * 10} ${100 - close}`).join('L')}`} />
    </svg>
  );
}

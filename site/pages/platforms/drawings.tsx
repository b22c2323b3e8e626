import type { ReactNode } from 'react';
import { keysOf } from '../../../contract/map-keys.ts';
import { useWords } from '../../site-context.tsx';
import { bollingerBands, movingAverage, relativeStrength } from './indicators.ts';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';
import { OscillatorChart, PriceChart } from './price-chart.tsx';
import { trendingCandles } from './trending-candles.ts';
import styles from './drawings.module.css';

const period = 14;
const history = trendingCandles(29, 60 + period);
const closes = history.map(({ close }) => close);
const bands = bollingerBands(closes, period);
/** From the first candle for which every indicator has a value. */
const fromFirstIndicator = <Value,>(values: readonly Value[]): Value[] => values.slice(period);

/** Indicators computed from the candles shown, and the number of each kind. */
export function IndicatorsDrawing(): ReactNode {
  const t = useWords('platforms');
  return (
    <figure className={styles.indicators}>
      <div className={styles.panes} role="img" aria-label={t('why.indicators.alternative')}>
        <div className={styles.pricePane}>
          <PriceChart
            candles={fromFirstIndicator(history)}
            lines={[
              { values: fromFirstIndicator(bands).map((band) => band?.upper), look: 'band' },
              { values: fromFirstIndicator(bands).map((band) => band?.lower), look: 'band' },
              { values: fromFirstIndicator(movingAverage(closes, period)), look: 'average' },
            ]}
          />
        </div>
        <div className={styles.oscillatorPane}>
          <OscillatorChart values={fromFirstIndicator(relativeStrength(closes, period))} />
        </div>
      </div>
      <figcaption>
        <ul className={styles.groups}>
          {keysOf(indicatorGroups).map((group) => (
            <li key={group}>
              <span>{t(`why.indicators.groups.${group}`)}</span>{' '}
              <strong>{indicatorGroups[group]}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const maxLogMinutes = Math.log(timeframes.at(-1)!.minutes);

/** Every timeframe as a column, on a logarithmic scale. */
export function TimeframesDrawing(): ReactNode {
  const t = useWords('platforms');
  return (
    <figure>
      <ol className={styles.timeframes} aria-label={t('why.timeframes.alternative')}>
        {timeframes.map(({ name, minutes }) => (
          <li key={name}>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                width="10"
                height={Math.round(8 + (92 * Math.log(minutes)) / maxLogMinutes)}
                y={100 - Math.round(8 + (92 * Math.log(minutes)) / maxLogMinutes)}
              />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The price now, and the height of one step away from it. */
const nowY = 80;
const stepHeight = 42;
const levelY = (steps: number): number => Math.round(nowY - steps * stepHeight);
const pointX = (index: number): number => 14 + index * 26;

/** The six types of pending orders: how the price reaches each, and what it does next. */
export function PendingOrdersDrawing(): ReactNode {
  const t = useWords('platforms');
  return (
    <figure>
      <ol className={styles.orders}>
        {pendingOrders.map((order) => {
          const fillIndex = order.path.findIndex((steps) => steps === order.level);
          const points = order.path.map((steps, index) => `${pointX(index)} ${levelY(steps)}`);
          return (
            <li key={order.type} className={styles[order.side]}>
              <svg viewBox="0 0 160 160" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.now} d={`M0 ${nowY}H160`} />
                {'stop' in order && (
                  <path className={styles.stop} d={`M8 ${levelY(order.stop)}H152`} />
                )}
                <path className={styles.level} d={`M8 ${levelY(order.level)}H152`} />
                <path
                  className={styles.before}
                  d={`M${points.slice(0, fillIndex + 1).join('L')}`}
                />
                <path className={styles.after} d={`M${points.slice(fillIndex).join('L')}`} />
                <path
                  className={styles.fill}
                  d={`M${pointX(fillIndex)} ${levelY(order.level)}h0`}
                />
              </svg>
              <p className={styles.orderName}>{t(`why.pendingOrders.types.${order.type}.name`)}</p>
              <p className={styles.orderText}>{t(`why.pendingOrders.types.${order.type}.text`)}</p>
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.legend}>
        <Key look={styles.now}>{t('why.pendingOrders.now')}</Key>
        <Key look={styles.level}>{t('why.pendingOrders.level')}</Key>
        <Key look={styles.stop}>{t('why.pendingOrders.stop')}</Key>
        <Key look={styles.fill}>{t('why.pendingOrders.fill')}</Key>
      </figcaption>
    </figure>
  );
}

function Key({ look, children }: { look: string | undefined; children: ReactNode }): ReactNode {
  return (
    <span className={styles.key}>
      <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
        <path className={look} d={look === styles.fill ? 'M14 6h0' : 'M0 6H28'} />
      </svg>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import moveExits from '../../behaviours/move-exits.ts';
import { figuresByTier, typicalSpreadOf } from '../../conditions/account-conditions.ts';
import { publishedInstrument } from '../../content/published-instruments.ts';
import { productClasses } from '../../facts/instruments.ts';
import { isolate } from '../../i18n/format.ts';
import { knownText } from '../../i18n/known.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { Spread } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { symbolByMarket } from '../home/markets.tsx';
import chart from './chart.svg?raw';
import { pendingOrders } from './platform-facts.ts';
import {
  breakEvenPercent,
  initialSteps,
  maxSteps,
  minSteps,
  riskToReward,
  type Exit,
} from './position.ts';
import strength from './strength.svg?raw';
import slider from '../../ui/slider.module.css';
import styles from './trading-scene.module.css';

/** A few of the platform's timeframes and indicators: those in chart.svg and strength.svg. */
const timeframes = ['M5', 'M15', 'H1', 'H4', 'D1'];
const initialTimeframe = 'H1';
const indicators = ['average', 'bands', 'strength'] as const;
const initialIndicator = 'average';

const exits = ['takeProfit', 'stopLoss'] as const satisfies readonly Exit[];
const steps = Array.from({ length: maxSteps }, (_, index) => minSteps + index);

/**
 * MetaTrader 5 to operate: quotes, chart, order and position. Radios and boxes work without JavaScript; the script moves the
 * exits. Without prices, so that nothing in it can be mistaken for a quote.
 */
export function TradingScene(): ReactNode {
  const t = useWords('platforms');
  return (
    <Enhanced by={moveExits} on="interaction">
      <figure className={`${styles.scene} grid gap-4`}>
        <div className={`${styles.terminal} grid`}>
          <div className={`${styles.bar} wrap`}>
            <Timeframes />
            <Indicators />
          </div>
          <Quotes />
          <Chart />
          <Exits />
          <Orders />
        </div>
        <figcaption className={styles.caption}>{t('scene.caption')}</figcaption>
      </figure>
    </Enhanced>
  );
}

/** Typical spreads of the markets. */
function Quotes(): ReactNode {
  const t = useWords('platforms');
  const { content } = useSite();
  const spread = knownText(useWords('sections')('board.spread'));
  const { standard = {} } = figuresByTier(content);
  return (
    <div className={styles.quotes}>
      <p>
        <strong>{t('scene.quotes')}</strong> <span className="soft">{spread}</span>
      </p>
      <ul>
        {productClasses.map((market) => {
          const instrument = publishedInstrument(content, symbolByMarket[market]);
          return (
            <li key={market}>
              <span className="ltr">{instrument.symbol}</span>{' '}
              {spread !== undefined && (
                <span className="soft">
                  <Spread spread={typicalSpreadOf(standard, instrument)} of={instrument} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Timeframes(): ReactNode {
  const t = useWords('platforms');
  return (
    <fieldset className="wrap gap-1">
      <legend className="visually-hidden">{t('scene.timeframe')}</legend>
      {timeframes.map((name) => (
        <label key={name} className="choice">
          <input
            type="radio"
            className="over"
            name="timeframe"
            value={name}
            defaultChecked={name === initialTimeframe}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Indicators(): ReactNode {
  const t = useWords('platforms');
  return (
    <fieldset className="wrap gap-1">
      <legend className="visually-hidden">{t('scene.indicators')}</legend>
      {indicators.map((name) => (
        <label key={name} className="choice">
          <input
            type="checkbox"
            className="over"
            value={name}
            defaultChecked={name === initialIndicator}
          />
          {t(`scene.indicator.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Chart(): ReactNode {
  const t = useWords('platforms');
  return (
    <div className={styles.screen}>
      <div className={styles.chart} role="img" aria-label={t('scene.alternative')} data-chart="">
        <svg
          className="overlay"
          viewBox="0 0 400 200"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g id="chart" dangerouslySetInnerHTML={{ __html: chart }} />
          <g id="exits" className={styles.exits}>
            <g className={styles.takeProfit}>
              <path d="M0 0V-10H90V0" />
              <path d="M0 0L72-10" />
            </g>
            <g className={styles.stopLoss}>
              <path d="M0 0V10H90V0" />
              <path d="M0 0L72 10" />
            </g>
            <path className={styles.fill} d="M0 0h0" />
          </g>
        </svg>
        {exits.map((exit) => (
          <span key={exit} className={`${styles.grip} grid ${styles[exit]}`} data-grip={exit}>
            <span>{t(`scene.${exit}`)}</span>
          </span>
        ))}
      </div>
      <div className={styles.strength} aria-hidden="true">
        <svg
          className="fill"
          viewBox="0 0 400 50"
          preserveAspectRatio="none"
          dangerouslySetInnerHTML={{ __html: strength }}
        />
        <span>30</span>
        <span>70</span>
      </div>
    </div>
  );
}

/** The six types: how the price reaches each is drawn in the chart, and said below. */
function Orders(): ReactNode {
  const t = useWords('platforms');
  return (
    <fieldset className={styles.orders}>
      <legend>{t('scene.order')}</legend>
      <div className={`${styles.types} grid gap-1`}>
        {pendingOrders.map(({ type, name }, index) => (
          <label key={type} className="choice">
            <input
              type="radio"
              className="over"
              name="order"
              value={type}
              defaultChecked={index === 0}
              aria-describedby={type}
            />
            <OrderName type={type} name={name} />
          </label>
        ))}
      </div>
      {pendingOrders.map(({ type }) => (
        <p key={type} id={type} className={`${styles.orderText} soft ${styles[type]}`}>
          <strong>{t(`scene.orders.${type}.name`)}</strong> {t(`scene.orders.${type}.text`)}
        </p>
      ))}
      <p className={`${styles.key} wrap`}>
        <span className="soft">{t('scene.key.now')}</span>
        <span className={styles.level}>{t('scene.key.level')}</span>
        <span className={styles.stop}>{t('scene.key.stop')}</span>
      </p>
      <p className={styles.note}>{t('scene.note')}</p>
    </fieldset>
  );
}

/** In the page's language and, where that is another, as the platform spells it. */
function OrderName({
  type,
  name,
}: {
  type: (typeof pendingOrders)[number]['type'];
  name: string;
}): ReactNode {
  const own = useWords('platforms')(`scene.orders.${type}.name`);
  if (own === name) return own;
  return (
    <>
      {own}{' '}
      <small className="ltr" lang="en">
        {name}
      </small>
    </>
  );
}

/** Stop loss and take profit, and what their distances mean. */
function Exits(): ReactNode {
  const t = useWords('platforms');
  const { language } = useSite();
  const inSteps = (count: number): string => t('scene.steps', { count });
  return (
    <div
      className={`${styles.position} grid gap-2 start`}
      data-words={steps.map(inSteps).join('|')}
    >
      {exits.map((exit) => (
        <div key={exit} className={`${styles.slider} strong wrap ${styles[exit]}`}>
          <label htmlFor={exit}>{t(`scene.${exit}`)}</label>
          <output htmlFor={exit} aria-live="off" data-steps={exit}>
            {inSteps(initialSteps[exit])}
          </output>
          <input
            id={exit}
            className={`${slider.slider} needs-script`}
            type="range"
            min={minSteps}
            max={maxSteps}
            defaultValue={initialSteps[exit]}
            autoComplete="off"
            aria-valuetext={inSteps(initialSteps[exit])}
            data-exit={exit}
          />
        </div>
      ))}
      <dl className={`${styles.outcome} grid`}>
        <div>
          <dt>{t('scene.riskToReward')}</dt>
          <dd className="ltr" data-ratio="">
            {riskToReward(initialSteps)}
          </dd>
        </div>
        <div>
          <dt>{t('scene.breakEven')}</dt>
          <dd data-break-even="">{isolate(`${breakEvenPercent(initialSteps)}%`, language.code)}</dd>
        </div>
      </dl>
    </div>
  );
}

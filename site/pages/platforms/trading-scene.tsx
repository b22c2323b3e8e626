import type { ReactNode } from 'react';
import moveExits from '../../behaviours/move-exits.ts';
import { formatDate, isolate } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import chart from './chart.svg?raw';
import {
  breakEvenPercent,
  initialSteps,
  maxSteps,
  minSteps,
  riskToReward,
  type Exit,
} from './position.ts';
import slider from '../../ui/slider.module.css';
import styles from './trading-scene.module.css';

/** A few of the platform's timeframes: those in chart.svg. The longer a candle, the more points a step of the grid is. */
const timeframes = [
  { name: 'M5', points: 10, times: ['10:00', '11:00', '12:00'] },
  { name: 'M15', points: 20, times: ['06:00', '09:00', '12:00'] },
  { name: 'H1', points: 50, times: ['12:00', '00:00', '12:00'] },
  { name: 'H4', points: 100, times: ['2025-03-31', '2025-04-02', '2025-04-04'] },
  { name: 'D1', points: 250, times: ['2025-03-03', '2025-03-19', '2025-04-04'] },
];
const initialTimeframe = 'H1';

/** An example, in points: not today's price. */
const price = 110_000;
/** The lines of the grid that have a price, in steps above the order's. */
const pricedLines = [8, 4, 0, -4, -8];

const exits = ['takeProfit', 'stopLoss'] as const satisfies readonly Exit[];
const steps = Array.from({ length: maxSteps }, (_, index) => minSteps + index);

/**
 * MetaTrader 5 to operate: a chart, and a buy order with its exits. Timeframes work without JavaScript; the script moves the
 * exits. Its prices are round and its dates without a year, so that nothing in it can be mistaken for a quote.
 */
export function TradingScene(): ReactNode {
  const t = useWords('platforms');
  return (
    <Enhanced by={moveExits} on="interaction">
      <figure className={`${styles.scene} grid gap-4`}>
        <div className={`${styles.terminal} grid`}>
          <Timeframes />
          <Chart />
          <Exits />
        </div>
        <figcaption className={styles.caption}>
          {t('scene.caption')} {t('scene.note')}
        </figcaption>
      </figure>
    </Enhanced>
  );
}

function Timeframes(): ReactNode {
  const t = useWords('platforms');
  return (
    <fieldset className={`${styles.bar} wrap gap-1`}>
      <legend className="visually-hidden">{t('scene.timeframe')}</legend>
      <b className="row small">EURUSD</b>
      {timeframes.map(({ name }) => (
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

function Chart(): ReactNode {
  const t = useWords('platforms');
  return (
    <div className={styles.chart} role="img" aria-label={t('scene.alternative')} data-chart="">
      <svg className="overlay" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
        <g id="chart" dangerouslySetInnerHTML={{ __html: chart }} />
        <g className={styles.exits}>
          {exits.map((exit) => (
            <path key={exit} className={styles[exit]} d="M0 0V10H159V0" />
          ))}
          <path d="M0 0H159" />
        </g>
      </svg>
      <Scales />
      {exits.map((exit) => (
        <span key={exit} className={`${styles.grip} grid ${styles[exit]}`} data-grip={exit}>
          <span>{t(`scene.${exit}`)}</span>
        </span>
      ))}
    </div>
  );
}

/** Prices beside the chart and times below it, for each timeframe. */
function Scales(): ReactNode {
  const { code } = useSite().language;
  return (
    <svg className={`${styles.scales} overlay`} overflow="visible" aria-hidden="true">
      <rect x="100%" y="50%" width="64" height="24" transform="translate(0 -12)" />
      {timeframes.map(({ name, points, times }) => (
        <g key={name} opacity={`var(--${name},0)`}>
          {pricedLines.map((line) => (
            <text
              key={line}
              x="100%"
              y={`${50 - 5 * line}%`}
              dx="6"
              dy="5"
              data-last={line === 0 || undefined}
            >
              {((price + line * points) / 100_000).toFixed(5)}
            </text>
          ))}
          {times.map((time, index) => (
            <text key={index} x={`${30 * index}%`} y="100%" dx="4" dy="20">
              {time.includes(':')
                ? time
                : formatDate(time, code, { day: 'numeric', month: 'short' })}
            </text>
          ))}
        </g>
      ))}
    </svg>
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

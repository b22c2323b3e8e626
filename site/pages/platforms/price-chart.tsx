import type { ReactNode } from 'react';
import type { Candle } from '../../ui/price-line.ts';
import { bollingerBands, movingAverage, relativeStrength } from './indicators.ts';
import { timeframes } from './platform-facts.ts';
import { stepsToEdge } from './position.ts';
import { mergedCandles, trendingCandles } from './trending-candles.ts';

/** In units of the drawing. */
export const stepHeight = 10;
export const chartHeight = 2 * stepsToEdge * stepHeight;
const candleStep = 10;
const candleCount = 24;
export const candlesWidth = candleCount * candleStep;
/** Above and below the candles. */
const margin = 14;
/** The body of a candle that closed where it opened. */
const minBodyHeight = 1;

const centreOf = (index: number): number => index * candleStep + candleStep / 2;

/** The timeframes to choose from, a few of the platform's. */
const chosen = ['M5', 'M15', 'H1', 'H4', 'D1'] as const;
export const shownTimeframes = timeframes.filter((timeframe) =>
  (chosen as readonly string[]).includes(timeframe.name),
);
export const initialTimeframe = 'H1';

export const indicators = ['average', 'bands', 'strength'] as const;
export const initialIndicator = 'average';

/** The oscillator's pane is half as high as its values, 0 to 100. */
export const strengthHeight = 50;
function strengthY(value: number): number {
  return Math.round(strengthHeight - value / 2);
}

const period = 14;
const [shortest, longest] = [shownTimeframes[0]!.minutes, shownTimeframes.at(-1)!.minutes];
/** One market for all timeframes. With this seed, each of them has something to look at. */
const market = trendingCandles(285, ((candleCount + period) * longest) / shortest);

/** The charts by timeframe: the last candle closes in the middle, at the price now. */
const charts = Object.fromEntries(
  shownTimeframes.map(({ name, minutes }) => {
    const history = mergedCandles(market, minutes / shortest).slice(-candleCount - period);
    const closes = history.map(({ close }) => close);
    const fromFirstIndicator = <Value,>(values: readonly Value[]): Value[] => values.slice(period);
    const candles = fromFirstIndicator(history);
    const now = closes.at(-1)!;
    const reach = Math.max(...candles.flatMap(({ high, low }) => [high - now, now - low]));
    const scale = (chartHeight / 2 - margin) / reach;
    const y = (price: number): number => Math.round(chartHeight / 2 - (price - now) * scale);
    const bands = bollingerBands(closes, period);
    return [
      name,
      {
        candles,
        y,
        average: line(fromFirstIndicator(movingAverage(closes, period)), y),
        bands:
          line(fromFirstIndicator(bands.map((band) => band?.upper)), y) +
          line(fromFirstIndicator(bands.map((band) => band?.lower)), y),
        strength: line(fromFirstIndicator(relativeStrength(closes, period)), strengthY),
      },
    ];
  }),
);

const thin = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;

/** A timeframe's candles with the indicators over them. Charts run from left to right in every language, as on the platform. */
export function PriceChart({ timeframe }: { timeframe: string }): ReactNode {
  const { candles, y, average, bands } = charts[timeframe]!;
  return (
    <>
      {([true, false] as const).map((rises) => (
        <g key={String(rises)} stroke={rises ? 'var(--rise)' : 'var(--fall)'}>
          <path {...thin} d={verticalLines(candles, rises, ({ high, low }) => [y(high), y(low)])} />
          <path
            strokeWidth="6"
            d={verticalLines(candles, rises, ({ open, close }) => {
              const top = y(Math.max(open, close));
              return [top, Math.max(y(Math.min(open, close)), top + minBodyHeight)];
            })}
          />
        </g>
      ))}
      <path {...thin} stroke="var(--bands,none)" d={bands} />
      <path {...thin} stroke="var(--average,none)" strokeWidth="2" d={average} />
    </>
  );
}

/** The relative strength index, for the pane below the candles: 0 to 100, with marks at 30 and 70. */
export function StrengthChart({ timeframe }: { timeframe: string }): ReactNode {
  return (
    <>
      <path
        {...thin}
        stroke="var(--control-line)"
        strokeDasharray="3 4"
        d={`M0 ${strengthY(30)}H${candlesWidth}M0 ${strengthY(70)}H${candlesWidth}`}
      />
      <path {...thin} stroke="var(--gold)" strokeWidth="1.5" d={charts[timeframe]!.strength} />
    </>
  );
}

/** A line at each rising or falling candle, from top to bottom. Relative steps keep the path short. */
function verticalLines(
  candles: readonly Candle[],
  rises: boolean,
  endsOf: (candle: Candle) => readonly [top: number, bottom: number],
): string {
  let [lastX, lastY] = [0, 0];
  return candles
    .map((candle, index) => {
      if (candle.close >= candle.open !== rises) return '';
      const [top, bottom] = endsOf(candle);
      const x = centreOf(index);
      const step = `m${x - lastX} ${top - lastY}v${bottom - top}`;
      [lastX, lastY] = [x, bottom];
      return step;
    })
    .join('');
}

function line(values: readonly (number | undefined)[], y: (value: number) => number): string {
  let last: number | undefined;
  return values
    .map((value, index) => {
      const lineY = y(value!);
      const step =
        last === undefined ? `M${centreOf(index)} ${lineY}l` : `${candleStep} ${lineY - last} `;
      last = lineY;
      return step;
    })
    .join('')
    .trim();
}

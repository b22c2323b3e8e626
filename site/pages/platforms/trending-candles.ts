import type { Candle } from '../../ui/price-line.ts';
import { seededRandom } from '../../ui/seeded-random.ts';

/** Random candles that show trends, unlike those of a walk, for the platform's drawings; never real prices. Scaled to 0…100. */
export function trendingCandles(seed: number, count: number): Candle[] {
  const random = seededRandom(seed);
  const candles: Candle[] = [];
  let open = 50;
  let drift = 0.2;
  for (let index = 0; index < count; index++) {
    // The drift changes at random: between changes there is a trend.
    if (random() < 0.12) drift = (random() - 0.44) * 2.4;
    const close = open + drift + (random() - 0.5) * 5;
    const high = Math.max(open, close) + random() * 2.2;
    const low = Math.min(open, close) - random() * 2.2;
    candles.push({ open, high, low, close });
    open = close;
  }
  const min = Math.min(...candles.map(({ low }) => low));
  const max = Math.max(...candles.map(({ high }) => high));
  const scale = (value: number): number => ((value - min) / (max - min)) * 100;
  return candles.map(({ open: o, high, low, close }) => ({
    open: scale(o),
    high: scale(high),
    low: scale(low),
    close: scale(close),
  }));
}

import type { Candle } from '../../ui/price-line.ts';
import { seededRandom } from '../../ui/seeded-random.ts';

/** Random candles that show trends, unlike those of a walk, for the platform's drawings; never real prices. */
export function trendingCandles(seed: number, count: number): Candle[] {
  const random = seededRandom(seed);
  const candles: Candle[] = [];
  let open = 0;
  let drift = 0.2;
  for (let index = 0; index < count; index++) {
    // The drift changes at random: between changes there is a trend.
    if (random() < 0.12) drift = (random() - 0.5) * 2.4;
    const close = open + drift + (random() - 0.5) * 5;
    const high = Math.max(open, close) + random() * 2.2;
    const low = Math.min(open, close) - random() * 2.2;
    candles.push({ open, high, low, close });
    open = close;
  }
  return candles;
}

/** The same market in a longer timeframe: each candle covers `size` of the given ones, counted from the last. */
export function mergedCandles(candles: readonly Candle[], size: number): Candle[] {
  const first = candles.length % size;
  return Array.from({ length: Math.floor(candles.length / size) }, (_, index) => {
    const merged = candles.slice(first + index * size, first + (index + 1) * size);
    return {
      open: merged[0]!.open,
      high: Math.max(...merged.map(({ high }) => high)),
      low: Math.min(...merged.map(({ low }) => low)),
      close: merged.at(-1)!.close,
    };
  });
}

import { seededRandom } from '../../ui/seeded-random.ts';

export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Plausible candles without a unit: for drawings, never to be taken for a price. Scaled so that everything lies between 0 and 100. */
export function createCandles(seed: number, count: number): Candle[] {
  const random = seededRandom(seed);
  const candles: Candle[] = [];
  let open = 50;
  let drift = 0.2;
  for (let index = 0; index < count; index++) {
    // The drift changes now and then, so that the line has legs instead of noise.
    if (random() < 0.12) drift = (random() - 0.44) * 2.4;
    const close = open + drift + (random() - 0.5) * 5;
    const high = Math.max(open, close) + random() * 2.2;
    const low = Math.min(open, close) - random() * 2.2;
    candles.push({ open, high, low, close });
    open = close;
  }
  const bottom = Math.min(...candles.map(({ low }) => low));
  const top = Math.max(...candles.map(({ high }) => high));
  const scale = (value: number): number => ((value - bottom) / (top - bottom)) * 100;
  return candles.map(({ open: o, high, low, close }) => ({
    open: scale(o),
    high: scale(high),
    low: scale(low),
    close: scale(close),
  }));
}

import { expect, test } from 'vitest';
import { mergedCandles, trendingCandles } from './trending-candles.ts';

test('a candle opens where the one before it closed', () => {
  const candles = trendingCandles(7, 50);
  expect(candles.slice(1).map(({ open }) => open)).toEqual(
    candles.slice(0, -1).map(({ close }) => close),
  );
});

test('a longer timeframe shows the same market', () => {
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((value) => ({
    open: value,
    high: value + 10 - (value % 2),
    low: -value,
    close: value + 1,
  }));
  // The oldest candle fills no whole one.
  expect(mergedCandles([a!, b!, c!, d!, e!], 2)).toEqual([
    { open: 2, high: 12, low: -3, close: 4 },
    { open: 4, high: 14, low: -5, close: 6 },
  ]);
});

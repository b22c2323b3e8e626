import { expect, test } from 'vitest';
import { candlesOfWalk, linePath, priceWalk } from './price-line.ts';

test('a walk is deterministic and spans 0 to 1', () => {
  const walk = priceWalk({ seed: 12, points: 90 });
  expect(walk).toEqual(priceWalk({ seed: 12, points: 90 }));
  expect(walk).toHaveLength(90);
  expect(Math.min(...walk)).toBe(0);
  expect(Math.max(...walk)).toBe(1);
});

test('a line starts at the start edge, ends at the end edge and stays inside its box', () => {
  expect(linePath([0, 1, 0.5], 100, 40)).toBe('M0 40l50 -40l50 20');
  expect(linePath([], 100, 40)).toBe('M0 0');
});

test('a candle opens where the previous one closed, between its low and its high', () => {
  const sticks = candlesOfWalk({ seed: 3, count: 12 });
  expect(sticks).toHaveLength(12);
  for (const [index, { open, close, high, low }] of sticks.entries()) {
    if (index > 0) expect(open).toBe(sticks[index - 1]?.close);
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
  }
});

import { expect, test } from 'vitest';
import { candles, linePath, priceWalk, seededNumbers } from './price-line.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const first = seededNumbers(7);
  const again = seededNumbers(7);
  const other = seededNumbers(8);
  const numbers = [first(), first(), first()];
  expect([again(), again(), again()]).toEqual(numbers);
  expect([other(), other(), other()]).not.toEqual(numbers);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
  for (const number of numbers) expect(number).toBeLessThan(1);
});

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

test('a candle opens where the one before closed, between its low and its high', () => {
  const sticks = candles({ seed: 3, count: 12 });
  expect(sticks).toHaveLength(12);
  for (const [index, { open, close, high, low }] of sticks.entries()) {
    if (index > 0) expect(open).toBe(sticks[index - 1]?.close);
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
  }
});

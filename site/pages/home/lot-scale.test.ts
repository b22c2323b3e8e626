import { expect, test } from 'vitest';
import { formatLotAmount, formatLotMoney, lastPosition, lotsAt, positionOf } from './lot-scale.ts';

test('the slider goes from a hundredth to ten lots, and the camera stands in three places', () => {
  const steps = Array.from({ length: lastPosition + 1 }, (_, position) => lotsAt(position));
  expect(steps.map(({ lots }) => lots)).toEqual([
    0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8,
    0.9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  for (const { lots, view } of steps)
    expect(view, String(lots)).toBe(lots < 0.1 ? 'hundredth' : lots < 1 ? 'tenth' : 'lot');
});

test('the smallest order has a position', () => {
  expect([0.01, 0.1, 0.15, 99].map((minLots) => lotsAt(positionOf(minLots)).lots)).toEqual([
    0.01, 0.1, 0.2, 10,
  ]);
});

test.each([
  [100_000 * 0.07, '7,000'],
  [0.1 * 3, '0.3'],
  [(1 / 200) * 0.01, '0.00005'],
])('%d is written %s', (amount, text) => {
  expect(formatLotAmount(amount)).toBe(text);
});

test.each([
  [220, '220'],
  [220 * 0.01, '2.20'],
  [0.1 * 3 * 10, '3'],
])('%d dollars are written %s', (amount, text) => {
  expect(formatLotMoney(amount)).toBe(text);
});

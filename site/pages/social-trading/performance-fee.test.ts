import { expect, test } from 'vitest';
import { performanceFees } from './performance-fee.ts';

test('a fee is due on profit above the high-water mark only', () => {
  const periods = performanceFees(10_000, [11_200, 10_800, 11_500], 20);
  expect(periods.map(({ fee }) => fee)).toEqual([240, 0, 60]);
  expect(periods.map(({ markBefore }) => markBefore)).toEqual([10_000, 11_200, 11_200]);
  expect(periods.map(({ newProfit }) => newProfit)).toEqual([1200, 0, 300]);
  expect(periods.map(({ kept }) => kept)).toEqual([10_960, 10_560, 11_200]);
});

test('a gain under the mark costs nothing', () => {
  expect(performanceFees(10_000, [9000, 9900], 30).map(({ fee }) => fee)).toEqual([0, 0]);
});

test('all fees add up to the percentage of the highest profit', () => {
  const balances = [10_400, 9700, 10_900, 10_200, 10_950.55, 12_000];
  const total = performanceFees(10_000, balances, 25).reduce((sum, { fee }) => sum + fee, 0);
  expect(total).toBeCloseTo(500, 1);
});

test('a fee is rounded to the cent', () => {
  expect(performanceFees(1000, [1000.33], 15)[0]?.fee).toBe(0.05);
});

test('a fee of 0 % leaves the balance unchanged', () => {
  expect(performanceFees(500, [700], 0)[0]).toMatchObject({ fee: 0, kept: 700 });
});

import Big from 'big.js';
import { expect, test } from 'vitest';
import { calculateFees } from './fee-figures.ts';
import type { FeePeriod } from './performance-fee.ts';

const feesOf = (
  start: string,
  results: readonly string[],
  percent: string,
): readonly FeePeriod[] => {
  const outcome = calculateFees({ start, percent, interval: 'month', results });
  return outcome.kind === 'fees' ? outcome.periods : [];
};
const texts = (amounts: readonly Big[]): string[] => amounts.map((amount) => amount.toFixed());

/** Start, fee percentage, balances, and the fees, marks and profits that follow, calculated by hand. */
test.each([
  // 1,200 × 20 % = 240; 10,800 < 11,200; 300 × 20 % = 60
  ['10000', '20', ['11200', '10800', '11500'], ['240', '0', '60'], ['11200', '11200', '11500']],
  // Up to the mark exactly: no fee. One cent above it: 0.01 × 50 % = 0.005, rounded down.
  ['1000', '50', ['900', '1000', '1000.01'], ['0', '0', '0'], ['1000', '1000', '1000.01']],
  // 400 × 25 % = 100; 500 × 25 % = 125; 50.55 × 25 % = 12.6375, rounded down; 1,049.45 × 25 % = 262.3625, rounded down
  [
    '10000',
    '25',
    ['10400', '9700', '10900', '10200', '10950.55', '12000'],
    ['100', '0', '125', '0', '12.63', '262.36'],
    ['10400', '10400', '10900', '10900', '10950.55', '12000'],
  ],
  // All of the profit, and none of it.
  ['500', '100', ['700', '900'], ['200', '200'], ['700', '900']],
  ['500', '0', ['700'], ['0'], ['700']],
  // Binary fractions would make 1.3 − 1.2 more than 0.1: 0.1 × 10 % = 0.01; 0.1 × 10 % = 0.01
  ['1.1', '10', ['1.2', '1.3'], ['0.01', '0.01'], ['1.2', '1.3']],
] as const)('%s with %s %% and balances of %j', (start, percent, balances, fees, marks) => {
  const periods = feesOf(start, balances, percent);
  expect(texts(periods.map(({ fee }) => fee))).toEqual(fees);
  expect(texts(periods.map(({ markAfter }) => markAfter))).toEqual(marks);
  const total = fees.reduce((sum, fee) => sum.plus(fee), new Big(0));
  expect(periods.at(-1)?.feesPaid.toFixed()).toBe(total.toFixed());
});

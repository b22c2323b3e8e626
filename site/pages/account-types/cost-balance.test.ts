import { expect, test } from 'vitest';
import {
  againstBroker,
  canonicalFiguresQueryString,
  depositAt,
  depositPosition,
  depositSteps,
  fitsOf,
  maxDepositUsd,
  maxLots,
  minLots,
  monthOf,
  type LotPrice,
} from './cost-balance.ts';

const standard = { spreadUsd: 13, commissionUsd: 0, narrowestUsd: 11, minDepositUsd: 100 };
const premium = { spreadUsd: 9, commissionUsd: 0, narrowestUsd: 7, minDepositUsd: 1000 };
const elite = { spreadUsd: 1, commissionUsd: 6, narrowestUsd: 6, minDepositUsd: 10_000 };
const prices: readonly LotPrice[] = [standard, premium, elite];

test('a month costs its lots times spread and commission, in whole cents', () => {
  expect(monthOf(elite, 12.5)).toEqual({
    spreadUsd: 12.5,
    commissionUsd: 75,
    totalUsd: 87.5,
  });
  expect(monthOf({ ...standard, spreadUsd: 0.1, commissionUsd: 0.2 }, 3).totalUsd).toBe(0.9);
});

test.each([
  [9.5, { relation: 'less', brokerUsd: 95, differenceUsd: 5 }],
  [7.25, { relation: 'more', brokerUsd: 72.5, differenceUsd: 17.5 }],
  [9, { relation: 'same', brokerUsd: 90, differenceUsd: 0 }],
])('ten lots at a broker that charges %d are compared with ours', (broker, comparison) => {
  expect(againstBroker(premium, { lots: 10, deposit: 1000, broker })).toEqual(comparison);
});

test.each([
  [99, ['closed', 'closed', 'closed']],
  [100, ['lowest', 'closed', 'closed']],
  [1000, ['open', 'lowest', 'closed']],
  [10_000, ['open', 'open', 'lowest']],
])('a deposit of %i opens accounts, and one of them costs the least', (deposit, fits) => {
  expect(fitsOf(prices, deposit)).toEqual(fits);
});

test('of two that cost the same, the one that asks for less is the lowest, in any order', () => {
  const same = { ...standard, spreadUsd: 5, commissionUsd: 2 };
  expect(fitsOf([premium, same], 5000)).toEqual(['open', 'lowest']);
  expect(fitsOf([same, premium], 5000)).toEqual(['lowest', 'open']);
});

test('the slider reaches every minimum exactly, and both of its ends', () => {
  const minimums = [100, 1234, 10_000];
  for (const deposit of minimums)
    expect(depositAt(minimums, depositPosition(minimums, deposit))).toBe(deposit);
  expect([depositAt(minimums, 0), depositAt(minimums, depositSteps)]).toEqual([50, 20_000]);
});

test.each([
  ['', ''],
  ['?lots=10&deposit=1000', ''],
  ['?deposit=250&lots=2.5', '?lots=2.5&deposit=250'],
  // An Arabic keyboard's digits.
  ['?lots=٢٫٥&deposit=٢٥٠', '?lots=2.5&deposit=250'],
  ['?lots=-3&deposit=1e3&other=1', ''],
  ['?broker=8.125', '?broker=8.13'],
  ['?broker=0', ''],
  ['?lots=0&deposit=0', `?lots=${minLots}&deposit=0`],
  ['?lots=999999&deposit=999999999', `?lots=${maxLots}&deposit=${maxDepositUsd}`],
])('the canonical query string of %j is %j', (queryString, canonical) => {
  expect(canonicalFiguresQueryString(queryString)).toBe(canonical);
  expect(canonicalFiguresQueryString(canonical)).toBe(canonical);
});

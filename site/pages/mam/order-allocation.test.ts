import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/fakes/site-parts.ts';
import { publishedInstrument } from '../../content/published-instruments.ts';
import { exampleAccounts, exampleOrder } from './example-order.ts';
import { allocateOrder, allocationMethods, type AllocationMethod } from './order-allocation.ts';

const accounts = [
  { equity: 50_000, percent: 35 },
  { equity: 32_000, percent: 30 },
  { equity: 18_500, percent: 20 },
  { equity: 9500, percent: 10 },
  { equity: 6000, percent: 5 },
];

const partsBy = (method: AllocationMethod, lots: number, among = accounts): number[] =>
  allocateOrder(lots, among).map((account) => account.lots[method]);

test('by equity, the larger account gets the larger part', () => {
  expect(partsBy('equity', 5)).toEqual([2.15, 1.38, 0.8, 0.41, 0.26]);
});

test('equal parts and fixed percentages ignore equity', () => {
  expect(partsBy('equal', 5)).toEqual([1, 1, 1, 1, 1]);
  expect(partsBy('percent', 5)).toEqual([1.75, 1.5, 1, 0.5, 0.25]);
});

test('the page’s example puts no account at risk of a single day’s move', () => {
  const { contractSize } = publishedInstrument(fakeContent, exampleOrder.symbol);
  const highPriceOfGold = 5000;
  for (const { equity, lots } of exampleAccounts) {
    for (const method of allocationMethods)
      expect((lots[method] * contractSize * highPriceOfGold) / equity).toBeLessThan(10);
  }
});

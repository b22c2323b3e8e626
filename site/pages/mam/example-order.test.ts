import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/fakes/site-parts.ts';
import { publishedInstrument } from '../../content/published-instruments.ts';
import { allocationMethods, exampleAccounts, exampleOrder } from './example-order.ts';

test.each(allocationMethods)('the parts by %s add up to the order', (method) => {
  const total = exampleAccounts.reduce((sum, { lots }) => sum + lots[method], 0);
  expect(total).toBeCloseTo(exampleOrder.lots, 10);
});

test('the example puts no account at risk of a single day’s move', () => {
  const { contractSize } = publishedInstrument(fakeContent, exampleOrder.symbol);
  const highPriceOfGold = 5000;
  for (const { equity, lots } of exampleAccounts) {
    for (const method of allocationMethods)
      expect((lots[method] * contractSize * highPriceOfGold) / equity).toBeLessThan(10);
  }
});

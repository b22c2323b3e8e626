import { expect, test } from 'vitest';
import { allocationMethods, exampleAccounts, exampleOrder } from './example-order.ts';

test.each(allocationMethods)('the parts by %s add up to the order', (method) => {
  const total = exampleAccounts.reduce((sum, { lots }) => sum + lots[method], 0);
  expect(total).toBeCloseTo(exampleOrder.lots, 10);
});

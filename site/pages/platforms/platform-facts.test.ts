import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';

test('the drawings show the claimed numbers', () => {
  expect(timeframes).toHaveLength(claims.mt5Timeframes.value.value);
  expect(pendingOrders).toHaveLength(claims.mt5PendingOrders.value.value);
  expect(Object.values(indicatorGroups).reduce((sum, count) => sum + count, 0)).toBe(
    claims.mt5Indicators.value.value,
  );
});

test('each pending order is on the correct side of the price', () => {
  const sideOf = Object.fromEntries(
    pendingOrders.map(({ type, level }) => [type, Math.sign(level)]),
  );
  expect(sideOf).toEqual({
    buyLimit: -1,
    sellLimit: 1,
    buyStop: 1,
    sellStop: -1,
    buyStopLimit: 1,
    sellStopLimit: -1,
  });
});

test('each drawn price reaches its order', () => {
  for (const order of pendingOrders) expect(order.path).toContain(order.level);
});

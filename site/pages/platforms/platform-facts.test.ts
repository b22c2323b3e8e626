import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';

test('what is drawn is as many as what is claimed', () => {
  expect(timeframes).toHaveLength(claims.mt5Timeframes.value.value);
  expect(pendingOrders).toHaveLength(claims.mt5PendingOrders.value.value);
  expect(Object.values(indicatorGroups).reduce((sum, count) => sum + count, 0)).toBe(
    claims.mt5Indicators.value.value,
  );
});

test('each pending order waits on the side of the price where it belongs', () => {
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

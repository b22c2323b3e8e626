import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';
import { initialSteps } from './position.ts';

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

test('the stylesheet places the exits of each order at its price', () => {
  const css = readFileSync(new URL('trading-scene.module.css', import.meta.url), 'utf8');
  for (const { type, side, level } of pendingOrders)
    expect(css).toContain(
      `.scene:has([value='${type}']:checked) {\n  --${type}: 1;\n  --level: ${level};\n  --side: ${side === 'buy' ? 1 : -1};\n}`,
    );
  for (const [exit, steps] of Object.entries(initialSteps))
    expect(css).toContain(`--${exit}: ${steps};`);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from '../../facts/claims.ts';
import { indicatorGroups, pendingOrders, timeframes } from './platform-facts.ts';
import { initialSteps } from './position.ts';
import { shownTimeframes } from './price-chart.tsx';

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

test('each drawn price starts now and ends at its order, a stop-limit order’s by way of the stop', () => {
  for (const order of pendingOrders) {
    expect(order.path[0]).toBe(0);
    expect(order.path.at(-1)).toBe(order.level);
    if ('stop' in order) expect(order.path.at(-2)).toBe(order.stop);
  }
});

test('a limit order improves on the price now, a stop order follows it', () => {
  for (const { type, side, level } of pendingOrders)
    expect(Math.sign(level) === (side === 'buy' ? 1 : -1), type).toBe(type.includes('Stop'));
});

test('the stylesheet places the exits of each order at its price', () => {
  const css = readFileSync(new URL('trading-scene.module.css', import.meta.url), 'utf8');
  for (const { type, side, level } of pendingOrders)
    expect(css).toContain(
      `.scene:has([value='${type}']:checked) {\n  --${type}: block;\n  --level: ${level};\n  --side: ${side === 'buy' ? 1 : -1};\n}`,
    );
  for (const [exit, steps] of Object.entries(initialSteps))
    expect(css).toContain(`--${exit}: ${steps};`);
});

test('the stylesheet shows the chart of the chosen timeframe', () => {
  const css = readFileSync(new URL('trading-scene.module.css', import.meta.url), 'utf8');
  for (const { name } of shownTimeframes)
    expect(css).toContain(`.scene:has([value='${name}']:checked) {\n  --${name}: block;\n}`);
});

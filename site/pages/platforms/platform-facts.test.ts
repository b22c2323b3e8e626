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

test('the stylesheet places the exits where the sliders are at first', () => {
  const css = readFileSync(new URL('trading-scene.module.css', import.meta.url), 'utf8');
  for (const [exit, steps] of Object.entries(initialSteps))
    expect(css).toContain(`--${exit}: ${steps};`);
});

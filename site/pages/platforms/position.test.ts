import { expect, test } from 'vitest';
import { maxSteps, minSteps, riskToReward, stepsAt, stepsToEdge } from './position.ts';

/** The height of a grid line. */
const heightOf = (steps: number): number => (stepsToEdge - steps) / (2 * stepsToEdge);

test('an exit lies on the grid line nearest to the pointer', () => {
  const buy = { level: -3, side: 'buy' } as const;
  expect(stepsAt(heightOf(-5), buy, 'stopLoss')).toBe(2);
  expect(stepsAt(heightOf(-5.4), buy, 'stopLoss')).toBe(2);
  expect(stepsAt(heightOf(1), buy, 'takeProfit')).toBe(4);
  const sell = { level: 3, side: 'sell' } as const;
  expect(stepsAt(heightOf(5), sell, 'stopLoss')).toBe(2);
  expect(stepsAt(heightOf(-1), sell, 'takeProfit')).toBe(4);
});

test('an exit never crosses the order, nor lies too far away', () => {
  const buy = { level: 0, side: 'buy' } as const;
  expect(stepsAt(0, buy, 'stopLoss')).toBe(minSteps);
  expect(stepsAt(1, buy, 'stopLoss')).toBe(maxSteps);
  expect(stepsAt(1, buy, 'takeProfit')).toBe(minSteps);
  expect(stepsAt(-3, buy, 'takeProfit')).toBe(maxSteps);
});

test('reward for one part of risk', () => {
  expect(riskToReward({ stopLoss: 2, takeProfit: 4 })).toBe('1 : 2');
  expect(riskToReward({ stopLoss: 3, takeProfit: 4 })).toBe('1 : 1.33');
  expect(riskToReward({ stopLoss: 6, takeProfit: 3 })).toBe('1 : 0.5');
});

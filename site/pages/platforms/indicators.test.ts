import { expect, test } from 'vitest';
import { bollingerBands, relativeStrength } from './indicators.ts';

test('bands are two standard deviations away', () => {
  expect(bollingerBands([2, 4], 2)[1]).toEqual({ lower: 1, upper: 5 });
});

test('relative strength is 100 when all moves rise, 0 when all fall, 50 when nothing moves', () => {
  expect(relativeStrength([1, 2, 3, 4], 3)[3]).toBe(100);
  expect(relativeStrength([4, 3, 2, 1], 3)[3]).toBe(0);
  expect(relativeStrength([2, 2, 2, 2], 3)[3]).toBe(50);
});

test('relative strength smooths after its first value', () => {
  const [, , , first, second] = relativeStrength([10, 11, 10, 12, 11], 3);
  expect(first).toBeCloseTo(75, 10);
  expect(second).toBeCloseTo((100 * 2) / (2 + 5 / 3), 10);
});

import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const partsOf = (units: number, weights: readonly number[]): number[] =>
  apportion(units, weights, (weight) => weight).map(({ part }) => part);

test('units left over go to the largest remainders', () => {
  expect(partsOf(100, [50, 32, 18.5])).toEqual([50, 32, 18]);
  expect(partsOf(10, [1, 1, 4])).toEqual([2, 2, 6]);
  expect(partsOf(10, [3, 3, 1])).toEqual([4, 4, 2]);
  expect(partsOf(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

test('a loss is divided like a gain', () => {
  expect(partsOf(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
});

test('no unit is lost or added, for any weights', () => {
  for (let units = -250; units <= 250; units += 7) {
    for (const weights of [
      [1, 1, 1],
      [0.1, 0.2, 0.7],
      [50_000, 32_000, 18_500, 9_500, 6_000],
      [1, 0, 1e-9],
    ]) {
      expect(sum(partsOf(units, weights))).toBe(units);
    }
  }
});

test('invalid amounts and weights are refused', () => {
  expect(() => partsOf(0.5, [1])).toThrow(RangeError);
  expect(() => partsOf(1, [])).toThrow(RangeError);
  expect(() => partsOf(1, [0, 0])).toThrow(RangeError);
  expect(() => partsOf(1, [2, -1])).toThrow(RangeError);
});

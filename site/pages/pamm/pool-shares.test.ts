import { expect, test } from 'vitest';
import { dividePool } from './pool-shares.ts';

test('gain and loss follow the share', () => {
  const stakes = [12_000, 24_000, 15_000, 9000];
  expect(dividePool(stakes, 1850).map(({ result }) => result)).toEqual([370, 740, 462.5, 277.5]);
  expect(dividePool(stakes, -970).map(({ result }) => result)).toEqual([
    -194, -388, -242.5, -145.5,
  ]);
  expect(dividePool(stakes, 0).map(({ sharePercent }) => sharePercent)).toEqual([20, 40, 25, 15]);
});

test('cents that do not divide evenly still add up', () => {
  const parts = dividePool([1, 1, 1], 100);
  expect(parts.map(({ result }) => result)).toEqual([33.34, 33.33, 33.33]);
});

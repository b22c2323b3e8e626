import { expect, test } from 'vitest';
import { dividePool } from './pool-shares.ts';

test('gain and loss follow the share', () => {
  const members = [12_000, 24_000, 15_000, 9000].map((stake) => ({ stake }));
  const parts = dividePool(members, { gain: 1850, loss: -970 });
  expect(parts.map(({ gain }) => gain)).toEqual([370, 740, 462.5, 277.5]);
  expect(parts.map(({ loss }) => loss)).toEqual([-194, -388, -242.5, -145.5]);
  const without = dividePool(members, { gain: 0, loss: 0 });
  expect(without.map(({ sharePercent }) => sharePercent)).toEqual([20, 40, 25, 15]);
});

test('cents that do not divide evenly still add up', () => {
  const parts = dividePool([{ stake: 1 }, { stake: 1 }, { stake: 1 }], { gain: 100, loss: -0.01 });
  expect(parts.map(({ gain }) => gain)).toEqual([33.34, 33.33, 33.33]);
  expect(parts.map(({ loss }) => loss)).toEqual([-0.01, 0, 0]);
});

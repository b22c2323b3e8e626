import { expect, test } from 'vitest';
import { instrumentsOf } from '../../../facts/instruments.ts';
import { litresPerBarrel, barrelsOfSameHeat } from './lot-energy.ts';
import { grids, unitsOf } from './lot-grids.ts';

test('a barrel holds about 159 litres', () => {
  expect(Math.round(litresPerBarrel)).toBe(159);
});

test('a lot of gas gives the heat of about 1,700 barrels of oil', () => {
  expect(barrelsOfSameHeat(10_000)).toBe(1700);
});

test('the grids draw as many marks as one lot holds', () => {
  for (const grid of Object.values(grids)) {
    const instrument = instrumentsOf('energies').find(({ symbol }) => symbol === grid.symbol);
    expect(unitsOf(grid)).toBe(instrument?.contractSize);
  }
});

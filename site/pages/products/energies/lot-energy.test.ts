import { expect, test } from 'vitest';
import { instrumentsOf } from '../../../facts/instruments.ts';
import { barrelLitres, barrelsOfSameHeat } from './lot-energy.ts';
import { grids } from './lot-grids.ts';

test('a barrel holds about 159 litres', () => {
  expect(Math.round(barrelLitres)).toBe(159);
});

test('a lot of gas gives the heat of about 1,700 barrels of oil', () => {
  expect(barrelsOfSameHeat(10_000)).toBe(1700);
});

test('the grids draw as many cells as one lot holds', () => {
  for (const { symbol, columns, rows } of Object.values(grids)) {
    const instrument = instrumentsOf('energies').find((candidate) => candidate.symbol === symbol);
    expect(columns * rows).toBe(instrument?.contractSize);
  }
});

test('a hundredth of a lot is a whole number of cells of the first row', () => {
  for (const { columns, rows } of Object.values(grids)) expect((columns * rows) / 100).toBeLessThanOrEqual(columns);
});

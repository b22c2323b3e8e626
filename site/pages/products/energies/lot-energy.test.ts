import { expect, test } from 'vitest';
import { barrelsOfSameHeat } from './lot-energy.ts';

test('a lot of gas gives the heat of about 1,700 barrels of oil', () => {
  expect(barrelsOfSameHeat(10_000)).toBe(1700);
});

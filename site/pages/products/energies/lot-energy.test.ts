import { expect, test } from 'vitest';
import { barrelsOfSameHeat } from './lot-energy.ts';
import { blocksPerLot, pathOfBlocks } from './lot-field.ts';

test('a lot of gas gives the heat of about 1,700 barrels of oil', () => {
  expect(barrelsOfSameHeat(10_000)).toBe(1700);
});

test('blocks fill the square row by row', () => {
  expect(pathOfBlocks(1)).toBe('M0 0H100V0H10v10H0z');
  expect(pathOfBlocks(25)).toBe('M0 0H100V20H50v10H0z');
  expect(pathOfBlocks(30)).toBe('M0 0H100V30H0v0H0z');
  expect(pathOfBlocks(blocksPerLot)).toBe('M0 0H100V100H0v0H0z');
});

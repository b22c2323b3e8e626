import { expect, test } from 'vitest';
import { uncommonValues } from './comparison.ts';

test('values that all accounts share are not highlighted', () => {
  expect(uncommonValues(['1:500', '1:500', '1:500'])).toEqual([false, false, false]);
});

test('values that all differ are all highlighted', () => {
  expect(uncommonValues(['$100', '$1,000', '$10,000'])).toEqual([true, true, true]);
});

test('only the exception to a majority is highlighted', () => {
  expect(uncommonValues(['$0', '$0', '$3 per side per lot'])).toEqual([false, false, true]);
});

test('an even split has no majority, so every value is highlighted', () => {
  expect(uncommonValues(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
  expect(uncommonValues(['a', 'b'])).toEqual([true, true]);
});

test('a single account has no highlighted values', () => {
  expect(uncommonValues(['$100'])).toEqual([false]);
  expect(uncommonValues([])).toEqual([]);
});

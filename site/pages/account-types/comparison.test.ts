import { expect, test } from 'vitest';
import { uncommonValues } from './comparison.ts';

test('values that all accounts share stay quiet', () => {
  expect(uncommonValues(['1:500', '1:500', '1:500'])).toEqual([false, false, false]);
});

test('values that all differ all stand out', () => {
  expect(uncommonValues(['$100', '$1,000', '$10,000'])).toEqual([true, true, true]);
});

test('only the exception stands out against a majority', () => {
  expect(uncommonValues(['$0', '$0', '$3 per side per lot'])).toEqual([false, false, true]);
});

test('an even split has no majority, so every value stands out', () => {
  expect(uncommonValues(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
  expect(uncommonValues(['a', 'b'])).toEqual([true, true]);
});

test('a single account has nothing to differ from', () => {
  expect(uncommonValues(['$100'])).toEqual([false]);
  expect(uncommonValues([])).toEqual([]);
});

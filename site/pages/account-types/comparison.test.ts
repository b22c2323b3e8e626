import { expect, test } from 'vitest';
import { standingOut } from './comparison.ts';

test('values that all accounts share stay quiet', () => {
  expect(standingOut(['1:500', '1:500', '1:500'])).toEqual([false, false, false]);
});

test('values that all differ all stand out', () => {
  expect(standingOut(['$100', '$1,000', '$10,000'])).toEqual([true, true, true]);
});

test('only the exception stands out against a majority', () => {
  expect(standingOut(['$0', '$0', '$3 per side per lot'])).toEqual([false, false, true]);
});

test('an even split has no majority, so every value stands out', () => {
  expect(standingOut(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
  expect(standingOut(['a', 'b'])).toEqual([true, true]);
});

test('a single account has nothing to differ from', () => {
  expect(standingOut(['$100'])).toEqual([false]);
  expect(standingOut([])).toEqual([]);
});

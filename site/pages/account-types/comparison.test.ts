import { expect, test } from 'vitest';
import { isUncommon } from './comparison.ts';

const areUncommon = (values: readonly string[]): boolean[] =>
  values.map((value) => isUncommon(value, values));

test('values that all accounts share are not highlighted', () => {
  expect(areUncommon(['1:500', '1:500', '1:500'])).toEqual([false, false, false]);
});

test('only the exception to a majority is highlighted', () => {
  expect(areUncommon(['$0', '$0', '$3 per side per lot'])).toEqual([false, false, true]);
});

test('an even split has no majority, so every value is highlighted', () => {
  expect(areUncommon(['a', 'a', 'b', 'b'])).toEqual([true, true, true, true]);
  expect(areUncommon(['a', 'b'])).toEqual([true, true]);
});

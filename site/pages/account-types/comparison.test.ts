import { expect, test } from 'vitest';
import { isUncommon } from './comparison.ts';

test.each([
  ['nothing that all share', ['1:500', '1:500', '1:500'], [false, false, false]],
  ['the exception to a majority', ['$0', '$0', '$3'], [false, false, true]],
  ['everything without a majority', ['a', 'a', 'b', 'b'], [true, true, true, true]],
])('%s is highlighted', (_, values, expected) => {
  expect(values.map((value) => isUncommon(value, values))).toEqual(expected);
});

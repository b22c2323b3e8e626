import { expect, test } from 'vitest';
import { pipValue } from './pip.ts';

test('a pip of one lot is worth 10 of the quote currency, and 1,000 yen', () => {
  expect(pipValue('EURUSD', 100_000)).toBe(10);
  expect(pipValue('USDJPY', 100_000)).toBe(1000);
});

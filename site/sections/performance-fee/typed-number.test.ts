import { expect, test } from 'vitest';
import { plainTyped, readNumber } from './typed-number.ts';

test.each([
  ['11200', '11200'],
  [' 11,200 ', '11200'],
  ['1,234,567.89', '1234567.89'],
  ['11 200', '11200'],
  ['11\u00A0200.5', '11200.5'],
  ['11\u202F200', '11200'],
  ['11’200', '11200'],
  ['١١٬٢٠٠٫٥٠', '11200.50'],
  ['١١،٢٠٠', '11200'],
  ['۱۱۲۰۰', '11200'],
  ['１１，２００．５', '11200.5'],
  ['\u206611,200\u2069', '11200'],
  ['12,5', '12.5'],
  ['1,234', '1234'],
])('%j is understood as %s', (typed, number) => {
  expect(readNumber(plainTyped(typed))).toBe(number);
});

test.each([
  '',
  'a',
  '1e3',
  '0x10',
  '.5',
  '5.',
  '1,2,3',
  '11.200,50',
  '1,00,000',
  '²',
  '--5',
  '1 2',
  '9'.repeat(16),
  'NaN',
  'Infinity',
  '<script>',
])('%j is not guessed at', (typed) => {
  expect(readNumber(plainTyped(typed))).toBeUndefined();
});

test.each([
  ['＋５００', '+500'],
  ['−400', '-400'],
  ['–400', '-400'],
  ['－３．５％', '-3.5%'],
  ['٣٫٥٪', '3.5%'],
])('signs of %j are understood', (typed, plain) => {
  expect(plainTyped(typed)).toBe(plain);
});

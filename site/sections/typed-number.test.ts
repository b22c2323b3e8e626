import { expect, test } from 'vitest';
import { parseTyped, plainTyped } from './typed-number.ts';

test.each([
  ['1.2', '1.2'],
  [' 007.50 ', '7.5'],
  ['-0.00', '0'],
  ['−12.5', '-12.5'],
  ['1,234,567.5', '1234567.5'],
  ['1.234,5', '1234.5'],
  // No group has one or five digits, and none begins with a zero.
  ['1,08542', '1.08542'],
  ['٠٫٨٥', '0.85'],
  ['\u061C-٥', '-5'],
  ['１，２３４．５', '1234.5'],
  ['١١،٢٠٠', '11200'],
  ['\u206611,200\u2069', '11200'],
])('%j is %s', (text, number) => {
  expect(parseTyped(text)).toBe(number);
});

test.each([
  '',
  '1e5',
  '1.2.3',
  '1,23,4',
  '$5',
  '1\u0000',
  '1,00,000',
  '1'.repeat(13),
  `0.${'0'.repeat(10)}1`,
])('%j is no number', (text) => {
  expect(parseTyped(text)).toBeUndefined();
});

test.each([
  ['＋５００', '+500'],
  ['–400', '-400'],
  ['－３．５％', '-3.5%'],
  ['٣٫٥٪', '3.5%'],
])('%j is %s in ASCII', (typed, plain) => {
  expect(plainTyped(typed)).toBe(plain);
});

import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['Kestrel Group', 'ltr'],
  ['最高 1:500', 'ltr'],
  ['0.01–100', 'ltr'],
  ['من 1.1 نقطة', 'rtl'],
  ['6,000+ أداة مالية', 'rtl'],
  ['MetaTrader 5 على الهاتف', 'ltr'],
  ['\u2066EURUSD\u2069 من 1.1 نقطة', 'rtl'],
])('%s reads %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

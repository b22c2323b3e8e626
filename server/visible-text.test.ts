import { expect, test } from 'vitest';
import { visibleJson, visibleText } from './visible-text.ts';

const controls =
  '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u0000\u0007\u001b\u007f\u009b\u2028\r';

test('control and bidi characters are stripped; text, lines and joiners stay', () => {
  expect(visibleText(`a${controls}b`)).toBe('ab');
  const text = 'سؤال\tعن الرسوم\n关于 👩🏽‍💻\r\nنمی‌خواهم';
  expect(visibleText(text)).toBe(text);
});

test('JSON keeps the exact text, without any of these characters in it', () => {
  const value = { text: `a${controls}b\n` };
  const json = visibleJson(JSON.stringify(value));
  expect(JSON.parse(json)).toEqual(value);
  expect(visibleText(json)).toBe(json);
});

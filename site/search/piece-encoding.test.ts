import { expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { decodePiece, encodePiece } from './piece-encoding.ts';

test.each(languageCodes)('any text in %s is the same after the way to the browser', (language) => {
  const texts = [
    'الرافعة المالية ١٢',
    '黄金 / 美元',
    '≈ 1,000 \u2066+5%\u2069 “x” \\u0041 "',
    '🙂 \uD800',
  ];
  const bytes = encodePiece(texts, language);
  expect(decodePiece(new Uint8Array(bytes).buffer, language)).toEqual(texts);
});

test('an Arabic letter is one byte', () => {
  expect(encodePiece('مرحبا', 'ar')).toHaveLength('"مرحبا"'.length);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand, mark } from '../site/facts/brand.ts';
import { brandTexts, isDrawnFrom, touchIconFile, touchIconSource } from './brand-files.ts';

const advice = 'npm run brand writes it';

test.each(Object.entries(brandTexts(brand, mark)))('%s is that of the brand', (file, text) => {
  expect(readFileSync(file, 'utf8'), advice).toBe(text);
});

test('the touch icon is drawn from the brand’s mark and colours', () => {
  const png = readFileSync(touchIconFile);
  expect(isDrawnFrom(png, touchIconSource(mark, brand)), advice).toBe(true);
  const otherMark = { ...mark, rise: 'M24 22V9' };
  expect(isDrawnFrom(png, touchIconSource(otherMark, brand))).toBe(false);
});

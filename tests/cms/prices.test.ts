import { expect, test } from 'vitest';
import { figuresOf, languagesThatDiffer } from '../../cms/admin/price-figures.ts';

test.each([
  ['$1,000', '1000'],
  ['1,000 美元', '1000'],
  ['‎1000 دولار', '1000'],
  ['١٬٠٠٠٫٥ دولار', '1000.5'],
  ['from 0.1 pips', '0.1'],
  ['$3 per side per lot', '3'],
  ['$1,000,000–2,000,000', '1000000 2000000'],
  ['on request', ''],
])('%s has the numbers %s', (price, figures) => {
  expect(figuresOf(price)).toBe(figures);
});

test('only languages that state another price differ', () => {
  const others = { zh: '1,000 美元', ar: '2,000 دولار' };
  expect(languagesThatDiffer('$1,000', others)).toEqual(['ar']);
  expect(languagesThatDiffer('$3,000', others)).toEqual(['zh', 'ar']);
  // An empty price falls back.
  expect(languagesThatDiffer('', others)).toEqual([]);
  expect(languagesThatDiffer('$1,000', { zh: '', ar: null })).toEqual([]);
});

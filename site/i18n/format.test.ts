import { expect, test } from 'vitest';
import {
  formatAmount,
  formatClaim,
  formatDate,
  formatDollars,
  formatNumber,
  formatPrice,
  formatPriceAlone,
} from './format.ts';

const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '');

test.each([
  [{ kind: 'count', value: 85_000_000, atLeast: true }, '8,500万+', '85m+', '85+ مليون'],
  [{ kind: 'count', value: 100_000_000_000, atLeast: true }, '1,000亿+', '100bn+', '100+ مليار'],
  [{ kind: 'money', value: 2_000_000 }, '200\u00A0万美元', 'US$2,000,000', '2,000,000 دولار أمريكي'],
  [
    { kind: 'money', value: 50_000_000 },
    '5,000\u00A0万美元',
    'US$50,000,000',
    '50,000,000 دولار أمريكي',
  ],
  [
    { kind: 'money', value: 7_500_000_000_000, rounded: true },
    '7.5\u00A0万亿美元',
    'US$7.5 trillion',
    '7.5 تريليون دولار أمريكي',
  ],
  [{ kind: 'money', value: 2 }, '2\u00A0美元', 'US$2', 'دولارين أمريكيين'],
  [{ kind: 'money', value: 3 }, '3\u00A0美元', 'US$3', '3 دولارات أمريكية'],
  [{ kind: 'money', value: 11 }, '11\u00A0美元', 'US$11', '11 دولارًا أمريكيًا'],
  [{ kind: 'support', hours: 24, days: 5 }, '5×24\u00A0小时', '24/5', '24/5'],
] as const)('the claim %o reads %s, %s and %s', (claim, zh, en, ar) => {
  expect(formatClaim(claim, 'zh')).toBe(zh);
  expect(formatClaim(claim, 'en')).toBe(en);
  expect(plain(formatClaim(claim, 'ar'))).toBe(ar);
});

test.each([
  [1, '1\u00A0美元', 'US$1', 'دولار\u00A0واحد'],
  [2, '2\u00A0美元', 'US$2', 'دولارين'],
  [70, '70\u00A0美元', 'US$70', '70\u00A0دولارًا'],
  [110, '110\u00A0美元', 'US$110', '110\u00A0دولارات'],
])('%d dollars read %s, %s and %s where their country is known', (value, ...texts) => {
  expect((['zh', 'en', 'ar'] as const).map((language) => formatDollars(value, language))).toEqual(
    texts,
  );
});

test('an amount in any currency is inflected in Arabic, and alone it is in digits', () => {
  const texts = [formatPrice(8, 'HKD', 'ar'), formatPrice(50, 'JPY', 'ar')];
  expect(texts.map(plain)).toEqual([
    '8\u00A0دولارات\u00A0هونغ\u00A0كونغ',
    '50\u00A0ينًا\u00A0يابانيًا',
  ]);
  expect(formatPriceAlone(2, 'USD', 'ar')).toBe('2.00\u00A0دولار');
});

test('an amount with its currency’s code reads left to right and stays on one line', () => {
  expect(formatAmount(100_000, 'EUR', 'en')).toBe('100,000\u00A0EUR');
  expect(formatAmount(100_000, 'EUR', 'ar')).toBe('\u2066100,000\u00A0EUR\u2069');
});

test('a negative number has a minus sign, not a hyphen', () => {
  expect(formatNumber(-194, 'en', { minimumFractionDigits: 2 })).toBe('−194.00');
  expect(formatNumber(-194, 'ar')).toMatch(/−194$/);
});

test('a date is the same day in every time zone', () => {
  expect(formatDate('2026-01-01', 'en')).toBe('1 January 2026');
});

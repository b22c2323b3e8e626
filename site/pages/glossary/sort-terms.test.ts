import { expect, test } from 'vitest';
import { groupByInitial, initialOf } from './sort-terms.ts';

test.for([
  ['en', 'Ask', 'A'],
  ['zh', '保证金', 'B'],
  ['zh', 'PAMM 主账户', 'P'],
  ['ar', 'الهامش', 'ه'],
  ['ar', 'الأصل الأساسي', 'ا'],
] as const)('%s: %s is found under %s', ([language, term, initial]) => {
  expect(initialOf(term, language)).toBe(initial);
});

test('terms are in the order of the language within their initial', () => {
  const order = (terms: readonly string[], language: 'en' | 'zh' | 'ar'): string[][] =>
    groupByInitial(
      terms.map((term) => ({ term })),
      language,
    ).map(({ entries }) => entries.map(({ term }) => term));
  expect(order(['swap', 'ask', 'Spread'], 'en')).toEqual([['ask'], ['Spread', 'swap']]);
  expect(order(['最大回撤', '点差', '止损', '点'], 'zh')).toEqual([
    ['点', '点差'],
    ['止损', '最大回撤'],
  ]);
  expect(order(['نداء الهامش', 'الهامش', 'الأصل', 'أمر'], 'ar')).toEqual([
    ['الأصل', 'أمر'],
    ['نداء الهامش'],
    ['الهامش'],
  ]);
});

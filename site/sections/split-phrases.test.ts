import { expect, test } from 'vitest';
import { splitPhrases } from './split-phrases.ts';

test('a phrase keeps the punctuation that ends it', () => {
  expect(splitPhrases('介绍客户，分享点差收入')).toEqual(['介绍客户，', '分享点差收入']);
  expect(splitPhrases('我们知道的，您也应读得到。')).toEqual(['我们知道的，', '您也应读得到。']);
});

test('a text without punctuation is one phrase', () => {
  expect(splitPhrases('交易中心')).toEqual(['交易中心']);
});

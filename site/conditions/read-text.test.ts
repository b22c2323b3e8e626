import { expect, test } from 'vitest';
import {
  readCommission,
  readCount,
  readDollars,
  readPips,
  readRatio,
  readSpreads,
} from './read-text.ts';

test.each([
  ['$3 per side per lot on forex and metals', 3],
  ['US$ 2.50 per lot per side', 2.5],
  ['$7 per lot, round turn', 3.5],
  ['6 USD per lot (round-trip)', 3],
  ['$0', 0],
  ['0', 0],
  ['None', 0],
  // Per side or for both? In which currency? For how much?
  ['$3 per lot', undefined],
  ['€3 per side per lot', undefined],
  ['$30 per million', undefined],
  ['on request', undefined],
  ['', undefined],
])('the commission in %j is %s', (text, commission) => {
  expect(readCommission(text)).toBe(commission);
});

test.each([
  ['from 0.7 pips', 0.7],
  ['From 1 pip', 1],
  ['0.0', 0],
  ['٠٫٧', 0.7],
  ['0.7 points', undefined],
  ['variable', undefined],
])('the spread in %j is %s', (text, pips) => {
  expect(readPips(text)).toBe(pips);
});

test.each([
  ['$1,000', 1000],
  ['100 USD', 100],
  ['US$5', 5],
  ['€100', undefined],
  ['100', undefined],
])('%j is %s dollars', (text, dollars) => {
  expect(readDollars(text)).toBe(dollars);
});

test('counts, ratios and spreads by symbol', () => {
  expect([readCount('6,000+'), readCount('٦٬٠٠٠+'), readCount('many')]).toEqual([
    6000,
    6000,
    undefined,
  ]);
  expect([readRatio('up to 1:500'), readRatio('最高 1：500'), readRatio('500')]).toEqual([
    500,
    500,
    undefined,
  ]);
  expect(readSpreads('EURUSD 1.3, XAUUSD 0.28')).toEqual(
    new Map([
      ['EURUSD', 1.3],
      ['XAUUSD', 0.28],
    ]),
  );
  expect(readSpreads('EURUSD 1.3, gold')).toBeUndefined();
});

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
  ['$0 per side per lot', 0],
  ['$3 per side per lot (forex, metals)', 3],
  // Per side or for both? In which currency? For how much?
  ['$3 per lot', undefined],
  ['€3 per side per lot', undefined],
  ['$30 per million', undefined],
  ['$6 per lot round turn ($3 per side)', undefined],
  ['$3 per side per lot, billed per round turn', undefined],
  ['$0 on indices, $3 per side per lot on forex', undefined],
  ['$0 on indices', undefined],
  ['$3 per side per lot on forex, $5 on metals', undefined],
  ['$3–5 per side per lot', undefined],
  ['$3,50 per side per lot', undefined],
  ['$3.500 per side per lot', undefined],
  ['$3k per side per lot', undefined],
  ['$3 thousand per side per lot', undefined],
  ['$3 per side per mini lot', undefined],
  ['$3 per side per 0.1 lot', undefined],
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
  ['from 0,7 pips', undefined],
  ['from 0,700 pips', undefined],
  ['0.7–1.2 pips', undefined],
  ['variable', undefined],
])('the spread in %j is %s', (text, pips) => {
  expect(readPips(text)).toBe(pips);
});

test.each([
  ['$1,000', 1000],
  ['100 USD', 100],
  ['US$5', 5],
  ['$12.50', 12.5],
  ['$10k', undefined],
  ['$1 000', undefined],
  ['$1.000', undefined],
  ['$1,00', undefined],
  ['$1 million', undefined],
  ['$100–200', undefined],
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
  expect([readCount('3,50'), readCount('1000,000'), readCount('1,234,567.5 oz')]).toEqual([
    undefined,
    undefined,
    1_234_567.5,
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
});

test.each([
  'EURUSD 1.3, gold',
  'EURUSD: 1.3',
  'EURUSD 1,3',
  'EURUSD 1.3, EURUSD 1.4',
  'eurusd 1.3',
  'GOLD.F 0.5',
])('the typical spreads in %j are not understood', (text) => {
  expect(readSpreads(text)).toBeUndefined();
});

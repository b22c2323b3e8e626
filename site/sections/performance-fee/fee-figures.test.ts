import Big from 'big.js';
import { expect, test } from 'vitest';
import { calculateFees, canonicalFeeQueryString, formulaOf, parseFeeQuery } from './fee-figures.ts';

const calculate = (results: readonly string[], start = '10000', percent = '20') => {
  const params = new URLSearchParams({ 'fee-start': start, 'fee-percent': percent });
  for (const result of results) params.append('fee-result', result);
  return calculateFees(parseFeeQuery(params.toString()));
};
const balancesOf = (results: readonly string[], start?: string): string[] => {
  const outcome = calculate(results, start);
  return outcome.kind === 'fees' ? outcome.periods.map(({ balance }) => balance.toFixed()) : [];
};
/** Which figures are wrong, and the lowest balance that each result may make. */
const wrongOf = (...typed: Parameters<typeof calculate>) => {
  const outcome = calculate(...typed);
  return outcome.kind === 'incomplete'
    ? {
        start: outcome.start,
        percent: outcome.percent,
        results: outcome.results.map((lowest) => lowest?.toFixed()),
      }
    : undefined;
};

test('a result is a balance, a change or a percentage of the balance before it', () => {
  // 10,000 → 11,200; + 300 = 11,500; − 400 = 11,100; + 10 % of 11,100 = 12,210; − 2.5 % of 12,210 = 305.25
  expect(balancesOf(['11,200', '+300', '−400', '10%', '-2.5%'])).toEqual([
    '11200',
    '11500',
    '11100',
    '12210',
    '11904.75',
  ]);
  // 3.33 % of 100.01 = 3.330333
  expect(balancesOf(['+3.33 %'], '100.01')).toEqual(['103.34']);
});

test('empty fields are no periods', () => {
  expect(balancesOf(['', '11200', ' ', '+1'])).toEqual(['11200', '11201']);
  expect(calculate(['']).kind).toBe('incomplete');
});

test.each([
  [['11200'], 'abc', '20', { start: true, percent: false, results: [undefined] }],
  [['11200'], '10000', '100.5', { start: false, percent: true, results: [undefined] }],
  [
    ['11200', 'abc', '1'],
    '10000',
    '20',
    { start: false, percent: false, results: [undefined, '240', undefined] },
  ],
  [['100000001'], '10000', '20', { start: false, percent: false, results: ['0'] }],
  // 100 % of 5,000 went in fees: of the next balance they are paid already.
  [
    ['15000', '4999.99'],
    '10000',
    '100',
    { start: false, percent: false, results: [undefined, '5000'] },
  ],
])(
  '%j from %s with %s %% says what is wrong and calculates nothing',
  (results, start, percent, wrong) => {
    expect(wrongOf(results, start, percent)).toEqual(wrong);
  },
);

test.each([
  ['15000', '100', '(15,000 − 10,000) × 100% = 5,000'],
  ['10000', '20', '10,000 ≤ 10,000'],
  ['10000.33', '12.5', '(10,000.33 − 10,000) × 12.5% ≈ 0.04'],
])('the formula of a balance of %s with %s %%', (balance, percent, formula) => {
  const outcome = calculate([balance], '10000', percent);
  expect(outcome.kind === 'fees' && formulaOf(outcome.last, percent)).toBe(formula);
});

test.each([
  ['', ''],
  ['?other=1&fee-start=10000&fee-percent=20&fee-period=month', ''],
  ['?fee-start=%D9%A5%D9%A0%D9%A0%D9%A0', '?fee-start=5000'],
  ['?fee-result=12,000&fee-result=&fee-result=%2B5%25', '?fee-result=12000&fee-result=5%25'],
  ['?fee-result=abc', '?fee-result=x'],
  ['?fee-start=-5', '?fee-start=-5'],
])('the canonical query string of %j is %j', (queryString, canonical) => {
  expect(canonicalFeeQueryString(queryString)).toBe(canonical);
  expect(canonicalFeeQueryString(canonical)).toBe(canonical);
});

const texts = (amounts: readonly Big[]): string[] => amounts.map((amount) => amount.toFixed());

/** Start, fee percentage, balances, and the fees, marks and profits that follow, calculated by hand. */
test.each([
  // 1,200 × 20 % = 240; 10,800 < 11,200; 300 × 20 % = 60
  ['10000', '20', ['11200', '10800', '11500'], ['240', '0', '60'], ['11200', '11200', '11500']],
  // Up to the mark exactly: no fee. One cent above it: 0.01 × 50 % = 0.005, rounded down.
  ['1000', '50', ['900', '1000', '1000.01'], ['0', '0', '0'], ['1000', '1000', '1000.01']],
  // 400 × 25 % = 100; 500 × 25 % = 125; 50.55 × 25 % = 12.6375, rounded down; 1,049.45 × 25 % = 262.3625, rounded down
  [
    '10000',
    '25',
    ['10400', '9700', '10900', '10200', '10950.55', '12000'],
    ['100', '0', '125', '0', '12.63', '262.36'],
    ['10400', '10400', '10900', '10900', '10950.55', '12000'],
  ],
  // All of the profit, and none of it.
  ['500', '100', ['700', '900'], ['200', '200'], ['700', '900']],
  ['500', '0', ['700'], ['0'], ['700']],
  // Binary fractions would make 1.3 − 1.2 more than 0.1: 0.1 × 10 % = 0.01; 0.1 × 10 % = 0.01
  ['1.1', '10', ['1.2', '1.3'], ['0.01', '0.01'], ['1.2', '1.3']],
])('%s with %s %% and balances of %j', (start, percent, balances, fees, marks) => {
  const outcome = calculate(balances, start, percent);
  const periods = outcome.kind === 'fees' ? outcome.periods : [];
  expect(texts(periods.map(({ fee }) => fee))).toEqual(fees);
  expect(texts(periods.map(({ markAfter }) => markAfter))).toEqual(marks);
  const total = fees.reduce((sum, fee) => sum.plus(fee), new Big(0));
  expect(periods.at(-1)?.feesPaid.toFixed()).toBe(total.toFixed());
});

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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calculateFees,
  canonicalFeeQueryString,
  exampleFigures,
  formulaOf,
  maxPeriods,
  parseFeeQuery,
  partsOf,
  spellFigures,
} from './fee-figures.ts';

const calculate = (results: readonly string[], start = '10000', percent = '20') =>
  calculateFees(spellFigures({ start, percent, interval: 'month', results }));
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

test('the example is what it says', () => {
  const outcome = calculateFees(exampleFigures);
  expect(outcome.kind === 'fees' && partsOf(outcome.last)).toEqual({
    end: '12,400',
    fees: '480',
    kept: '11,920',
  });
});

test('empty fields are no periods', () => {
  expect(balancesOf(['', '11200', ' ', '+1'])).toEqual(['11200', '11201']);
  expect(calculate([]).kind).toBe('incomplete');
});

test.each([
  [['11200'], 'abc', '20', { start: true, percent: false, results: [undefined] }],
  [['11200'], '0', '20', { start: true, percent: false, results: [undefined] }],
  [['11200'], '100000001', '20', { start: true, percent: false, results: [undefined] }],
  [['11200'], '10000', '100.5', { start: false, percent: true, results: [undefined] }],
  [['11200'], '', '', { start: true, percent: true, results: [undefined] }],
  [
    ['11200', 'abc', '1'],
    '10000',
    '20',
    { start: false, percent: false, results: [undefined, '240', undefined] },
  ],
  [['-10001'], '10000', '20', { start: false, percent: false, results: ['0'] }],
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
  ['9000', '20', '9,000 ≤ 10,000'],
  ['10000.33', '12.5', '(10,000.33 − 10,000) × 12.5% ≈ 0.04'],
])('the formula of a balance of %s with %s %%', (balance, percent, formula) => {
  const outcome = calculate([balance], '10000', percent);
  expect(outcome.kind === 'fees' && formulaOf(outcome.last, percent)).toBe(formula);
});

const hostile = ['<script>alert(1)</script>', 'x'.repeat(10_000), '1\u0000', '//evil.example'];
test.each([
  ['', ''],
  ['?other=1&fee-start=10000&fee-percent=20&fee-period=month', ''],
  ['?fee-start=10,000.00', ''],
  ['?fee-start=%D9%A5%D9%A0%D9%A0%D9%A0', '?fee-start=5000'],
  ['?fee-percent=15%25&fee-period=week', '?fee-percent=15&fee-period=week'],
  ['?fee-period=year', ''],
  ['?fee-result=12,000&fee-result=&fee-result=%2B5%25', '?fee-result=12000&fee-result=5%25'],
  ['?fee-result=', '?fee-result='],
  ['?fee-result=abc', '?fee-result=x'],
  ['?fee-start=-5', '?fee-start=-5'],
  ['?fee-start=', '?fee-start=x'],
  ['?fee-start=999999999999', '?fee-start=999999999999'],
])('the canonical query string of %j is %j', (queryString, canonical) => {
  expect(canonicalFeeQueryString(queryString)).toBe(canonical);
  expect(canonicalFeeQueryString(canonical)).toBe(canonical);
});

test.each(hostile)('nothing of %j is repeated', (value) => {
  for (const name of ['fee-start', 'fee-percent', 'fee-period', 'fee-result'])
    expect(
      canonicalFeeQueryString(`?${new URLSearchParams({ [name]: value }).toString()}`),
    ).toMatch(/^(?:\?fee-\w+=x?)?$/);
});

test('any query string has one canonical spelling, of characters that need no escape in markup', () => {
  const names = fc.constantFrom('fee-start', 'fee-percent', 'fee-period', 'fee-result', 'other');
  const values = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+]?[\d,.]{1,9}%?$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 8 }), (pairs) => {
      const canonical = canonicalFeeQueryString(`?${new URLSearchParams(pairs).toString()}`);
      expect(canonicalFeeQueryString(canonical)).toBe(canonical);
      expect(decodeURIComponent(canonical)).toMatch(/^[\w?&=.+%-]*$/);
      const figures = parseFeeQuery(canonical);
      expect(figures.results.length).toBeLessThanOrEqual(maxPeriods);
      calculateFees(figures);
    }),
  );
});

import { expect, test } from 'vitest';
import { parseQuery } from './fields.ts';
import { outcomeOf } from './outcome.ts';
import { parseTerms } from './terms.ts';

const conditions = { lotStep: '0.01', maxLots: undefined, tripleNight: 2 };

const headlineOf = (queryString: string, terms: ReturnType<typeof parseTerms>): string => {
  const asked = parseQuery(queryString);
  const values = { ...asked, choices: { ...asked.choices, currency: 'USD' } };
  const outcome = outcomeOf(values, terms, conditions);
  return outcome.kind === 'computed' ? outcome.headline.replaceAll('\u00A0', ' ') : outcome.kind;
};

test('a pair that the content names the other way round is converted at its own price', () => {
  const terms = parseTerms('USDEUR', '100000 EUR 500', {
    unit: 'pips',
    hasSwap: true,
    commission: '0 0 0',
  });
  // 100,000 × 0.8 = 80,000 EUR; ÷ 500 = 160; ÷ 0.8 = 200.
  expect(headlineOf('?calculator=margin&price=0.8', terms)).toBe('200 USD');
});

test('a leverage without an end in decimals shows one that is rounded', () => {
  const terms = parseTerms('EURUSD', '100000 USD 30', {
    unit: 'pips',
    hasSwap: true,
    commission: '0 0 0',
  });
  expect(headlineOf('?calculator=margin&price=1', terms)).toBe('≈ 3,333.33 USD');
});

test.each([
  ['75', '≈ 0.0133 USD'],
  ['15', '≈ 0.0667 USD'],
  ['160', '0.00625 USD'],
  ['2', '0.50 USD'],
  ['1.25', '0.80 USD'],
  ['1.0001', '≈ 1 USD'],
  ['0.7', '≈ 1.43 USD'],
])('an amount below 1 keeps three digits: 1 ÷ %s is %s', (rate, headline) => {
  const terms = parseTerms('JP225', '1 JPY 200', {
    unit: 'points',
    hasSwap: true,
    commission: '0 0 0',
  });
  expect(headlineOf(`?instrument=JP225&rate=${rate}`, terms)).toBe(headline);
});

test('an unknown commission is not taken for none', () => {
  const terms = parseTerms('EURUSD', '100000 USD 500', {
    unit: 'pips',
    hasSwap: true,
    commission: '- 0 3',
  });
  const notesOf = (tier: string) => {
    const values = parseQuery(`?calculator=profit&open=1&close=2&tier=${tier}`);
    const outcome = outcomeOf(
      { ...values, choices: { ...values.choices, currency: 'USD' } },
      terms,
      conditions,
    );
    return outcome.kind === 'computed' ? outcome.notes : outcome.kind;
  };
  expect(notesOf('standard')).toEqual(['commissionUnknown']);
  expect(notesOf('premium')).toEqual([]);
  expect(notesOf('elite')).toEqual([]);
});

test.each(['pip', 'margin', 'position', 'swap', 'profit'])(
  'the smallest and the largest figures of the %s calculator have a result',
  (calculator) => {
    const terms = parseTerms('XAUJPY', '100 JPY 500', {
      unit: 'price',
      hasSwap: true,
      commission: '0 0 0',
    });
    const smallest =
      'lots=0.0001&price=0.0000001&rate=0.0000001&step=0.0000001&balance=1&risk=0.01&distance=0.0000001&swap=-100000&nights=1&open=0.0000001&close=0.0000001';
    const largest =
      'lots=10000&price=10000000&rate=10000000&step=10000&balance=1000000000&risk=100&distance=1000000&swap=100000&nights=365&open=10000000&close=10000000&spread=100000';
    for (const numbers of [smallest, largest])
      expect(headlineOf(`?calculator=${calculator}&${numbers}`, terms)).toMatch(
        /^(?:≈ )?−?[\d,]+(?:\.\d+)?(?: USD)?$/,
      );
  },
);

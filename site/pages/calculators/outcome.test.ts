import { expect, test } from 'vitest';
import { mapTiers } from '../../../core/domain/tiers.ts';
import { calculators, parseQuery } from './fields.ts';
import { outcomeOf } from './outcome.ts';
import type { Terms } from './terms.ts';

const termsWith = (changes: Partial<Terms>): Terms => ({
  symbol: 'EURUSD',
  contractSize: '100000',
  quote: 'USD',
  unit: 'pips',
  hasSwap: true,
  leverage: mapTiers(() => '500'),
  tripleNight: 2,
  orders: mapTiers(() => undefined),
  commission: mapTiers(() => '0'),
  ...changes,
});

function outcomeIn(queryString: string, changes: Partial<Terms>) {
  const asked = parseQuery(queryString);
  const values = { ...asked, choices: { ...asked.choices, currency: 'USD' } };
  return outcomeOf(values, termsWith(changes));
}
const headlineOf = (queryString: string, changes: Partial<Terms>): string => {
  const outcome = outcomeIn(queryString, changes);
  return outcome.kind === 'computed' ? outcome.headline.replaceAll('\u00A0', ' ') : outcome.kind;
};

test('a pair that the content names the other way round is converted at its own price', () => {
  const terms = { symbol: 'USDEUR', quote: 'EUR' };
  // 100,000 × 0.8 = 80,000 EUR; ÷ 500 = 160; ÷ 0.8 = 200.
  expect(headlineOf('?calculator=margin&price=0.8', terms)).toBe('200 USD');
});

test.each(['HUF', 'THB', 'JPY'])('a pip of a price in %s is its second decimal place', (quote) => {
  // 100,000 × 0.01 = 1,000; ÷ 400 = 2.5.
  const terms = { symbol: `USD${quote}`, quote };
  expect(headlineOf('?calculator=pip&rate=400', terms)).toBe('2.50 USD');
});

test.each([
  ['15', '≈ 0.0667 USD'],
  ['2', '0.50 USD'],
  ['1.0001', '≈ 1 USD'],
])('an amount below 1 keeps three digits: 1 ÷ %s is %s', (rate, headline) => {
  const terms = { contractSize: '1', quote: 'JPY', unit: 'points' } as const;
  expect(headlineOf(`?rate=${rate}`, terms)).toBe(headline);
});

test('an unknown commission is not taken for none', () => {
  const commission = { standard: undefined, premium: '0', elite: '3' };
  const notesOf = (queryString: string) => {
    const outcome = outcomeIn(queryString, { commission });
    return outcome.kind === 'computed' ? outcome.notes : outcome.kind;
  };
  for (const calculator of [
    '?calculator=profit&open=1&close=2',
    '?calculator=position&balance=5000&risk=1&distance=5',
  ]) {
    expect(notesOf(calculator)).toEqual(['commissionUnknown']);
    expect(notesOf(`${calculator}&tier=elite`)).toEqual([]);
  }
});

test.each(calculators)(
  'the smallest and the largest figures of the %s calculator have a result',
  (calculator) => {
    const smallest =
      'lots=0.0001&price=0.0000001&rate=0.0000001&step=0.0000001&balance=1&risk=0.01&distance=0.0000001&swap=-100000&nights=1&open=0.0000001&close=0.0000001';
    const largest =
      'lots=10000&price=10000000&rate=10000000&step=10000&balance=1000000000&risk=100&distance=1000000&swap=100000&nights=365&open=10000000&close=10000000&spread=100000';
    const terms = { contractSize: '100', quote: 'JPY', unit: 'price' } as const;
    for (const numbers of [smallest, largest])
      expect(headlineOf(`?calculator=${calculator}&${numbers}`, terms)).toMatch(
        /^(?:≈ )?−?[\d,]+(?:\.\d+)?(?: USD)?$/,
      );
  },
);

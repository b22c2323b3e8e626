import { expect, test } from 'vitest';
import { findTextProblem } from './check-text.ts';

const costs = 'From {{account.standard.spread}} pips on MetaTrader 5, 24/5.';

test.each([
  ['{{account.standard.spread}} pips and up, 24/5, on MT5', undefined],
  ['Spreads are low', 'placeholders'],
  ['From {{account.standard.spread} pips', 'placeholders'],
  ['From {{account.standard.spread}} {pips}', 'placeholders'],
  ['From {{account.standard.spread}} pips, minimum 100', 'figure'],
  ['{{account.standard.spread}} في ٢٠٢٧', 'figure'],
  ['<b>{{account.standard.spread}}</b>', 'markup'],
  ['{{account.standard.spread}} $t(shell:menu)', 'markup'],
  ['{{account.standard.spread}}\u202Epips', 'markup'],
  [`{{account.standard.spread}} ${'x'.repeat(1_000_000)}`, 'long'],
])('%j in place of a default with a placeholder and figures: %s', (text, kind) => {
  expect(findTextProblem(text, costs)?.kind).toBe(kind);
});

test('a text that the site does not have is a problem, whatever it says', () => {
  expect(findTextProblem('Text', undefined)).toEqual({ kind: 'unknown' });
});

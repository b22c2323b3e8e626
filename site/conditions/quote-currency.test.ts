import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classOf } from '../../core/domain/instrument-spec.ts';
import { quoteCurrencyOf } from './quote-currency.ts';

test.each([
  ['USDSGD', 'forex', 'SGD'],
  ['XAUEUR', 'metals', 'EUR'],
  ['HK50', 'indices', 'HKD'],
  ['SWI20', 'indices', 'CHF'],
  ['BRK.B', 'stocks', 'USD'],
  ['SAP.DE', 'stocks', 'EUR'],
  ['0700.HK', 'stocks', 'HKD'],
  ['JP225.f', 'futures', 'JPY'],
  ['WTI.f', 'futures', 'USD'],
  // Nothing says.
  ['GOLD', 'metals', undefined],
  ['7203.T', 'stocks', undefined],
  ['COCOA.f', 'futures', undefined],
  ['EURUSX', undefined, undefined],
] as const)('%s of %s is quoted in %s', (symbol, instrumentClass, currency) => {
  expect(quoteCurrencyOf(symbol, instrumentClass)).toBe(currency);
});

test('every instrument of the built-in specifications has a currency', () => {
  const groups = JSON.parse(readFileSync('content/account-specs.json', 'utf8')) as {
    product: string;
    instruments: (string | { symbol: string })[];
  }[];
  const symbols = groups.flatMap(({ product, instruments: rows }) =>
    rows.map((row) => ({ product, symbol: typeof row === 'string' ? row : row.symbol })),
  );
  expect(symbols.length).toBeGreaterThan(100);
  expect(
    symbols.filter(({ product, symbol }) => !quoteCurrencyOf(symbol, classOf([product]))),
  ).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classOf } from '../../core/domain/instrument-spec.ts';
import { quoteCurrencyOf } from './quote-currency.ts';

test.each([
  ['USDSGD', 'forex', 'SGD'],
  ['XAUEUR', 'metals', 'EUR'],
  ['HK50', 'indices', 'HKD'],
  ['SAP.DE', 'stocks', 'EUR'],
  ['JP225.f', 'futures', 'JPY'],
  // Nothing says.
  ['GOLD', 'metals', undefined],
  ['COCOA.f', 'futures', undefined],
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

import { expect, test } from 'vitest';
import { instruments } from '../facts/instruments.ts';
import { quoteCurrencyOf } from './quote-currency.ts';

test.each([
  ['USDSGD', 'forex', 'SGD'],
  ['XAUEUR', 'metals', 'EUR'],
  ['HK50', 'indices', 'HKD'],
  ['SWI20', 'indices', 'CHF'],
  ['DOGEUSD', 'crypto', 'USD'],
  ['AAPL', 'stocks', 'USD'],
  ['BRK.B', 'stocks', 'USD'],
  ['SAP.DE', 'stocks', 'EUR'],
  ['BP.L', 'stocks', 'GBP'],
  ['0700.HK', 'stocks', 'HKD'],
  ['GER40.f', 'futures', 'EUR'],
  ['JP225.f', 'futures', 'JPY'],
  ['WTI.f', 'futures', 'USD'],
  // Nothing says.
  ['GOLD', 'metals', undefined],
  ['NEW50', 'indices', undefined],
  ['7203.T', 'stocks', undefined],
  ['COCOA.f', 'futures', undefined],
  ['COAL', 'energies', undefined],
  ['EURUSX', undefined, undefined],
] as const)('%s of %s is quoted in %s', (symbol, instrumentClass, currency) => {
  expect(quoteCurrencyOf(symbol, instrumentClass)).toBe(currency);
});

test('the site’s own instruments are quoted as its list says', () => {
  for (const { symbol, class: instrumentClass, currency } of instruments)
    expect(quoteCurrencyOf(symbol, instrumentClass), symbol).toBe(currency);
});

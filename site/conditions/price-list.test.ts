import { expect, test } from 'vitest';
import { accountsWith } from '../../tests/fakes/account-types.ts';
import { specsWith } from '../../tests/fakes/specs.ts';
import { priceList } from './price-list.ts';

const row = (symbol: string, product: string, contractSize: string, examplePrice: string) => ({
  symbol,
  products: [product],
  contractSize,
  leverage: '1:500',
  examplePrice,
});
const spreads = { EURUSD: 0.1, USDJPY: 0.2, XAUUSD: 0.08, GER40: 1.2, EURGBP: 0.4 };
const content = {
  accountTypes: accountsWith(({ tier }) => ({
    figures: {
      commissionPerSideUsd: tier === 'elite' ? 3 : 0,
      commissionClasses: ['forex', 'metals'],
      typicalSpreads: tier === 'premium' ? undefined : spreads,
    },
  })),
  specs: specsWith(
    row('EURUSD', 'Forex', '100,000', '1.1'),
    row('USDJPY', 'Forex', '100,000', '150'),
    row('EURGBP', 'Forex', '100,000', ''),
    row('XAUUSD', 'Metal', '100 oz', '4,000'),
    row('GER40', 'Indices', '1 × index', '24,000'),
    row('NZDUSD', 'Forex', '100,000', '0.6'),
  ),
};

const dollars = (value: number) => ({ value, currency: 'USD' });

test('one lot costs its spread and two commissions, in dollars where its price allows it', () => {
  const costs = priceList(content).map(({ symbol, byTier }) => [symbol, byTier.elite?.cost]);
  expect(costs).toEqual([
    ['EURUSD', dollars(7)],
    // 0.2 pips are 200 yen, at 150 yen to the dollar.
    ['USDJPY', dollars(7.33)],
    // Pounds and the dollars of the commission cannot be added.
    ['EURGBP', undefined],
    ['XAUUSD', dollars(14)],
    ['GER40', { value: 1.2, currency: 'EUR' }],
  ]);
});

test('the margin of one lot follows from the example price, and nothing is invented without one', () => {
  const list = priceList(content);
  expect(list.map(({ margin }) => margin)).toEqual([
    dollars(220),
    dollars(200),
    undefined,
    dollars(800),
    { value: 48, currency: 'EUR' },
  ]);
  expect(list.every(({ byTier }) => byTier.premium === undefined)).toBe(true);
});

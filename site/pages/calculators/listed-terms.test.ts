import { expect, test } from 'vitest';
import type { AccountFigures } from '../../../core/domain/account-type.ts';
import type { SpecRow } from '../../../core/domain/instrument-spec.ts';
import { mapTiers, type Tier } from '../../../core/domain/tiers.ts';
import { accountsWith } from '../../../tests/fakes/account-types.ts';
import { specRow } from '../../../tests/fakes/specs.ts';
import { instruments } from '../../facts/instruments.ts';
import { listedTerms } from './listed-terms.ts';

const row = (changes: Partial<SpecRow>): SpecRow =>
  specRow({
    symbol: 'USDTRY',
    contractSize: '100,000',
    leverage: '1:50',
    products: ['Forex'],
    ...changes,
  });

const content = (rows: Record<Tier, readonly SpecRow[]>, changed: AccountFigures = {}) => ({
  specs: mapTiers((tier) => rows[tier]),
  accountTypes: accountsWith(({ figures }) => ({ figures: { ...figures, ...changed } })),
});
const symbolsIn = (given: Parameters<typeof listedTerms>[0]): string[] =>
  listedTerms(given).flatMap(({ instruments: listed }) => listed.map(({ symbol }) => symbol));
const onEveryTier = (...rows: Partial<SpecRow>[]) => mapTiers(() => rows.map(row));

test('an instrument has the leverage of each tier, and its quote currency', () => {
  const rows = { ...onEveryTier({}), elite: [row({ leverage: '1:100' })] };
  expect(listedTerms(content(rows))).toMatchObject([
    {
      class: 'forex',
      unit: 'pips',
      instruments: [
        {
          symbol: 'USDTRY',
          quote: 'TRY',
          contractSize: '100000',
          leverage: { standard: '50', premium: '50', elite: '100' },
        },
      ],
    },
  ]);
});

test.each([
  ['a size in words', { contractSize: 'one lot' }],
  ['a leverage in words', { leverage: 'on request' }],
  ['an unknown currency', { symbol: 'NEW50', products: ['Indices'] }],
])('an instrument with %s is left out', (_, changes) => {
  const rows = onEveryTier({}, { symbol: 'USDZAR', ...changes });
  expect(symbolsIn(content(rows))).toEqual(['USDTRY']);
});

test('an instrument that one tier lacks is left out, and without any the site’s own stand', () => {
  const rows = { ...onEveryTier({}, { symbol: 'USDZAR' }), premium: [row({})] };
  expect(symbolsIn(content(rows))).toEqual(['USDTRY']);
  const own = symbolsIn(content(onEveryTier()));
  expect(new Set(own)).toEqual(new Set(instruments.map(({ symbol }) => symbol)));
});

test('a class pays the commission that the account states for it', () => {
  const commissionOf = (figures: AccountFigures) =>
    listedTerms(content(onEveryTier({}), figures)).map(({ commission }) => commission.standard);
  const charged = { commissionPerSideUsd: 3, commissionClasses: ['forex'] as const };
  expect(commissionOf(charged)).toEqual(['3']);
  expect(commissionOf({ ...charged, commissionClasses: ['metals'] })).toEqual(['0']);
  expect(commissionOf({ commissionPerSideUsd: undefined })).toEqual([undefined]);
});

test('a class has its own sizes of orders and its own triple night, where the content states them', () => {
  const changes = { minLots: '1', maxLots: '10,000', tripleSwap: 'Fri' };
  const [terms] = listedTerms(content(onEveryTier(changes), { minLots: 0.01, maxLots: 100 }));
  expect(terms).toMatchObject({
    orders: { elite: { min: '1', max: '10000' } },
    tripleNight: 4,
  });
  const [unstated] = listedTerms(content(onEveryTier({})));
  expect(unstated?.tripleNight).toBe(2);
});

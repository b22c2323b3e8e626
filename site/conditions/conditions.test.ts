import { expect, test } from 'vitest';
import type { AccountType } from '../../core/domain/account-type.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { fakeAccountTypes } from '../../tests/fakes/account-types.ts';
import { conditionsByTier, conditionsOf, unreadableFigures } from './account-conditions.ts';
import { narrowestLotCost, typicalLotCost } from './lot-cost.ts';

const [template] = fakeAccountTypes;
const account = (changes: Partial<AccountType>): AccountType => ({ ...template!, ...changes });
const figures = { commissionProducts: 'Forex, Metal', typicalSpreads: 'EURUSD 0.1' };
const elite = account({
  tier: 'elite',
  commission: '$3 per side per lot on forex and metals',
  spread: 'from 0.0 pips',
  figures,
});

test('one lot of EURUSD costs its spread and two commissions', () => {
  const conditions = conditionsOf(elite);
  expect(narrowestLotCost(conditions)).toEqual({
    spreadPips: 0,
    spreadUsd: 0,
    commissionUsd: 6,
    totalUsd: 6,
    totalPips: 0.6,
  });
  expect(typicalLotCost(conditions)).toMatchObject({ spreadUsd: 1, totalUsd: 7, totalPips: 0.7 });
});

test('a commission on other classes only costs a currency pair nothing', () => {
  const onMetals = { ...elite, figures: { ...figures, commissionProducts: 'Metal' } };
  expect(narrowestLotCost(conditionsOf(onMetals))?.commissionUsd).toBe(0);
});

test.each<[string, Partial<AccountType>]>([
  ['a commission that is not understood', { commission: '$3 per lot' }],
  ['a spread that is not understood', { spread: 'variable' }],
  ['unknown classes', { figures: { ...figures, commissionProducts: 'Bonds' } }],
])('%s leaves the account out of the comparison and is reported', (_, changes) => {
  const unreadable = { ...elite, ...changes };
  expect(narrowestLotCost(conditionsOf(unreadable))).toBeUndefined();
  const content = {
    accountTypes: { state: 'ready', value: mapLanguages(() => [unreadable]) },
  } as const;
  expect(unreadableFigures(content)).toHaveLength(1);
});

test('what a content service leaves out is missing, but not unreadable', () => {
  const bare = { ...elite, figures: { commissionProducts: '', typicalSpreads: '' } };
  const content = { accountTypes: { state: 'ready', value: mapLanguages(() => [bare]) } } as const;
  expect(narrowestLotCost(conditionsOf(bare))).toBeUndefined();
  expect(unreadableFigures(content)).toEqual([]);
  expect(conditionsByTier(content).standard).toBeUndefined();
});

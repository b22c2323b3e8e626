import { expect, test } from 'vitest';
import { purposeOf, type Account } from './comparison.ts';

/** An account with the cost of one lot; undefined: its figures do not state it. */
const account = (
  id: string,
  cost?: { deposit: number; spread: number; commission: number },
): Account => ({
  id,
  title: id,
  tier: undefined,
  plan: { minDeposit: '', spread: '', commission: '', leverage: '', lotSize: '', instruments: '' },
  price: cost && {
    minDepositUsd: cost.deposit,
    spreadUsd: cost.spread,
    commissionUsd: cost.commission,
    narrowestUsd: undefined,
  },
});

test('an account’s purpose follows from its figures, and one without them has none', () => {
  const accounts = [
    account('elite', { deposit: 10_000, spread: 1, commission: 6 }),
    account('standard', { deposit: 100, spread: 13, commission: 0 }),
    account('premium', { deposit: 1000, spread: 9, commission: 0 }),
    account('dear', { deposit: 1000, spread: 14, commission: 0 }),
    account('foreign'),
  ];
  expect(accounts.map((of) => purposeOf(of, accounts))).toEqual([
    { name: 'active', usd: 7 },
    { name: 'small', usd: 100 },
    { name: 'regular', usd: 4 },
    undefined,
    undefined,
  ]);
});

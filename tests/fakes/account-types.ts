import type { AccountType } from '../../core/domain/account-type.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';

const titles: Record<Tier, string> = {
  standard: 'Standard Account',
  premium: 'Premium Account',
  elite: 'Elite Account',
};

/** The account types of every fake, in the service's order. */
export const fakeAccountTypes: readonly AccountType[] = tiers.map((tier) => ({
  id: `type-${tier}`,
  tier,
  figures: {
    minDepositUsd: 100,
    commissionPerSideUsd: 0,
    // As the pages state it: from zero whole pips on Elite.
    spreadPips: tier === 'elite' ? 0.2 : 1.2,
    maxLeverage: 500,
  },
  title: titles[tier],
  minDeposit: '$100',
  commission: '$0',
  spread: tier === 'elite' ? 'from 0.2 pips' : 'from 1.2 pips',
  leverage: '1:500',
  lotSize: '0.01',
  instruments: '6000+',
  spreadBasis: '',
}));

/** The content's list of them, each with what a test changes of it. */
export const accountsWith = (change: (account: AccountType) => Partial<AccountType> = () => ({})) =>
  mapLanguages(() => fakeAccountTypes.map((account) => ({ ...account, ...change(account) })));

import type { AccountType } from '../../../core/domain/account-type.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import { perLotUsd, type LotPrice } from './cost-balance.ts';

/** Conditions that an account's card states only where accounts differ in them. */
export const conditionNames = ['leverage', 'lotSize', 'instruments'] as const;

/** An account in the page's language, and what one lot costs on it. */
export interface Account extends Pick<AccountType, 'id' | 'title'> {
  tier: Tier | undefined;
  /** The texts of its card. */
  plan: Record<'minDeposit' | 'spread' | 'commission' | (typeof conditionNames)[number], string>;
  /** Undefined if the content does not state the cost in a form that can be computed with. */
  price: LotPrice | undefined;
}

export type PricedAccount = Account & { price: NonNullable<Account['price']> };

/** The accounts whose costs can be compared; none if it is only one. */
export function pricedAccounts(accounts: readonly Account[]): readonly PricedAccount[] {
  const priced = accounts.filter(
    (account): account is PricedAccount => account.price !== undefined,
  );
  return priced.length < 2 ? [] : priced;
}

/** For whom an account is: to start small (the first deposit), at a saving per lot without commission, or to trade often (the cost of a lot). */
export interface Purpose {
  name: 'small' | 'regular' | 'active';
  usd: number;
}

/** By the figures alone: an account that states none, or is none of the three, has no purpose. */
export function purposeOf({ id }: Account, accounts: readonly Account[]): Purpose | undefined {
  const priced = pricedAccounts(accounts);
  const leastDeposit = Math.min(...priced.map(({ price }) => price.minDepositUsd ?? Infinity));
  const small = priced.find(({ price }) => price.minDepositUsd === leastDeposit);
  const account = priced.find((candidate) => candidate.id === id);
  if (!small || !account) return undefined;
  if (account === small) return { name: 'small', usd: leastDeposit };
  const usd = perLotUsd(account.price);
  if (account.price.commissionUsd > 0) {
    const isCheapest = priced.every(({ price }) => perLotUsd(price) >= usd);
    return isCheapest ? { name: 'active', usd } : undefined;
  }
  const savingUsd = perLotUsd(small.price) - usd;
  return savingUsd > 0 ? { name: 'regular', usd: savingUsd } : undefined;
}

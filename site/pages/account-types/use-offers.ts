import type { AccountType } from '../../../core/domain/account-type.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import { accountTypesToRead, conditionsOf } from '../../conditions/account-conditions.ts';
import { narrowestLotCost, typicalLotCost, type LotCost } from '../../conditions/lot-cost.ts';
import { useSite } from '../../site-context.tsx';
import type { LotPrice } from './cost-balance.ts';

/** An account, and what one lot costs on it. */
export interface Offer {
  /** In the page's language. */
  account: AccountType;
  minDepositUsd: number | undefined;
  /** Undefined if the content does not state the cost in a form that can be computed with. */
  price: (LotPrice & { narrowest: LotCost }) | undefined;
}

function offersOf(content: SiteContent, accounts: readonly AccountType[]): Offer[] {
  const rows = accountTypesToRead(content);
  return accounts.map((account, index) => {
    const row = rows[index];
    const conditions = row && conditionsOf(row);
    const narrowest = conditions && narrowestLotCost(conditions);
    return {
      account,
      minDepositUsd: conditions?.minDepositUsd,
      price: narrowest && {
        narrowest,
        spreadUsd: narrowest.spreadUsd,
        commissionUsd: narrowest.commissionUsd,
        typicalUsd: typicalLotCost(conditions)?.totalUsd,
        minDepositUsd: conditions.minDepositUsd,
      },
    };
  });
}

/** All accounts; undefined if there is no list of them. */
export function useOffers(): readonly Offer[] | undefined {
  const { content, language } = useSite();
  const { accountTypes } = content;
  return accountTypes.state === 'ready'
    ? offersOf(content, accountTypes.value[language.code])
    : undefined;
}

export type PricedOffer = Offer & { price: NonNullable<Offer['price']> };

/** Those whose costs can be compared; none if it is only one. */
export function pricedOffers(offers: readonly Offer[]): readonly PricedOffer[] {
  const priced = offers.filter((offer): offer is PricedOffer => offer.price !== undefined);
  return priced.length < 2 ? [] : priced;
}

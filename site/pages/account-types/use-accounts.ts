import { accountTypesToRead, conditionsOf } from '../../conditions/account-conditions.ts';
import { narrowestLotCost, typicalLotCost } from '../../conditions/lot-cost.ts';
import { useSite } from '../../site-context.tsx';
import type { Account } from './comparison.ts';

/** All accounts; undefined if there is no list of them. */
export function useAccounts(): readonly Account[] | undefined {
  const { content, language } = useSite();
  if (content.accountTypes.state !== 'ready') return undefined;
  const rows = accountTypesToRead(content);
  return content.accountTypes.value[language.code].map((account, index) => {
    const { id, title, tier, minDeposit, commission, spread, leverage, lotSize, instruments } =
      account;
    const row = rows[index];
    const conditions = row && conditionsOf(row);
    const narrowest = conditions && narrowestLotCost(conditions);
    return {
      id,
      title,
      tier,
      values: { minDeposit, commission, spread, leverage, lotSize, instruments },
      price: narrowest && {
        spreadUsd: narrowest.spreadUsd,
        commissionUsd: narrowest.commissionUsd,
        totalPips: narrowest.totalPips,
        typicalUsd: typicalLotCost(conditions)?.totalUsd,
        minDepositUsd: conditions.minDepositUsd,
      },
    };
  });
}

import { narrowestLotCost, typicalLotCost } from '../../conditions/lot-cost.ts';
import { useSite } from '../../site-context.tsx';
import type { Account } from './comparison.ts';

/** All accounts; undefined if there is no list of them. */
export function useAccounts(): readonly Account[] | undefined {
  const { content, language } = useSite();
  if (content.accountTypes.state !== 'ready') return undefined;
  return content.accountTypes.value[language.code].map(({ id, title, tier, figures, ...texts }) => {
    const { minDeposit, commission, spread, leverage, lotSize, instruments } = texts;
    const narrowest = narrowestLotCost(content, figures);
    return {
      id,
      title,
      tier,
      values: { minDeposit, commission, spread, leverage, lotSize, instruments },
      price: narrowest && {
        spreadUsd: narrowest.spreadUsd,
        commissionUsd: narrowest.commissionUsd,
        totalPips: narrowest.totalPips,
        typicalUsd: typicalLotCost(content, figures)?.totalUsd,
        minDepositUsd: figures.minDepositUsd,
      },
    };
  });
}

import { comparedPair, lotCost } from '../../conditions/lot-cost.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import type { Account } from './comparison.ts';

/** All accounts; undefined if there is no list of them. */
export function useAccounts(): readonly Account[] | undefined {
  const t = useWords('account-types');
  const { content, language } = useSite();
  const accounts = content.accountTypes?.[language.code];
  if (!accounts) return undefined;
  const costs = accounts.map(({ figures }) => ({
    typical: lotCost(content, figures, figures.typicalSpreads?.[comparedPair.symbol]),
    narrowest: lotCost(content, figures, figures.spreadPips),
  }));
  // Costs at different spreads are not compared.
  const isTypical = costs.every(({ typical, narrowest }) => typical || !narrowest);
  return accounts.map(({ id, title, tier, figures, ...texts }, index) => {
    const { minDeposit, commission, leverage, lotSize, instruments } = texts;
    const typicalPips = figures.typicalSpreads?.[comparedPair.symbol];
    const pips = typicalPips && isolate(formatNumber(typicalPips, language.code), language.code);
    const spread = pips ? t('typicalFirst', { pips, spread: texts.spread }) : texts.spread;
    const { typical, narrowest } = costs[index] ?? {};
    const price = isTypical ? typical : narrowest;
    return {
      id,
      title,
      tier,
      plan: { minDeposit, spread, commission, leverage, lotSize, instruments },
      price: price && {
        spreadUsd: price.spreadUsd,
        commissionUsd: price.commissionUsd,
        narrowestUsd: isTypical ? narrowest?.totalUsd : undefined,
        minDepositUsd: figures.minDepositUsd,
      },
    };
  });
}

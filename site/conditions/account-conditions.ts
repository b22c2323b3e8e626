import type { AccountFigures } from '../../core/domain/account-type.ts';
import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { mapTiers, type Tier } from '../../core/domain/tiers.ts';

/** The figures of each tier's first account type, the same in every language; undefined for a tier that the content does not name. */
export function figuresByTier({
  accountTypes,
}: Pick<SiteContent, 'accountTypes'>): Record<Tier, AccountFigures | undefined> {
  const accounts = accountTypes?.[defaultContentLocale] ?? [];
  return mapTiers((tier) => accounts.find((account) => account.tier === tier)?.figures);
}

/** True if one of these tiers is known to pay a commission on a class: texts that say "no commission" are left out then. */
export const chargesCommission = (
  content: Pick<SiteContent, 'accountTypes'>,
  instrumentClass: InstrumentClass,
  onTiers: readonly Tier[],
): boolean => {
  const byTier = figuresByTier(content);
  return onTiers.some(
    (tier) => (roundTurnCommissionUsd(byTier[tier] ?? {}, instrumentClass) ?? 0) > 0,
  );
};

/** The commission of one lot of a class, there and back; undefined if the content does not say. */
export function roundTurnCommissionUsd(
  { commissionPerSideUsd, commissionClasses }: AccountFigures,
  instrumentClass: InstrumentClass,
): number | undefined {
  if (commissionPerSideUsd === 0) return 0;
  if (commissionPerSideUsd === undefined || commissionClasses === undefined) return undefined;
  return commissionClasses.includes(instrumentClass) ? 2 * commissionPerSideUsd : 0;
}

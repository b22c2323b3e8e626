import { mapKeys } from '../util/map-keys.ts';

/** The tiers of accounts, in the order of the site. */
export const tiers = ['standard', 'premium', 'elite'] as const;
export type Tier = (typeof tiers)[number];

/** How the content service spells them. */
export const tierSpelling = {
  standard: 'Standard',
  premium: 'Premium',
  elite: 'Elite',
} as const satisfies Record<Tier, string>;

export const mapTiers = <Value>(valueOf: (tier: Tier) => Value): Record<Tier, Value> =>
  mapKeys(tiers, valueOf);

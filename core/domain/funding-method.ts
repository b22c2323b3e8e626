/** Which way money can go by a method. */
export const fundingDirections = ['both', 'deposit', 'withdrawal'] as const;
export type FundingDirection = (typeof fundingDirections)[number];

/** The texts of a method, which a language may translate one by one; '' for a missing one. Only the name is required. */
export const fundingMethodTexts = [
  'name',
  /** The smallest deposit. */
  'minimum',
  /** Ours: payment services may charge their own. */
  'fee',
  /** How long a deposit normally takes, and a withdrawal once we have paid it out. */
  'depositTime',
  'withdrawalTime',
] as const;
export type FundingMethodText = (typeof fundingMethodTexts)[number];

/** A way to pay money into an account and out of it. */
export interface FundingMethod extends Record<FundingMethodText, string> {
  /** The same in all languages; the site has a logo for some. */
  id: string;
  /** Codes, as the service spells them. */
  currencies: readonly string[];
  direction: FundingDirection;
  /** The longest that a withdrawal usually takes once we have paid it out, in business days; 0: the same day. */
  withdrawalDays: number | undefined;
}

import type { FundingMethod } from '../../core/domain/funding-method.ts';

/** The funding methods of every fake, in the service's order: as many as fill the home page's carousel. */
export const fakeFundingMethods: readonly FundingMethod[] = [
  'bank-transfer',
  'visa',
  'mastercard',
  'unionpay',
  'skrill',
  'neteller',
  'usdt',
  'bitcoin',
].map((id) => ({
  id,
  name: `Method ${id}`,
  currencies: ['USD', 'EUR'],
  minimum: '$50',
  fee: 'None',
  depositTime: 'a few minutes',
  withdrawalTime: '1–3 business days',
  withdrawalDays: 3,
  direction: 'both',
}));

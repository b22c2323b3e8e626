import type { FundingMethod } from '../../core/domain/funding-method.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { claims } from '../facts/claims.ts';
import { formatClaim } from '../i18n/format.ts';

/** From request to arrival: checks, payment and the payment service as one, '8 business days'; undefined if the content does not state the last. */
export function withdrawalTotal(
  { withdrawalDays, direction }: FundingMethod,
  language: LanguageCode,
): string | undefined {
  if (withdrawalDays === undefined || direction === 'deposit') return undefined;
  const paid = claims.withdrawalPaid.value;
  return formatClaim({ ...paid, value: paid.value + withdrawalDays }, language);
}

import type { FundingMethod } from '../../core/domain/funding-method.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { claims } from '../facts/claims.ts';
import { formatClaim } from '../i18n/format.ts';

/** Our time and the payment service's as one, '6 business days'; undefined if the content does not state the latter. */
export function withdrawalTotal(
  { withdrawalDays, direction }: FundingMethod,
  language: LanguageCode,
): string | undefined {
  if (withdrawalDays === undefined || direction === 'deposit') return undefined;
  const { value } = claims.withdrawalHandling;
  return formatClaim({ ...value, value: value.value + withdrawalDays }, language);
}

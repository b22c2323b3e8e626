import type { FundingMethod } from '../../core/domain/funding-method.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';

/** A language's funding methods; none if the service has none, or could not be read. */
export const fundingMethodsOf = (
  { fundingMethods }: Pick<SiteContent, 'fundingMethods'>,
  language: LanguageCode,
): readonly FundingMethod[] => fundingMethods?.[language] ?? [];

import type { FundingMethod } from '../../contract/funding-method.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import type { SiteContent } from '../../contract/site-content.ts';

/** A language's funding methods; none if the service has none, or could not be read. */
export const fundingMethodsOf = (
  { fundingMethods }: SiteContent,
  language: LanguageCode,
): readonly FundingMethod[] =>
  fundingMethods.state === 'ready' ? fundingMethods.value[language] : [];

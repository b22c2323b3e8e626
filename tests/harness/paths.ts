import type { LanguageCode } from '../../contract/languages.ts';
import { pagePath, type RouteName } from '../../site/paths.ts';

/** The path of a page in a language (the default one unless told), on the site as it comes or on one in English. */
export function pathOf(
  route: RouteName,
  {
    language,
    englishDefault,
  }: { language?: LanguageCode | undefined; englishDefault?: boolean | undefined } = {},
): string {
  const defaultLanguage = englishDefault ? 'en' : 'zh';
  return pagePath(language ?? defaultLanguage, route, defaultLanguage);
}

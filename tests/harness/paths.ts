import type { LanguageCode } from '../../core/domain/languages.ts';
import { pagePath, type RouteName } from '../../site/paths.ts';

/** The path of a page in a language (by default the default one), on the default site or on one whose default is English. */
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

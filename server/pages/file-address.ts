import type { LanguageCode } from '../../core/domain/languages.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.ts';

/**
 * Where a path of the static export (`/account-specs/premium`) is on the server: `/account-specs?tier=premium`. Links survive the
 * move from one to the other.
 */
export function addressOfFile(path: string, defaultLanguage: LanguageCode): string | undefined {
  const { language } = splitLanguage(path, defaultLanguage);
  for (const name of routeNames) {
    const { queryStringInFiles }: Route = routes[name];
    const page = pagePath(language, name, defaultLanguage);
    if (!queryStringInFiles || !path.startsWith(`${page}/`)) continue;
    const queryString = queryStringInFiles(path.slice(page.length));
    return queryString && page + queryString;
  }
  return undefined;
}

import type { PortalPath } from '../../core/domain/api-paths.ts';
import type { Article } from '../../core/domain/article.ts';
import type { Audience } from '../../core/domain/audience.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { articlePath, pagePath, prefixed, routeNames, type RouteName } from '../../site/paths.ts';

/** One page in one language, for one audience. */
export interface PageKey {
  /** Undefined: an error page. */
  routeName: RouteName | undefined;
  language: LanguageCode;
  audience: Audience;
  /** The path to the portal that an error page refuses. Undefined: the page is that of an unknown path. */
  refusedPath?: PortalPath | undefined;
  /** The page is that of this article. */
  slug?: string | undefined;
}

/** The pages of articles in the languages that they have, by path. */
export const articlesByPath = (
  articles: readonly Article[],
  defaultLanguage: LanguageCode,
  audience: Audience,
): Map<string, PageKey> =>
  new Map(
    articles.flatMap(({ slug, texts }) =>
      keysOf(texts).map((language) => [
        prefixed(articlePath(slug), language, defaultLanguage),
        { routeName: 'news', language, audience, slug },
      ]),
    ),
  );

/** Every page of a route in every language by its path. */
export function pagesByPath(
  defaultLanguage: LanguageCode,
  audience: Audience,
): ReadonlyMap<string, PageKey> {
  return new Map(
    routeNames.flatMap((routeName) =>
      languageCodes.map((language) => [
        pagePath(language, routeName, defaultLanguage),
        { routeName, language, audience },
      ]),
    ),
  );
}

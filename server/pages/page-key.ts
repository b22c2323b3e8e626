import type { Article } from '../../core/domain/article.ts';
import type { Campaign } from '../../core/domain/campaign.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import {
  itemPath,
  itemRoutes,
  pagePath,
  prefixed,
  routeNames,
  type PageItem,
  type RouteName,
} from '../../site/paths.ts';

/** One page in one language. */
export interface PageKey {
  /** Undefined: an error page. */
  routeName: RouteName | undefined;
  language: LanguageCode;
  /** The error page is that in the portal's place, not that of an unknown path. */
  isRefusal?: boolean;
  /** The page is that of this article or campaign. */
  item?: PageItem | undefined;
}

/** The pages of articles and campaigns in the languages that they have, by path. */
export function itemsByPath(
  { articles = [], campaigns = [] }: Pick<SiteContent, 'articles' | 'campaigns'>,
  defaultLanguage: LanguageCode,
): Map<string, PageKey> {
  const keysFor = (
    { slug, texts }: Pick<Article | Campaign, 'slug' | 'texts'>,
    kind: PageItem['kind'],
  ): [string, PageKey][] =>
    keysOf(texts).map((language) => [
      prefixed(itemPath({ kind, slug }), language, defaultLanguage),
      { routeName: itemRoutes[kind], language, item: { kind, slug } },
    ]);
  return new Map([
    ...articles.flatMap((article) => keysFor(article, 'article')),
    ...campaigns.flatMap((campaign) => keysFor(campaign, 'campaign')),
  ]);
}

/** Every page of a route in every language by its path. */
export function pagesByPath(defaultLanguage: LanguageCode): ReadonlyMap<string, PageKey> {
  return new Map(
    routeNames.flatMap((routeName) =>
      languageCodes.map((language) => [
        pagePath(language, routeName, defaultLanguage),
        { routeName, language },
      ]),
    ),
  );
}

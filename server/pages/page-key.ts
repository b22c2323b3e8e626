import type { PortalPath } from '../../core/domain/api-paths.ts';
import type { Audience } from '../../core/domain/audience.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pagePath, routeNames, type RouteName } from '../../site/paths.ts';

/** One page in one language, for one audience. */
export interface PageKey {
  /** Undefined: an error page. */
  routeName: RouteName | undefined;
  language: LanguageCode;
  audience: Audience;
  /** The path to the portal that an error page refuses. Undefined: the page is that of an unknown path. */
  refusedPath?: PortalPath | undefined;
}

/** Every page in every language by its path. */
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

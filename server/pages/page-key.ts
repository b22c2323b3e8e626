import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { pagePath, routeNames, type RouteName } from '../../site/paths.ts';

/** One page in one language. */
export interface PageKey {
  /** Undefined: the error page of an unknown path. */
  routeName: RouteName | undefined;
  language: LanguageCode;
}

/** Every page in every language by its path. */
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

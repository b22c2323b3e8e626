import type { LanguageCode } from '../../core/domain/languages.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import type { PlainResponses } from '../http/plain-responses.ts';
import { isReadMethod, queryStringOf } from './request-url.ts';

/**
 * Maps a mistyped path to the page it was meant for: trailing slashes, wrong case, a superfluous prefix of the default
 * language.
 * @returns a function that gives undefined for a path of no page, and the path itself if it is canonical
 */
function createCanonicalPaths(
  paths: readonly string[],
  defaultLanguage: LanguageCode,
): (path: string) => string | undefined {
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));

  return (path) => {
    const trimmed = path.toLowerCase().replace(/\/+$/, '') || '/';
    const { language, rest, prefixed } = splitLanguage(trimmed, defaultLanguage);
    const unprefixed = prefixed && language === defaultLanguage ? rest : trimmed;
    return byLowerCase.get(unprefixed);
  };
}

/** Redirects a mistyped path, with its query string; undefined for any other path. */
export function createCanonicalRedirect(
  paths: readonly string[],
  defaultLanguage: LanguageCode,
  plain: PlainResponses,
): (request: Request, path: string) => Response | undefined {
  const canonicalPath = createCanonicalPaths(paths, defaultLanguage);

  return (request, path) => {
    const canonical = canonicalPath(path);
    if (canonical === undefined || canonical === path) return undefined;
    if (!isReadMethod(request.method)) return plain.methodNotAllowed('GET, HEAD');
    return plain.redirect(308, canonical + queryStringOf(request.url));
  };
}

import type { LanguageCode } from '../../core/domain/languages.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import type { Redirects } from './redirects.ts';

/** The path that a request was meant for. */
export interface Correction {
  status: 301 | 308;
  path: string;
  /** `language=zh` where the path named the default language: it is the visitor's choice. */
  parameters: string;
}

/**
 * Corrects mistyped paths (repeated slashes, slashes at the end, wrong case, a superfluous prefix of the default language) and
 * those that have moved.
 * @param paths asked for each request that finds no page: editors publish pages while the site runs
 * @returns a function that gives undefined for a canonical path, and for one that means nothing
 */
export function createPathCorrection(
  paths: () => readonly string[],
  redirects: Redirects,
  defaultLanguage: LanguageCode,
): (path: string) => Correction | undefined {
  return (path) => {
    const trimmed =
      path
        .toLowerCase()
        .replaceAll(/\/{2,}/g, '/')
        .replace(/\/$/, '') || '/';
    const { language, rest, prefixed } = splitLanguage(trimmed, defaultLanguage);
    const isNamed = prefixed && language === defaultLanguage;
    const unprefixed = isNamed ? rest : trimmed;
    const parameters = isNamed ? `language=${language}` : '';
    const canonical = paths().find((known) => known.toLowerCase() === unprefixed);
    if (canonical !== undefined)
      return canonical === path ? undefined : { status: 308, path: canonical, parameters };
    const moved = redirects.get(unprefixed);
    return moved === undefined ? undefined : { status: 301, path: moved, parameters };
  };
}

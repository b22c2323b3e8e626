import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import type { Tier } from '../../contract/instrument-spec.ts';
import { paths, type RouteName } from '../paths.ts';

/** Where the site lives and where it sends people, from the settings. */
export interface LinkSettings {
  /** Origin without a slash at its end, e.g. `https://www.example.com`. */
  publicOrigin: string;
  defaultLanguage: LanguageCode;
  portalRegister: string;
  portalLogin: string;
}

/** The only makers of addresses. Nothing else in the site writes an `href`. */
export interface Links {
  /** A page in the reader's language. */
  page(route: RouteName, fragment?: string): string;
  /** A page in any language. */
  pageIn(language: LanguageCode, route: RouteName): string;
  /** The same with the site's origin, for canonical and hreflang. */
  absolute(language: LanguageCode, route: RouteName): string;
  /** What the browser fetches for the specifications' table, from our own server. */
  specsList(tier: Tier): string;
  instrumentNames(): string;
  /** The specifications as a file in the reader's language; further parameters are appended. */
  specsFile(format: 'csv' | 'json'): string;
  document(id: string): string;
  signup(): string;
  portalRegister: string;
  portalLogin: string;
  email(address: string): string;
}

/** The address of a route in a language: plain in the default language, under its prefix in every other one. */
export function pagePath(
  language: LanguageCode,
  route: RouteName,
  defaultLanguage: LanguageCode,
): string {
  const path = paths[route];
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

export function createLinks(language: LanguageCode, settings: LinkSettings): Links {
  const { defaultLanguage, publicOrigin, portalRegister, portalLogin } = settings;
  return {
    page: (route, fragment) =>
      pagePath(language, route, defaultLanguage) + (fragment ? `#${fragment}` : ''),
    pageIn: (other, route) => pagePath(other, route, defaultLanguage),
    absolute: (other, route) => publicOrigin + pagePath(other, route, defaultLanguage),
    specsList: (tier) => `/api/${tier}-account-specs`,
    instrumentNames: () => '/api/instrument-names',
    specsFile: (format) => `/api/account-specs.${format}?language=${language}`,
    document: (id) => `/assets/docs/${id}.pdf`,
    signup: () => '/signup',
    portalRegister,
    portalLogin,
    email: (address) => `mailto:${address}`,
  };
}

/** The language and the rest of a path: `/en/about` → en, `/about`; an unknown prefix belongs to the path. */
export function splitLanguage(
  path: string,
  defaultLanguage: LanguageCode,
): { language: LanguageCode; rest: string; prefixed: boolean } {
  for (const code of languageCodes) {
    if (path === `/${code}`) return { language: code, rest: '/', prefixed: true };
    if (path.startsWith(`/${code}/`))
      return { language: code, rest: path.slice(code.length + 1), prefixed: true };
  }
  return { language: defaultLanguage, rest: path, prefixed: false };
}

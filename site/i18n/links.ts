import {
  documentsPath,
  instrumentNamesPath,
  listPath,
  signupPath,
  specFilePath,
  type PortalPath,
} from '../../core/domain/api-paths.ts';
import type { Audience } from '../../core/domain/audience.ts';
import { specsList } from '../../core/domain/content-lists.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { pagePath, type RouteName } from '../paths.ts';

/** The URLs that depend on the settings. */
export interface LinkSettings {
  /** Without a trailing slash: `https://www.example.com`. */
  publicOrigin: string;
  defaultLanguage: LanguageCode;
  portalRegister: string;
  portalLogin: string;
}

/** Where the site's buttons lead into the client portal. */
export interface PortalLinks {
  register: string;
  login: string;
  /** Registration by the site's own short path. */
  signup: string;
}

/** The only source of the site's hrefs, apart from the contact form's `mailto:` URL (`site/pages/contact/mailto-url.ts`). */
export interface Links {
  /** A page in the page's own language. */
  page(route: RouteName, fragment?: string): string;
  /** A page in any language. */
  pageIn(language: LanguageCode, route: RouteName): string;
  /** A path that no page has: the error page in any language, status 404. */
  unknownIn(language: LanguageCode): string;
  /** What takes the portal's place for those who are not served, in any language: status 451. */
  refusedIn(language: LanguageCode, path: PortalPath): string;
  /** The URL of `pageIn` with the site’s origin, for `canonical` and `hreflang`. */
  absolute(language: LanguageCode, route: RouteName): string;
  /** A tier's list for the specifications' table. */
  specsList(tier: Tier): string;
  instrumentNames(): string;
  /**
   * The specifications as a file in the page's language; the view's parameters are appended with `&`.
   */
  specsFile(format: 'csv' | 'json'): string;
  document(id: string): string;
  /** Undefined where the broker serves nobody: what leads there, or speaks of it as an offer, is left out. */
  portal: PortalLinks | undefined;
  email(email: string): string;
}

export function createLinks(
  language: LanguageCode,
  settings: LinkSettings,
  audience: Audience = 'served',
): Links {
  const { defaultLanguage, publicOrigin, portalRegister, portalLogin } = settings;
  return {
    page: (route, fragment) =>
      pagePath(language, route, defaultLanguage) + (fragment ? `#${fragment}` : ''),
    pageIn: (other, route) => pagePath(other, route, defaultLanguage),
    unknownIn: (other) => (other === defaultLanguage ? '/404' : `/${other}/404`),
    refusedIn: (other, path) => (other === defaultLanguage ? path : `/${other}${path}`),
    absolute: (other, route) => publicOrigin + pagePath(other, route, defaultLanguage),
    specsList: (tier) => listPath(specsList(tier)),
    instrumentNames: () => instrumentNamesPath,
    specsFile: (format) => `${specFilePath(format)}?language=${language}`,
    document: (id) => `${documentsPath}${id}.pdf`,
    portal:
      audience === 'served'
        ? { register: portalRegister, login: portalLogin, signup: signupPath }
        : undefined,
    email: (email) => `mailto:${email}`,
  };
}

/** The language and the rest of a path: `/en/about` is `en` and `/about`. An unknown prefix belongs to the path. */
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

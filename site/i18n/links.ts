import {
  documentsPath,
  instrumentNamesPath,
  listPath,
  signupPath,
  specFilePath,
} from '../../core/domain/api-paths.ts';
import type { Audience } from '../../core/domain/audience.ts';
import { specsList } from '../../core/domain/content-lists.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { pagePath, prefixed, type RouteName } from '../paths.ts';

/** The URLs that depend on the settings. */
export interface LinkSettings {
  /** Without a trailing slash: `https://www.example.com`. */
  publicOrigin: string;
  defaultLanguage: LanguageCode;
  portalRegister: string;
  portalLogin: string;
}

export type Links = ReturnType<typeof createLinks>;

/** The only source of the site's hrefs, apart from the contact form's `mailto:` URL (`site/pages/contact/mailto-url.ts`). */
export function createLinks(
  language: LanguageCode,
  settings: LinkSettings,
  audience: Audience = 'served',
) {
  const { defaultLanguage, publicOrigin, portalRegister, portalLogin } = settings;
  /** A page in any language. */
  const pageIn = (other: LanguageCode, route: RouteName): string =>
    pagePath(other, route, defaultLanguage);
  return {
    pageIn,
    /** A page in the page's own language. */
    page: (route: RouteName, fragment?: string): string =>
      pageIn(language, route) + (fragment ? `#${fragment}` : ''),
    /** A path that no page has: the error page in any language, status 404. */
    unknownIn: (other: LanguageCode): string =>
      other === defaultLanguage ? '/404' : `/${other}/404`,
    /** The page in the portal's place for those who are not served, in any language: status 451. */
    refusedIn: (other: LanguageCode): string => prefixed(signupPath, other, defaultLanguage),
    /** A link that an editor typed: a path, in the page's language whatever it was copied from, or another site's URL. */
    typed: (href: string): string =>
      href.startsWith('/')
        ? prefixed(splitLanguage(href, defaultLanguage).rest, language, defaultLanguage)
        : href,
    /** The URL of `pageIn` with the site’s origin, for `canonical` and `hreflang`. */
    absolute: (other: LanguageCode, route: RouteName): string =>
      publicOrigin + pageIn(other, route),
    /** A tier's list for the specifications' table. */
    specsList: (tier: Tier): string => listPath(specsList(tier)),
    instrumentNames: (): string => instrumentNamesPath,
    /** The specifications as a file in the page's language; the view's parameters are appended with `&`. */
    specsFile: (): string => `${specFilePath}?language=${language}`,
    document: (id: string): string => `${documentsPath}${id}.pdf`,
    /** Undefined where the broker serves nobody: what leads there, or speaks of it as an offer, is left out. */
    portal:
      audience === 'served'
        ? { register: portalRegister, login: portalLogin, signup: signupPath }
        : undefined,
    email: (email: string): string => `mailto:${email}`,
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

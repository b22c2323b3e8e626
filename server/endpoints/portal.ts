import {
  linkParametersPath,
  loginPath,
  portalPaths,
  signupPath,
} from '../../core/domain/api-paths.ts';
import { isLanguageCode, languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { LinkParameterFacts } from '../../core/domain/referral-parameters.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import { redirectsOf, type Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import { toResponse } from '../http/stored-response.ts';
import type { Pages } from '../pages/pages.ts';
import { portalStandIn } from '../pages/plain-pages.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The paths that lead to the portal: alone, and with the prefix of every language, as a reader of its pages may type them.
 * The portal itself has one form of each.
 */
export function portalEndpoints(settings: Settings): Endpoint[] {
  const { portalLogin, portalRegister } = settings.links;
  const headers = varyOf(settings);
  const redirects = ['', ...languageCodes.map((code) => `/${code}`)].flatMap(
    (prefix): Endpoint[] => [
      { kind: 'redirect', path: prefix + loginPath, location: portalLogin, headers },
      { kind: 'redirect', path: prefix + signupPath, location: portalRegister, headers },
    ],
  );
  const standIns = (['login', 'register'] as const).map((purpose): Endpoint => ({
    kind: 'read',
    path: portalPaths[purpose],
    handler: (request) =>
      toResponse(
        portalStandIn(purpose, visitorLanguage(request, settings), settings, {
          'cache-control': cachePolicies.privatePage,
          ...headers,
        }),
        request,
      ),
  }));
  return [...redirects, ...(settings.portal ? [] : standIns)];
}

/** The language of the page that the visitor came from, or else the one that the browser prefers, if the site has it. */
function visitorLanguage(
  { headers, url }: Request,
  { defaultLanguage }: Settings,
): LanguageCode | undefined {
  const referer = URL.parse(headers.get('referer') ?? '');
  if (referer?.host === new URL(url).host)
    return splitLanguage(referer.pathname, defaultLanguage).language;
  const preferred = /^[a-z]+/i.exec(headers.get('accept-language') ?? '')?.[0].toLowerCase() ?? '';
  return isLanguageCode(preferred) ? preferred : undefined;
}

/** The response to visitors of a country that is not served, at the same paths: a page in their language, status 451. */
export function portalRefusals(
  portal: readonly Endpoint[],
  pages: Pick<Pages, 'refusal'>,
  { publicOrigin, defaultLanguage }: Settings,
): Endpoint[] {
  return portal.map(({ path }) => ({
    kind: 'read',
    path,
    async handler(request) {
      const { language } = splitLanguage(path, defaultLanguage);
      const response = toResponse(await pages.refusal(language), request);
      // The party that refuses (RFC 7725).
      response.headers.set('link', `<${publicOrigin}>; rel="blocked-by"`);
      return response;
    },
  }));
}

/** Caches tell apart what depends on the country. */
const varyOf = ({ countryHeader }: Settings): Record<string, string> =>
  countryHeader ? { vary: countryHeader } : {};

/** Every link that leads to the portal, as pages write it. */
export function portalLinksOf(settings: Settings, endpoints: readonly Endpoint[]): string[] {
  const { portalLogin, portalRegister } = settings.links;
  return [portalRegister, portalLogin, ...redirectsOf(endpoints).map(({ path }) => path)];
}

/** For the code in the browser that carries a visitor's parameters to the portal (site/shell/carry.ts). */
export const linkParameters = (settings: Settings, portalLinks: readonly string[]): Endpoint => ({
  kind: 'read',
  path: linkParametersPath,
  handler: () => {
    const facts: LinkParameterFacts = { ...settings.referral, portalLinks };
    return Response.json(facts, {
      headers: {
        'cache-control': settings.countryHeader
          ? cachePolicies.privatePage
          : cachePolicies.namedFile,
        ...varyOf(settings),
      },
    });
  },
});

import { contentChangedPath, isApiPath } from '../core/domain/api-paths.ts';
import type { Audience } from '../core/domain/audience.ts';
import { addParameters, validParameters } from '../core/domain/referral-parameters.ts';
import { messageOf } from '../core/util/error-message.ts';
import { brand } from '../site/facts/brand.ts';
import { splitLanguage } from '../site/i18n/links.ts';
import type { RenderContext } from '../site/render-page.tsx';
import { contactPagePosts } from './contact/contact-page.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { ContentCache } from './content-service/content-cache.ts';
import { createContentChanged } from './content-service/content-changed.ts';
import { contentEndpoints } from './content-service/content-endpoints.ts';
import type { Pictures } from './content-service/pictures.ts';
import { articleEndpoints } from './endpoints/articles.ts';
import { createReadinessHandler, health, readinessOf } from './endpoints/health.ts';
import {
  linkParameters,
  portalEndpoints,
  portalLinksOf,
  portalRefusals,
} from './endpoints/portal.ts';
import { searchEngineEndpoints } from './endpoints/search-engines.ts';
import { createPageResponder } from './http/carry-parameters.ts';
import { createIpReader } from './http/client-ip.ts';
import { redirectsOf, type Endpoint } from './http/endpoint.ts';
import { securityHeaders } from './http/headers.ts';
import { createPathCorrection } from './http/path-correction.ts';
import {
  errorResponse,
  methodNotAllowed,
  redirectResponse,
  textResponse,
} from './http/plain-responses.ts';
import type { Redirects } from './http/redirects.ts';
import { isReadMethod, pathOf, queryStringOf } from './http/request-url.ts';
import { toResponse, type StoredResponse } from './http/stored-response.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages/pages.ts';
import { busyPage, failurePage } from './pages/plain-pages.ts';
import { createTurnQueue, QueueFullError } from './pages/turn-queue.ts';
import type { Settings } from './settings/settings.ts';
import { searchEndpoints } from './site-search/search-endpoints.ts';

export interface AppOptions {
  settings: Settings;
  pages: Pages;
  /** For visitors in countries that are not served. */
  pagesNotServed: Pages;
  /** Files of the build by URL path. */
  files: ReadonlyMap<string, StoredResponse>;
  /** Pictures of articles. */
  pictures: Pick<Pictures, 'find'>;
  redirects: Redirects;
  content: Pick<ContentCache, 'status' | 'wasRead'>;
  /** The content of the pages. */
  context: () => RenderContext;
  refreshContent: () => Promise<unknown>;
  /** Undefined: there is no CMS that shares a secret. */
  preview?: Endpoint | undefined;
  log: Log;
  /** Undefined: contact messages are not accepted. */
  contact: ContactService | undefined;
}

const maxPathLength = 2048;
const countriesNotServed = new Set<string>(brand.countriesNotServed);

/**
 * Whom a request is from, by the country that the edge states. Anything but one code of the brand's (none, several, the CDNs' `XX`
 * and `T1`) is from somebody who is served: nobody is turned away for what the edge does not know.
 */
const audienceIn = (country: string | null): Audience =>
  country !== null && countriesNotServed.has(country.toUpperCase()) ? 'notServed' : 'served';

export type App = ReturnType<typeof createApp>;

/** The whole site: a request in, a response out. */
export function createApp(options: AppOptions) {
  const { settings, pages, pagesNotServed, context, files, redirects, log, contact } = options;
  const { defaultLanguage, countryHeader, referral } = settings;
  const waitForTurn = createTurnQueue();

  const portal = portalEndpoints(settings);
  const portalLinks = portalLinksOf(settings, portal);
  const send = createPageResponder(settings, portalLinks, waitForTurn);
  const forEverybody: Endpoint[] = [
    { kind: 'read', path: '/healthz', handler: health },
    { kind: 'read', path: '/readyz', handler: createReadinessHandler(settings, options) },
    ...searchEngineEndpoints(settings, () => context().content),
    ...articleEndpoints(settings, () => context().content.articles),
    ...contentEndpoints(context),
    ...searchEndpoints(pages, context),
    ...(contact?.endpoints ?? []),
    ...(options.preview ? [options.preview] : []),
  ];
  const { changedSecret } = settings.content;
  if (changedSecret) {
    const handler = createContentChanged(changedSecret, options.refreshContent);
    forEverybody.push({ kind: 'call', path: contentChangedPath, handler });
  }
  const endpoints = [...forEverybody, ...portal, linkParameters(settings, portalLinks)];

  function respondToError(error: unknown, request: Request): Response {
    if (error instanceof QueueFullError) return toResponse(busyPage(settings), request);
    log.error('Unexpected Application Error!', {
      error: messageOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
    return toResponse(failurePage(error, settings), request);
  }
  const redirected = redirectsOf(endpoints).map(({ path }) => path);
  const correct = createPathCorrection(
    () => [...pages.paths(), ...redirected],
    redirects,
    defaultLanguage,
  );
  const readIp = createIpReader(settings.trustedProxies, log);
  const commonHeaders = Object.entries(securityHeaders(settings));

  /** Responds for one audience. */
  function createResponder(itsPages: Pages, itsEndpoints: readonly Endpoint[]) {
    const posts = contactPagePosts({ contact, pages: itsPages, send, defaultLanguage });
    const byPath = new Map(itsEndpoints.map((endpoint) => [endpoint.path, endpoint]));

    async function respondAtEndpoint(
      endpoint: Endpoint,
      request: Request,
      ip: string,
    ): Promise<Response> {
      if (endpoint.kind === 'call') return endpoint.handler(request, ip);
      if (!isReadMethod(request.method)) return methodNotAllowed('GET, HEAD');
      if (endpoint.kind === 'read') {
        if (endpoint.takesTurn) await waitForTurn(ip);
        return endpoint.handler(request, ip);
      }
      const parameters = validParameters(queryStringOf(request.url), referral.names);
      return redirectResponse(302, addParameters(endpoint.location, parameters), endpoint.headers);
    }

    return async (request: Request, path: string, ip: string): Promise<Response> => {
      const queryString = queryStringOf(request.url);
      if (isReadMethod(request.method)) {
        const found =
          files.get(path) ??
          (await options.pictures.find(path)) ??
          itsPages.find(path, queryString);
        if (typeof found === 'function') {
          await waitForTurn(ip);
          return send(await found(), request, ip);
        }
        if (found) return send(found, request, ip);
      } else if (files.has(path) || itsPages.paths().includes(path)) {
        const post = posts.get(path);
        if (post && request.method === 'POST') {
          // Before the message is received: a visitor who is turned away still has it and can send it again.
          await waitForTurn(ip);
          return post(request, ip);
        }
        return methodNotAllowed(post ? 'GET, HEAD, POST' : 'GET, HEAD');
      }
      const endpoint = byPath.get(path);
      if (endpoint) return respondAtEndpoint(endpoint, request, ip);
      const corrected = correct(path);
      if (corrected) {
        const target = addParameters(corrected.path + queryString, corrected.parameters);
        return isReadMethod(request.method)
          ? redirectResponse(corrected.status, target)
          : methodNotAllowed('GET, HEAD');
      }
      if (isApiPath(decode(path) ?? path)) return errorResponse(404, 'NotFoundError', 'Not Found');
      const { language } = splitLanguage(path, defaultLanguage);
      return send(await itsPages.unknownPath(language), request, ip);
    };
  }

  const responders: Record<Audience, ReturnType<typeof createResponder>> = {
    served: createResponder(pages, endpoints),
    notServed: createResponder(pagesNotServed, [
      ...forEverybody,
      ...portalRefusals(portal, pagesNotServed, settings),
      linkParameters({ ...settings, referral: { ...referral, days: 0 } }, []),
    ]),
  };

  async function respond(request: Request, peerIp: string): Promise<Response> {
    const path = pathOf(request.url);
    if (path.length > maxPathLength) return textResponse(414, 'URI Too Long');
    if (decode(path)?.includes('\0') ?? true) return textResponse(400, 'Bad Request');
    const audience = countryHeader ? audienceIn(request.headers.get(countryHeader)) : 'served';
    return responders[audience](request, path, readIp(request, peerIp));
  }

  return {
    /** Besides pages and files. */
    endpoints,
    /** As `/readyz` states it. */
    readiness: () => readinessOf(options),
    /** @param peerIp the IP address at the other end of the connection */
    async fetch(request: Request, peerIp = ''): Promise<Response> {
      const response = await respond(request, peerIp).catch((error: unknown) =>
        respondToError(error, request),
      );
      for (const [name, value] of commonHeaders) response.headers.set(name, value);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

/** @returns undefined for a path that is not valid UTF-8 */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

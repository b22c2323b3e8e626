import { splitLanguage } from '../site/i18n/links.ts';
import { contactPagePosts } from './contact/contact-page.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import { errorResponse } from './content-service/envelope.ts';
import { contentChangedEndpoints } from './content-service/refresh/content-changed.ts';
import { apiEndpoints } from './content-service/serve/api-endpoints.ts';
import type { ContentApi } from './content-service/serve/content-api.ts';
import type { MarketDates } from './content-service/serve/market-facts-response.ts';
import { createReadiness, health } from './health.ts';
import { speculationRulesPath } from './http/headers.ts';
import { createPlainResponses } from './http/plain-responses.ts';
import type { StoredResponse } from './http/stored-response.ts';
import type { Log } from './log.ts';
import { busyResponse } from './pages/busy-page.ts';
import { createFailureHandler } from './pages/failure-page.ts';
import type { PageStore } from './pages/page-store.ts';
import { linkParameters, portalEndpoints, portalLinksOf } from './portal.ts';
import { createCanonicalRedirect } from './routing/canonical-path.ts';
import { createPageResponder } from './routing/carry-parameters.ts';
import { createClientReader } from './routing/client-ip.ts';
import { redirectsOf, type Endpoint } from './routing/endpoint.ts';
import { refuseRequest } from './routing/refuse-request.ts';
import { pathOf } from './routing/request-url.ts';
import { createRouter } from './routing/router.ts';
import { createDirectHandler, type DirectHandler } from './routing/serve-directly.ts';
import { createStoredHandler } from './routing/serve-stored.ts';
import { createTurnQueue, QueueFullError } from './routing/turn-queue.ts';
import { robots, sitemap } from './search-engines.ts';
import type { Settings } from './settings.ts';
import { speculationRules } from './speculation-rules.ts';

export interface AppOptions {
  settings: Settings;
  pages: PageStore;
  /** Files of the build by URL path. */
  files: ReadonlyMap<string, StoredResponse>;
  content: Pick<
    ContentKeeper,
    'current' | 'status' | 'wasRead' | 'contradictions' | 'unreadableFigures'
  >;
  contentApi: ContentApi;
  marketDates: () => MarketDates;
  refreshContent: () => Promise<unknown>;
  log: Log;
  /** Undefined: contact messages are not accepted. */
  contact: ContactService | undefined;
}

export interface App {
  /** Answers without a `Request`, if it can. @returns whether it did; if not, `fetch` has the response */
  serveDirectly: DirectHandler;
  /** @param peerIp the IP address at the other end of the connection */
  fetch(request: Request, peerIp?: string): Response | Promise<Response>;
}

export interface SiteApp extends App {
  /** What is served besides pages and files. */
  readonly endpoints: readonly Endpoint[];
}

/** Requests that wait for work of 5 to 10 ms: at most two seconds of it in all, 0.2 s from one IP (an IPv6 /64). */
const renderingLimits = { maxWaiting: 200, maxWaitingPerIp: 20, refusalDelayMs: 1000 };

/** The whole site: a request in, a response out. Stored pages and files are served before the router runs. */
export function createApp(options: AppOptions): SiteApp {
  const { settings, pages, files, content, contentApi, marketDates, refreshContent, log, contact } =
    options;
  const { defaultLanguage } = settings;
  const queue = createTurnQueue({ ...renderingLimits, whenFree: () => pages.whenFree() });

  const toPortal = portalEndpoints(settings);
  const portalLinks = portalLinksOf(settings, toPortal);
  const send = createPageResponder(settings, portalLinks);
  const endpoints: Endpoint[] = [
    { kind: 'read', path: '/healthz', handler: health, exported: false },
    { kind: 'read', path: '/readyz', handler: createReadiness(options), exported: false },
    { kind: 'read', path: '/robots.txt', handler: () => robots(settings), exported: true },
    {
      kind: 'read',
      path: speculationRulesPath,
      handler: () => speculationRules(pages.paths()),
      exported: true,
    },
    { kind: 'read', path: '/sitemap.xml', handler: () => sitemap(settings), exported: true },
    ...apiEndpoints({ content, contentApi, marketDates, queue }),
    ...toPortal,
    linkParameters(settings, portalLinks),
    ...contentChangedEndpoints(settings.content.changedSecret, refreshContent),
    ...(contact?.endpoints ?? []),
  ];
  const posts = contactPagePosts({ contact, pages, send, defaultLanguage, queue });

  const plain = createPlainResponses(settings);
  const respondWithFailurePage = createFailureHandler(settings, log);
  const respondToError = (error: unknown): Response =>
    error instanceof QueueFullError ? busyResponse(settings) : respondWithFailurePage(error);
  const serveStored = createStoredHandler({
    pages,
    files,
    posts,
    plain,
    send,
    queue,
    respondToError,
  });
  const redirectToCanonical = createCanonicalRedirect(
    [...pages.paths(), ...redirectsOf(endpoints).map(({ path }) => path)],
    defaultLanguage,
    plain,
  );
  const router = createRouter({
    settings,
    endpoints,
    plain,
    async notFound(request, path) {
      if (isApiPath(path)) return errorResponse(404, 'NotFoundError', 'Not Found');
      const { language } = splitLanguage(pathOf(request.url), defaultLanguage);
      return send(await pages.unknownPath(language), request);
    },
    respondToError,
  });
  const readClient = createClientReader(settings.trustedProxies, log);

  return {
    endpoints,
    serveDirectly: createDirectHandler({ pages, files }),
    fetch(request, peerIp = '') {
      try {
        const path = pathOf(request.url);
        const client = readClient(request, peerIp);
        return (
          serveStored(request, path, client) ??
          refuseRequest(path, plain) ??
          redirectToCanonical(request, path) ??
          router.fetch(request, client)
        );
      } catch (error) {
        return respondToError(error);
      }
    },
  };
}

const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

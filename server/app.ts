import { isApiPath } from '../core/domain/api-paths.ts';
import type { Audience } from '../core/domain/audience.ts';
import { splitLanguage } from '../site/i18n/links.ts';
import type { CdnPurge } from './cdn/cdn-purge.ts';
import { taggedAsContent } from './cdn/served-versions.ts';
import { contactPagePosts } from './contact/contact-page.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import { errorResponse } from './content-service/envelope.ts';
import { contentChangedEndpoints } from './content-service/refresh/content-changed.ts';
import { apiEndpoints } from './content-service/serve/api-endpoints.ts';
import type { ContentApi } from './content-service/serve/content-api.ts';
import type { MarketDates } from './content-service/serve/market-facts-response.ts';
import { audienceIn } from './country-rule.ts';
import { createReadinessHandler, health, readinessOf, type Readiness } from './health.ts';
import { createPlainResponses } from './http/plain-responses.ts';
import type { StoredResponse } from './http/stored-response.ts';
import { indexNowEndpoints } from './index-now.ts';
import type { Log } from './log.ts';
import { busyResponse } from './pages/busy-page.ts';
import { createFailureHandler } from './pages/failure-page.ts';
import type { PageDates } from './pages/page-dates.ts';
import type { PageStore } from './pages/page-store.ts';
import { speculationRules, speculationRulesPath } from './pages/speculation-rules.ts';
import { linkParameters, portalEndpoints, portalLinksOf, portalRefusals } from './portal.ts';
import { createCanonicalRedirect } from './routing/canonical-path.ts';
import { createPageResponder } from './routing/carry-parameters.ts';
import { createClientReader } from './routing/client-ip.ts';
import { redirectsOf, type Endpoint } from './routing/endpoint.ts';
import { refuseRequest } from './routing/refuse-request.ts';
import { pathOf } from './routing/request-url.ts';
import { createRouter } from './routing/router.ts';
import { createDirectHandler, type DirectHandler } from './routing/serve-directly.ts';
import { createStoredHandler } from './routing/serve-stored.ts';
import { createTurnQueue, QueueFullError, type TurnQueue } from './routing/turn-queue.ts';
import { searchEngineEndpoints } from './search-engines.ts';
import type { Settings } from './settings.ts';
import { searchEndpoints } from './site-search/search-endpoints.ts';
import type { SearchedContent } from './site-search/site-search.ts';
import { wellKnownEndpoints } from './well-known.ts';

export interface AppOptions {
  settings: Settings;
  pages: PageStore;
  /** For visitors in countries that are not served; undefined: everybody gets the same pages. */
  pagesNotServed?: PageStore | undefined;
  /** Files of the build by URL path. */
  files: ReadonlyMap<string, StoredResponse>;
  content: Pick<
    ContentKeeper,
    'current' | 'status' | 'wasRead' | 'contradictions' | 'unreadableFigures'
  >;
  contentApi: ContentApi;
  marketDates: () => MarketDates;
  /** What the site's search looks in besides the pages. */
  searched: () => SearchedContent;
  refreshContent: () => Promise<unknown>;
  /** Undefined: the sitemap names no dates. */
  pageDates: Pick<PageDates, 'dateOf'> | undefined;
  /** Undefined: no CDN is told of changes. */
  cdnPurge?: Pick<CdnPurge, 'status'> | undefined;
  startedAt: Date;
  log: Log;
  /** Undefined: contact messages are not accepted. */
  contact: ContactService | undefined;
}

export interface App {
  /** Answers without a `Request`, if it can. @returns what it sent; if undefined, `fetch` has the response */
  serveDirectly: DirectHandler;
  /** @param peerIp the IP address at the other end of the connection */
  fetch(request: Request, peerIp?: string): Response | Promise<Response>;
}

export interface SiteApp extends App {
  /** What is served besides pages and files. */
  readonly endpoints: readonly Endpoint[];
  /** Requests that wait for a page of their own. */
  readonly queue: Pick<TurnQueue, 'figures'>;
  /** As `/readyz` states it. */
  readiness(): Promise<Readiness>;
}

/** Requests that wait for work of 5 to 10 ms: at most two seconds of it in all, 0.2 s from one IP (an IPv6 /64). */
const renderingLimits = { maxWaiting: 200, maxWaitingPerIp: 20, refusalDelayMs: 1000 };

/** The whole site: a request in, a response out. Stored pages and files are served before the router runs. */
export function createApp(options: AppOptions): SiteApp {
  const {
    settings,
    pages,
    pagesNotServed,
    files,
    content,
    contentApi,
    marketDates,
    refreshContent,
    log,
    contact,
  } = options;
  const { defaultLanguage, countryRule } = settings;
  const queue = createTurnQueue({ ...renderingLimits, whenFree: () => pages.whenFree() });

  const portal = portalEndpoints(settings);
  const portalLinks = portalLinksOf(settings, portal);
  const send = createPageResponder(settings, portalLinks);
  const forEverybody: Endpoint[] = [
    { kind: 'read', path: '/healthz', handler: health },
    { kind: 'read', path: '/readyz', handler: createReadinessHandler(options) },
    ...searchEngineEndpoints(settings, options.pageDates),
    ...indexNowEndpoints(settings),
    ...wellKnownEndpoints(settings, options.startedAt),
    { kind: 'read', path: speculationRulesPath, handler: speculationRules },
    ...taggedAsContent(
      [
        ...apiEndpoints({ content, contentApi, marketDates, queue }),
        ...searchEndpoints({ pages, searched: options.searched, queue }),
      ],
      settings.cacheTagHeader,
    ),
    ...contentChangedEndpoints(settings.content.changedSecret, refreshContent),
    ...(contact?.endpoints ?? []),
  ];
  const endpoints = [...forEverybody, ...portal, linkParameters(settings, portalLinks)];

  const plain = createPlainResponses(settings);
  const respondWithFailurePage = createFailureHandler(settings, log);
  const respondToError = (error: unknown): Response =>
    error instanceof QueueFullError ? busyResponse(settings) : respondWithFailurePage(error);
  const redirectToCanonical = createCanonicalRedirect(
    [...pages.paths(), ...redirectsOf(endpoints).map(({ path }) => path)],
    defaultLanguage,
    plain,
  );
  const readClient = createClientReader(settings.trustedProxies, log);

  /** The site as one audience sees it. */
  function appOf(itsPages: PageStore, itsEndpoints: readonly Endpoint[]): App {
    const posts = contactPagePosts({ contact, pages: itsPages, send, defaultLanguage, queue });
    const serveStored = createStoredHandler({
      pages: itsPages,
      files,
      posts,
      plain,
      send,
      queue,
      respondToError,
    });
    const router = createRouter({
      settings,
      endpoints: itsEndpoints,
      plain,
      async notFound(request, path) {
        if (isApiPath(path)) return errorResponse(404, 'NotFoundError', 'Not Found');
        const { language } = splitLanguage(pathOf(request.url), defaultLanguage);
        return send(await itsPages.unknownPath(language), request);
      },
      respondToError,
    });
    return {
      serveDirectly: createDirectHandler({ pages: itsPages, files }),
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

  const served = appOf(pages, endpoints);
  const figures = { endpoints, queue, readiness: () => readinessOf(options) };
  if (!countryRule || !pagesNotServed) return { ...figures, ...served };
  const apps: Record<Audience, App> = {
    served,
    notServed: appOf(pagesNotServed, [
      ...forEverybody,
      ...portalRefusals(portal, pagesNotServed, settings),
      linkParameters({ ...settings, referral: { ...settings.referral, days: 0 } }, []),
    ]),
  };
  const { header } = countryRule;
  return {
    ...figures,
    serveDirectly: (incoming, outgoing) =>
      apps[audienceIn(incoming.headers[header])].serveDirectly(incoming, outgoing),
    fetch: (request, peerIp) =>
      apps[audienceIn(request.headers.get(header))].fetch(request, peerIp),
  };
}

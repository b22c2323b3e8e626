import {
  challengePath,
  contentChangedPath,
  formTokenPath,
  instrumentNamesPath,
  specFilePath,
} from '../contract/api-paths.ts';
import { isLanguageCode, type LanguageCode } from '../contract/languages.ts';
import type { SiteContent } from '../contract/site-content.ts';
import type { ContentKeeper } from './content-service/keep/content-keeper.ts';
import { errorResponse } from './content-service/envelope.ts';
import { createContentChanged } from './content-service/refresh/content-changed.ts';
import { apiLists, type ContentApi } from './content-service/tell/content-api.ts';
import { instrumentNamesResponse, specFileResponse } from './content-service/tell/spec-files.ts';
import { createReadiness, health } from './health.ts';
import { portalPaths, portalRedirects } from './link-settings.ts';
import type { Log } from './log.ts';
import { contactPagePosts } from './contact/contact-page.ts';
import type { ContactService } from './contact/contact-service.ts';
import { providerPaths } from './contact/provider-calls.ts';
import { busyResponse } from './pages/busy-page.ts';
import { createFailureHandler } from './pages/failure-page.ts';
import type { PageStore } from './pages/page-store.ts';
import { toResponse, type StoredResponse } from './pages/stored-response.ts';
import { portalStandIn } from './portal-stand-in.ts';
import { createCanonicalRedirect } from './routing/canonical-path.ts';
import { createClientIpReader } from './routing/client-ip.ts';
import { createPlainResponses } from './routing/plain-responses.ts';
import { refuseRequest } from './routing/refuse-request.ts';
import { pathOf } from './routing/request-url.ts';
import { createRouter } from './routing/router.ts';
import { createStoredHandler } from './routing/serve-stored.ts';
import { createTurnQueue, QueueFullError } from './routing/turn-queue.ts';
import { robots, sitemap } from './search-engines.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  settings: Settings;
  pages: PageStore;
  /** Files of the build by URL path. */
  files: ReadonlyMap<string, StoredResponse>;
  content: Pick<ContentKeeper, 'current' | 'status' | 'wasRead' | 'contradictions'>;
  contentApi: ContentApi;
  refreshContent: () => Promise<unknown>;
  log: Log;
  contact?: ContactService | undefined;
}

export interface App {
  /** @param peerIp the IP address at the other end of the connection */
  fetch(request: Request, peerIp?: string): Response | Promise<Response>;
}

/** Requests that wait for work of 5 to 10 ms: at most two seconds of it in all, 0.2 s from one network. */
const renderingLimits = { maxWaiting: 200, maxWaitingPerClient: 20, refusalDelayMs: 1000 };

/** The whole site: a request in, a response out. Stored pages and files are served before the router runs. */
export function createApp(parts: AppParts): App {
  const { settings, pages, files, content, contentApi, refreshContent, log, contact } = parts;
  const redirects = portalRedirects(settings);
  const { changedSecret } = settings.content;
  const specs = (): SiteContent['specs'] => content.current.specs;

  const plain = createPlainResponses(settings);
  const respondWithFailurePage = createFailureHandler(settings, log);
  const respondToError = (error: unknown): Response =>
    error instanceof QueueFullError ? busyResponse(settings) : respondWithFailurePage(error);
  const turns = createTurnQueue(renderingLimits);
  const clientIp = createClientIpReader(settings.trustedProxies, log);
  const { defaultLanguage } = settings;
  const posts = contact
    ? contactPagePosts({ contact, pages, defaultLanguage, turns, clientIp })
    : new Map<string, never>();
  const serveStored = createStoredHandler({
    pages,
    files,
    posts,
    plain,
    turns,
    clientIp,
    respondToError,
  });
  const redirectToCanonical = createCanonicalRedirect(
    [...pages.paths(), ...redirects.map(({ path }) => path)],
    settings.defaultLanguage,
    plain,
  );
  const notFound = (request: Request): Response =>
    toResponse(pages.unknownPath(languageOf(request) ?? settings.defaultLanguage), request);
  const router = createRouter(settings, plain, { notFound, respondToError });

  router.get('/healthz', health);
  router.get('/readyz', createReadiness({ settings, pages, content, contact }));
  router.get('/robots.txt', () => robots(settings));
  router.get('/sitemap.xml', () => sitemap(settings));
  for (const { path, location } of redirects) router.get(path, () => plain.redirect(302, location));
  if (!settings.portal) {
    router.get(portalPaths.login, () => portalStandIn('login', settings));
    router.get(portalPaths.register, () => portalStandIn('register', settings));
  }
  for (const list of apiLists)
    router.get(`/api/${list}`, (request) => contentApi.respond(list, request));
  router.get(instrumentNamesPath, (request) => instrumentNamesResponse(specs(), request));
  for (const format of ['csv', 'json'] as const)
    router.get(specFilePath(format), async (request, peerIp) => {
      await turns.turn(clientIp(request, peerIp));
      return specFileResponse(format, specs(), request);
    });
  if (changedSecret)
    router.all(contentChangedPath, createContentChanged(changedSecret, refreshContent));
  const { formToken, challenge, sendForm, send } = contact?.calls ?? {};
  if (formToken)
    router.all(formTokenPath, (request, peerIp) => formToken(request, clientIp(request, peerIp)));
  if (challenge) router.all(challengePath, challenge);
  if (sendForm)
    router.all(providerPaths.sendForm, (request, peerIp) =>
      sendForm(request, clientIp(request, peerIp)),
    );
  if (send)
    router.all(providerPaths.send, (request, peerIp) => send(request, clientIp(request, peerIp)));
  router.all('/api/*', () => errorResponse(404, 'NotFoundError', 'Not Found'));

  return {
    fetch(request, peerIp = '') {
      try {
        const path = pathOf(request.url);
        return (
          serveStored(request, path, peerIp) ??
          refuseRequest(path, plain) ??
          redirectToCanonical(request, path) ??
          router.fetch(request, peerIp)
        );
      } catch (error) {
        return respondToError(error);
      }
    },
  };
}

/** The language that a path begins with. */
function languageOf({ url }: Request): LanguageCode | undefined {
  const [, first = ''] = pathOf(url).split('/');
  return isLanguageCode(first) ? first : undefined;
}

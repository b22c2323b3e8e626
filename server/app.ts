import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { isLanguageCode, languageCodes, type LanguageCode } from '../contract/languages.ts';
import { createLinks, pagePath, splitLanguage } from '../site/i18n/links.ts';
import { apiLists, type ContentApi } from './content-service/tell/content-api.ts';
import { createContentChanged } from './content-service/refresh/content-changed.ts';
import type { ContentKeeper } from './content-service/keep/content-keeper.ts';
import { errorResponse } from './content-service/check/rows.ts';
import type { Log } from './log.ts';
import type { ContactService } from './mail-provider/contact-service.ts';
import { toResponse, type StoredResponse } from './pages/stored-response.ts';
import { cachePolicies, securityHeaders } from './pages/headers.ts';
import { failurePage } from './pages/failure-page.ts';
import type { PageStore } from './pages/page-store.ts';
import { linkSettingsOf } from './link-settings.ts';
import { portalStandIn } from './portal-stand-in.ts';
import type { Settings } from './settings.ts';
import { instrumentNamesResponse, specFileResponse } from './content-service/tell/spec-files.ts';
import { robots, sitemap } from './search-engines.ts';

export interface AppParts {
  settings: Settings;
  pages: PageStore;
  /** Files of the build by address. */
  files: ReadonlyMap<string, StoredResponse>;
  content: Pick<ContentKeeper, 'current' | 'status'>;
  contentApi: ContentApi;
  refreshContent: () => Promise<unknown>;
  log: Log;
  contact?: ContactService | undefined;
}

export interface App {
  /** @param peer the address at the other end of the connection */
  fetch(request: Request, peer?: string): Response | Promise<Response>;
}

const maxPathLength = 2048;

/** The whole site: a request in, an answer out. */
export function createApp({
  settings,
  pages,
  files,
  content,
  contentApi,
  refreshContent,
  log,
  contact,
}: AppParts): App {
  const headers = securityHeaders(settings);
  const linkSettings = linkSettingsOf(settings);

  const text = (status: number, message: string, more: Record<string, string> = {}): Response =>
    new Response(`${message}\n`, {
      status,
      headers: {
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': cachePolicies.never,
        ...more,
      },
    });
  const redirect = (status: 302 | 308, location: string): Response =>
    new Response(null, {
      status,
      headers: {
        ...headers,
        location,
        'cache-control': status === 308 ? cachePolicies.namedFile : cachePolicies.never,
      },
    });
  const notAllowed = (allow: string): Response => text(405, 'Method Not Allowed', { allow });

  const services = new Hono<{ Bindings: { peer: string } }>();
  services.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  const readOnly = (
    path: string,
    handler: (context: Context) => Response | Promise<Response>,
  ): void => {
    services.get(path, handler);
    services.all(path, () => notAllowed('GET, HEAD'));
  };
  readOnly('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { 'cache-control': cachePolicies.never }),
  );
  readOnly('/readyz', async (context) => {
    const details = {
      pages: pages.paths().length,
      content: content.status,
      ...(contact ? { contactMessages: await contact.status() } : {}),
    };
    return context.json({ status: 'ready', details }, 200, {
      'cache-control': cachePolicies.never,
    });
  });
  for (const list of apiLists)
    readOnly(`/api/${list}`, (context) => contentApi.respond(list, context.req.raw));
  if (settings.content.changedSecret) {
    const contentChanged = createContentChanged(settings.content.changedSecret, refreshContent);
    services.all('/api/content-changed', (context) => contentChanged(context.req.raw));
  }
  readOnly('/api/instrument-names', (context) =>
    instrumentNamesResponse(content.current.specs, context.req.raw),
  );
  readOnly('/api/account-specs.csv', (context) =>
    specFileResponse('csv', content.current.specs, context.req.raw),
  );
  readOnly('/api/account-specs.json', (context) =>
    specFileResponse('json', content.current.specs, context.req.raw),
  );
  readOnly('/login', () => redirect(302, createLinks('en', linkSettings).portalLogin));
  readOnly('/signup', () => redirect(302, createLinks('en', linkSettings).portalRegister));
  readOnly('/robots.txt', () => robots(settings));
  readOnly('/sitemap.xml', () => sitemap(settings));
  if (!settings.portal) {
    readOnly('/portal/register', (context) => portalStandIn(context.req.raw, settings));
    readOnly('/portal/login', (context) => portalStandIn(context.req.raw, settings));
  }
  services.all(
    '/api/*',
    (context, next) =>
      contact?.handle(context.req.raw, context.req.path, context.env.peer) ?? next(),
  );
  services.all('/api/*', () => errorResponse(404, 'NotFoundError', 'Not Found'));
  services.notFound((context) => unknownPath(context.req.raw));
  services.onError(failed);

  // Known paths by their lower case without a slash at the end: how a slip finds its page.
  const canonical = new Map<string, string>();
  for (const path of [...pages.paths(), '/login', '/signup'])
    canonical.set(path.toLowerCase(), path);

  const contactPages = new Map(
    languageCodes.map((code) => [pagePath(code, 'contact', settings.defaultLanguage), code]),
  );

  /** The contact form without JavaScript: the same page answers, with the outcome in it. */
  async function contactPost(
    service: ContactService,
    language: LanguageCode,
    request: Request,
    peer: string,
  ): Promise<Response> {
    try {
      const { status, outcome, headers: more } = await service.handlePost(request, peer);
      const response = toResponse(pages.contactPage(language, outcome, status), request);
      for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
      return response;
    } catch (error) {
      return failed(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function failed(error: Error): Response {
    const requestId = randomUUID();
    log.error('Unexpected Application Error!', {
      requestId,
      cause: error.message,
      stack: error.stack,
    });
    const response = toResponse(failurePage(error, settings), new Request('http://site.invalid/'));
    response.headers.set('x-request-id', requestId);
    return response;
  }

  /** The page that a slip in the address means: a trailing slash, another case, the default language's own prefix. */
  function meantPage(path: string): string | undefined {
    const trimmed = path.toLowerCase().replace(/\/+$/, '') || '/';
    const { language, rest, prefixed } = splitLanguage(trimmed, settings.defaultLanguage);
    const plain = prefixed && language === settings.defaultLanguage ? rest : trimmed;
    return canonical.get(plain);
  }

  function unknownPath(request: Request): Response {
    const [, first = ''] = pathOf(request.url).split('/');
    return toResponse(
      pages.unknownPath(isLanguageCode(first) ? first : settings.defaultLanguage),
      request,
    );
  }

  function refuse(path: string): Response | undefined {
    if (path.length > maxPathLength) return text(414, 'URI Too Long');
    try {
      if (decodeURIComponent(path).includes('\0')) return text(400, 'Bad Request');
    } catch {
      return text(400, 'Bad Request');
    }
    return undefined;
  }

  return {
    fetch(request, peer = '') {
      try {
        const path = pathOf(request.url);
        const stored = pages.get(path) ?? files.get(path);
        if (stored) {
          if (request.method === 'GET' || request.method === 'HEAD') {
            const variant = pages.getQueryPage(path, queryOf(request.url));
            return variant
              ? variant.then((response) => toResponse(response, request))
              : toResponse(stored, request);
          }
          const language = contactPages.get(path);
          if (contact && language && request.method === 'POST')
            return contactPost(contact, language, request, peer);
          return notAllowed(contact && language ? 'GET, HEAD, POST' : 'GET, HEAD');
        }
        const refused = refuse(path);
        if (refused) return refused;
        const meant = meantPage(path);
        if (meant !== undefined && meant !== path) {
          if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD');
          return redirect(308, meant + request.url.slice(request.url.indexOf(path) + path.length));
        }
        return services.fetch(request, { peer });
      } catch (error) {
        return failed(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}

/** The query of a request's address with its question mark; '' for none. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start).replace(/#.*$/s, '');
}

/** The path of a request's address as it was sent, without the query. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

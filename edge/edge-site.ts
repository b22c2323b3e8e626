import { isApiPath } from '../contract/api-paths.ts';
import { audiences, type Audience } from '../contract/audience.ts';
import { mapKeys } from '../contract/map-keys.ts';
import { contactPagePosts } from '../server/contact/contact-page.ts';
import { createMessageReception } from '../server/contact/receive/message-reception.ts';
import { createContactStore } from '../server/contact/store/contact-store.ts';
import { errorResponse } from '../server/content-service/envelope.ts';
import { audienceIn } from '../server/country-rule.ts';
import { securityHeaders } from '../server/http/headers.ts';
import { createPlainResponses } from '../server/http/plain-responses.ts';
import { toResponse } from '../server/http/stored-response.ts';
import type { Log } from '../server/log.ts';
import { createFailureHandler } from '../server/pages/failure-page.ts';
import { portalEndpoints } from '../server/portal.ts';
import { createCanonicalRedirect } from '../server/routing/canonical-path.ts';
import { ipOf } from '../server/routing/client-ip.ts';
import { redirectsOf } from '../server/routing/endpoint.ts';
import { refuseRequest } from '../server/routing/refuse-request.ts';
import { isReadMethod, pathOf } from '../server/routing/request-url.ts';
import { createRouter } from '../server/routing/router.ts';
import { createOtherMethodHandler } from '../server/routing/serve-stored.ts';
import type { Settings } from '../server/settings.ts';
import { splitLanguage } from '../site/i18n/links.ts';
import type { RenderContactPage } from './contact-page.ts';
import { assetPath, errorPath, isVariantPath, type ExportFacts } from './export-facts.ts';
import { createRequestDatabase } from './request-database.ts';

/** The bodies of the export, by the paths of visitors. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

interface EdgeSiteOptions {
  settings: Settings;
  facts: ExportFacts;
  assets: Assets;
  contactPage: RenderContactPage;
  log: Log;
}

/** What the platform knows of a request besides the request. */
export interface RequestFacts {
  /** As the platform states it. */
  country: string | null | undefined;
  /** The visitor's. */
  ip: string;
  /** Keeps the request alive until this has ended. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface EdgeSite {
  fetch(request: Request, facts: RequestFacts): Promise<Response>;
}

/** The export with what only a server can do: contact messages, redirects to the portal, the country rule, headers. */
export function createEdgeSite({
  settings,
  facts: { pages, responses },
  assets,
  contactPage,
  log,
}: EdgeSiteOptions): EdgeSite {
  const { defaultLanguage, countryRule, contact } = settings;
  const now = (): Date => new Date();
  const plain = createPlainResponses(settings);
  const commonHeaders = securityHeaders(settings);
  const respondToError = createFailureHandler(settings, log);
  const { database, run } = createRequestDatabase(contact.databaseUrl);
  const reception =
    contact.sending.outsideOrigin === undefined
      ? createMessageReception({
          contact,
          store: createContactStore(database),
          // The platform keeps its machines' clocks.
          clock: { now, ready: () => Promise.resolve() },
          log,
          now,
        })
      : undefined;

  const portal = portalEndpoints(settings);
  const redirects = redirectsOf(portal);
  const canonicalRedirect = createCanonicalRedirect(
    [...pages, ...redirects.map(({ path }) => path)],
    defaultLanguage,
    plain,
  );

  /** A body of the export, with the headers that the server would send. Of what is only in the export, the headers are the host's. */
  async function fromAssets(
    request: Request,
    audience: Audience,
    path: string,
  ): Promise<Response | undefined> {
    const own = responses[audience][path];
    const stated = own ?? responses.served[path];
    const isError = stated !== undefined && stated.status !== 200;
    const url = new URL(assetPath(own ? audience : 'served', path), request.url);
    const asset = await assets.fetch(
      isError ? new Request(url, { method: request.method }) : new Request(url, request),
    );
    if (!stated) {
      const isPage = asset.headers.get('content-type')?.startsWith('text/html');
      // A page that was not made for those who are not served may lead them to the portal.
      if (!asset.ok || (isPage && audience === 'notServed')) return undefined;
    }
    const response = new Response(asset.body, {
      status: isError ? stated.status : asset.status,
      headers: asset.headers,
    });
    for (const [name, value] of Object.entries({ ...stated?.headers, ...commonHeaders }))
      if (asset.status !== 304 || name !== 'content-type') response.headers.set(name, value);
    return response;
  }

  /** The site as one audience sees it. */
  function siteOf(
    audience: Audience,
  ): (request: Request, path: string, facts: RequestFacts) => Promise<Response> {
    const respondToOther = createOtherMethodHandler({
      posts: contactPagePosts({
        contact: reception,
        pages: { contactPage: (...outcome) => contactPage(audience, ...outcome) },
        send: toResponse,
        defaultLanguage,
        // The platform limits what one worker does at a time.
        queue: { waitForTurn: () => Promise.resolve() },
      }),
      plain,
      respondToError,
    });
    const router = createRouter({
      settings,
      endpoints: [
        ...(audience === 'served' ? redirects : []),
        ...(reception ? reception.endpoints : []),
      ],
      plain,
      async notFound(request, path) {
        const exported =
          isReadMethod(request.method) && !isVariantPath(path)
            ? await fromAssets(request, audience, path)
            : undefined;
        if (exported) return exported;
        if (isApiPath(path)) return errorResponse(404, 'NotFoundError', 'Not Found');
        const { language } = splitLanguage(pathOf(request.url), defaultLanguage);
        const page = errorPath(language === defaultLanguage ? '' : `/${language}`);
        return (await fromAssets(request, audience, page)) ?? plain.text(404, 'Not Found');
      },
      respondToError,
    });

    return async (request, path, { ip, waitUntil }) => {
      const client = { ip };
      if (responses[audience][path] ?? responses.served[path])
        return isReadMethod(request.method)
          ? ((await fromAssets(request, audience, path)) ?? plain.text(404, 'Not Found'))
          : run(async () => respondToOther(request, path, client), waitUntil);
      return (
        refuseRequest(path, plain) ??
        canonicalRedirect(request, path) ??
        run(async () => router.fetch(request, client), waitUntil)
      );
    };
  }

  const sites = mapKeys(audiences, siteOf);
  return {
    async fetch(request, facts) {
      const audience = countryRule ? audienceIn(facts.country) : 'served';
      try {
        return await sites[audience](request, pathOf(request.url), {
          ...facts,
          // Behind the platform nobody but itself states an address.
          ip: ipOf(request, facts.ip, 0),
        });
      } catch (error) {
        return respondToError(error);
      }
    },
  };
}

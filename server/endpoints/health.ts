import { createBearerCheck } from '../../core/util/bearer-token.ts';
import type { ContactService, ContactStatus } from '../contact/contact-service.ts';
import type { ContentCache } from '../content-service/content-cache.ts';
import { apiLists } from '../content-service/content-endpoints.ts';
import { cachePolicies } from '../http/headers.ts';
import type { Pages } from '../pages/pages.ts';
import type { Settings } from '../settings/settings.ts';

const headers = { 'cache-control': cachePolicies.never };
const startingRetrySeconds = 2;

/** `GET /healthz`: the process is alive. */
export function health(): Response {
  return Response.json({ status: 'ok' }, { headers });
}

/** `GET /readyz` before there is anything to show. */
export function notReady(): Response {
  return Response.json(
    { status: 'starting' },
    { status: 503, headers: { ...headers, 'retry-after': String(startingRetrySeconds) } },
  );
}

/** `GET /readyz` after the signal to stop (`SHUTDOWN_DELAY`). */
export function stopping(): Response {
  return Response.json({ status: 'stopping' }, { status: 503, headers });
}

const needsOperator = (contact: ContactStatus | undefined): boolean =>
  contact === 'outbox does not respond' ||
  (typeof contact === 'object' && contact.writeError !== undefined);

/** Says if the site can be shown to visitors. `contact`: the state that the answer follows from. */
export interface Readiness {
  status: 'starting' | 'ready' | 'degraded';
  contact?: ContactStatus | undefined;
}

interface ObservedParts {
  pages: Pages;
  pagesNotServed: Pages;
  content: Pick<ContentCache, 'status' | 'wasRead'>;
  contact: ContactService | undefined;
}

export async function readinessOf({
  pages,
  pagesNotServed,
  content,
  contact,
}: ObservedParts): Promise<Readiness> {
  const hasContent = apiLists.some((list) => content.status[list]?.state === 'ready');
  if (!pages.isComplete || !pagesNotServed.isComplete || (!hasContent && !content.wasRead))
    return { status: 'starting' };
  const contactStatus = await contact?.status();
  const isWell = hasContent && !needsOperator(contactStatus);
  return { status: isWell ? 'ready' : 'degraded', contact: contactStatus };
}

/**
 * `GET /readyz`: whether the site can be shown to visitors, and, with the token, the state of pages, content lists
 * and contact messages (docs/external-apis.md, docs/observability.md).
 */
export function createReadinessHandler(
  { readinessToken }: Settings,
  parts: ObservedParts,
): (request: Request) => Promise<Response> {
  const isAuthorised = readinessToken ? createBearerCheck(readinessToken) : () => false;

  return async (request) => {
    const { status, contact: contactMessages } = await readinessOf(parts);
    if (status === 'starting') return notReady();
    if (!isAuthorised(request)) return Response.json({ status }, { headers });
    const details = {
      pages: parts.pages.paths().length,
      content: parts.content.status,
      contactMessages,
    };
    return Response.json({ status, details }, { headers });
  };
}

import { createBearerCheck } from './bearer-token.ts';
import type { ContactService, ContactStatus } from './contact/contact-service.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import { apiLists } from './content-service/serve/content-api.ts';
import { cachePolicies } from './http/headers.ts';
import type { PageStore } from './pages/page-store.ts';
import type { Settings } from './settings.ts';

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
  (typeof contact === 'object' && contact.problems.length > 0);

interface ReadinessOptions {
  settings: Pick<Settings, 'readinessToken'>;
  pages: PageStore;
  content: Pick<ContentKeeper, 'status' | 'wasRead' | 'contradictions' | 'unreadableFigures'>;
  contact: ContactService | undefined;
}

/**
 * `GET /readyz`: whether the site can be shown to visitors, and, with the token, the state of pages, content lists
 * and contact messages (docs/external-apis.md, docs/decisions/0030).
 */
export function createReadiness({
  settings: { readinessToken },
  pages,
  content,
  contact,
}: ReadinessOptions): (request: Request) => Promise<Response> {
  const isAuthorised = readinessToken ? createBearerCheck(readinessToken) : () => false;

  return async (request) => {
    const lists = Object.entries(content.status);
    const hasContent = apiLists.some((list) => content.status[list]?.state === 'ready');
    if (!pages.isComplete || (!hasContent && !content.wasRead)) return notReady();
    const contactMessages = await contact?.status();
    const status = hasContent && !needsOperator(contactMessages) ? 'ready' : 'degraded';
    if (!isAuthorised(request)) return Response.json({ status }, { headers });
    const details = {
      pages: pages.paths().length,
      content: Object.fromEntries(
        lists.map(([list, { lastResponseAt, ...facts }]) => [
          list,
          // Monitors know the field by this name.
          { ...facts, answeredAt: lastResponseAt },
        ]),
      ),
      // Numbers that an editor changed and the pages still state otherwise; the log names them.
      contradictions: content.contradictions.length,
      // Shown as the editor wrote them, but left out of computed comparisons.
      unreadableFigures: content.unreadableFigures.map(
        ({ account, field, text }) => `${account}, ${field}: ${text}`,
      ),
      ...(contactMessages ? { contactMessages } : {}),
    };
    return Response.json({ status, details }, { headers });
  };
}

import type { ContentKeeper } from './content-service/keep/content-keeper.ts';
import type { ContactService } from './contact/contact-service.ts';
import { cachePolicies } from './pages/headers.ts';
import type { PageStore } from './pages/page-store.ts';

const headers = { 'cache-control': cachePolicies.never };

/** `GET /healthz`: the process is alive. */
export function health(): Response {
  return Response.json({ status: 'ok' }, { headers });
}

/** `GET /readyz`: the state of pages, content lists and contact messages (docs/contracts.md). */
export async function readiness(
  pages: PageStore,
  content: Pick<ContentKeeper, 'status'>,
  contact: ContactService | undefined,
): Promise<Response> {
  const details = {
    pages: pages.paths().length,
    content: Object.fromEntries(
      Object.entries(content.status).map(([list, { lastResponseAt, ...status }]) => [
        list,
        // Monitors know the field by this name.
        { ...status, answeredAt: lastResponseAt },
      ]),
    ),
    ...(contact ? { contactMessages: await contact.status() } : {}),
  };
  return Response.json({ status: 'ready', details }, { headers });
}

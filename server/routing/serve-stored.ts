import type { PlainResponses } from '../http/plain-responses.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageResponder } from './carry-parameters.ts';
import type { Client } from './client-ip.ts';
import type { Handler } from './endpoint.ts';
import { isReadMethod, queryStringOf } from './request-url.ts';
import type { TurnQueue } from './turn-queue.ts';

interface OtherMethodOptions {
  /** Handlers of the pages that also take a POST, by path. */
  posts: ReadonlyMap<string, Handler>;
  plain: PlainResponses;
  respondToError: (error: unknown) => Response;
}

/** Handles what is not a read, at the path of a page or file. */
export const createOtherMethodHandler =
  ({ posts, plain, respondToError }: OtherMethodOptions) =>
  (request: Request, path: string, client: Client): Response | Promise<Response> => {
    const post = posts.get(path);
    if (!post) return plain.methodNotAllowed('GET, HEAD');
    if (request.method !== 'POST') return plain.methodNotAllowed('GET, HEAD, POST');
    return Promise.resolve(post(request, client)).catch(respondToError);
  };

interface StoredHandlerOptions extends OtherMethodOptions {
  pages: PageStore;
  files: ReadonlyMap<string, StoredResponse>;
  send: PageResponder;
  /** A turn is awaited before a page is rendered for one request. */
  queue: TurnQueue;
}

/**
 * Serves the pages and files that are at exactly this path; undefined for any other path. A stored page is served without
 * asynchronous work.
 */
export function createStoredHandler({
  pages,
  files,
  send,
  queue,
  respondToError,
  ...others
}: StoredHandlerOptions): (
  request: Request,
  path: string,
  client: Client,
) => Response | Promise<Response> | undefined {
  const respondToOther = createOtherMethodHandler({ respondToError, ...others });

  function respond(
    stored: StoredResponse,
    request: Request,
    path: string,
    client: Client,
  ): Response | Promise<Response> {
    if (isReadMethod(request.method)) {
      const queryStringPage = pages.getQueryStringPage(path, queryStringOf(request.url), () =>
        queue.waitForTurn(client.ip),
      );
      return queryStringPage
        ? queryStringPage.then((response) => send(response, request)).catch(respondToError)
        : send(stored, request);
    }
    return respondToOther(request, path, client);
  }

  return (request, path, client) => {
    const stored = pages.get(path) ?? files.get(path);
    if (stored) return respond(stored, request, path, client);
    return pages
      .getSoon(path)
      ?.then((page) => respond(page, request, path, client))
      .catch(respondToError);
  };
}

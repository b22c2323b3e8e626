import { currentRequestId, requestIdHeader } from '../request-scope.ts';
import type { Tracing } from './tracing.ts';

/** Reads from a content service, which learns which request or trace it is for. */
export const observeFetch =
  (tracing: Tracing | undefined) =>
  (request: Request): Promise<Response> => {
    const send = (): Promise<Response> => {
      const requestId = currentRequestId();
      if (requestId !== undefined) request.headers.set(requestIdHeader, requestId);
      for (const [name, value] of Object.entries(tracing?.headers() ?? {}))
        request.headers.set(name, value);
      return fetch(request);
    };
    if (!tracing) return send();
    const { pathname } = new URL(request.url);
    return tracing.step(
      {
        name: 'read content',
        kind: 'client',
        attributes: { 'http.request.method': request.method, 'url.path': pathname },
      },
      send,
    );
  };

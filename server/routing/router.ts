import { Hono, type Handler as HonoHandler } from 'hono';
import { securityHeaders } from '../pages/headers.ts';
import type { Settings } from '../settings.ts';
import type { PlainResponses } from './plain-responses.ts';

interface Environment {
  Bindings: { peerIp: string };
}

/** @param peerIp the IP address at the other end of the connection */
type Handler = (request: Request, peerIp: string) => Response | Promise<Response>;

/** Routes in the order in which they are tried. Every response gets the security headers. */
export interface Router {
  /** Handles GET and HEAD; other methods get 405. */
  get(path: string, handler: Handler): void;
  /** Handles every method. */
  all(path: string, handler: Handler): void;
  fetch(request: Request, peerIp: string): Response | Promise<Response>;
}

export function createRouter(
  settings: Pick<Settings, 'publicOrigin'>,
  plain: PlainResponses,
  {
    notFound,
    respondToError,
  }: {
    notFound: (request: Request) => Response;
    respondToError: (error: Error) => Response;
  },
): Router {
  const hono = new Hono<Environment>();
  const commonHeaders = Object.entries(securityHeaders(settings));
  hono.use(async (context, next) => {
    await next();
    for (const [name, value] of commonHeaders) context.res.headers.set(name, value);
  });
  hono.notFound(({ req }) => notFound(req.raw));
  hono.onError(respondToError);

  const adapt =
    (handler: Handler): HonoHandler<Environment> =>
    ({ req, env }) =>
      handler(req.raw, env.peerIp);
  return {
    get(path, handler) {
      hono.get(path, adapt(handler));
      hono.all(path, () => plain.methodNotAllowed('GET, HEAD'));
    },
    all(path, handler) {
      hono.all(path, adapt(handler));
    },
    fetch: (request, peerIp) => hono.fetch(request, { peerIp }),
  };
}

import { Hono, type Handler as HonoHandler } from 'hono';
import { addParameters, validParameters } from '../../core/domain/referral-parameters.ts';
import { securityHeaders, type HeaderSettings } from '../http/headers.ts';
import type { PlainResponses } from '../http/plain-responses.ts';
import type { Settings } from '../settings.ts';
import type { Client } from './client-ip.ts';
import type { Endpoint, Handler } from './endpoint.ts';
import { queryStringOf } from './request-url.ts';

interface Environment {
  Bindings: { client: Client };
}

/** Every response gets the security headers. */
export interface Router {
  fetch: Handler;
}

interface RouterOptions {
  settings: HeaderSettings & Pick<Settings, 'referral'>;
  endpoints: readonly Endpoint[];
  plain: PlainResponses;
  /** @param path without percent-encoding */
  notFound: (request: Request, path: string) => Promise<Response>;
  respondToError: (error: Error) => Response;
}

export function createRouter({
  settings,
  endpoints,
  plain,
  notFound,
  respondToError,
}: RouterOptions): Router {
  const hono = new Hono<Environment>();
  const commonHeaders = Object.entries(securityHeaders(settings));
  hono.use(async (context, next) => {
    await next();
    for (const [name, value] of commonHeaders) context.res.headers.set(name, value);
  });
  hono.notFound(({ req }) => notFound(req.raw, req.path));
  hono.onError(respondToError);

  const adapt =
    (handler: Handler): HonoHandler<Environment> =>
    ({ req, env }) =>
      handler(req.raw, env.client);
  function addRead(path: string, handler: Handler): void {
    hono.get(path, adapt(handler));
    hono.all(path, () => plain.methodNotAllowed('GET, HEAD'));
  }

  for (const endpoint of endpoints) {
    switch (endpoint.kind) {
      case 'read':
        addRead(endpoint.path, endpoint.handler);
        break;
      case 'redirect':
        addRead(endpoint.path, ({ url }) => {
          const parameters = validParameters(queryStringOf(url), settings.referral.names);
          return plain.redirect(
            302,
            addParameters(endpoint.location, parameters),
            endpoint.headers,
          );
        });
        break;
      case 'call':
        hono.all(endpoint.path, adapt(endpoint.handler));
        break;
    }
  }
  return { fetch: (request, client) => hono.fetch(request, { client }) };
}

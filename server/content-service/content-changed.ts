import { contentChangedPath } from '../../core/domain/api-paths.ts';
import { createBearerCheck } from '../http/bearer-token.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { errorResponse } from './envelope.ts';

const maxWrongAttemptsPerMinute = 30;
/** A CMS may call before its own change is committed, and does not call again. */
const secondRefreshDelayMs = 3000;

/** @param secret undefined: the endpoint does not exist */
export const contentChangedEndpoints = (
  secret: string | undefined,
  refresh: () => Promise<unknown>,
): Endpoint[] =>
  secret === undefined
    ? []
    : [{ kind: 'call', path: contentChangedPath, handler: createContentChanged(secret, refresh) }];

/**
 * `POST /api/content-changed`: the CMS asks the site to read its lists again. The body is ignored. An authorised call is
 * never rate limited, because the CMS does not repeat it; `refresh` merges calls instead.
 */
export function createContentChanged(
  secret: string,
  refresh: () => Promise<unknown>,
  now: () => number = Date.now,
): (request: Request) => Response {
  const isAuthorised = createBearerCheck(secret);
  const wrongAttempts = createRateLimit({ max: maxWrongAttemptsPerMinute, windowSeconds: 60 });
  let secondRefresh: NodeJS.Timeout | undefined;

  return (request) => {
    if (request.method !== 'POST')
      return errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed', { allow: 'POST' });
    if (!isAuthorised(request)) {
      const attempt = wrongAttempts.take('', now());
      return attempt.kind === 'allowed'
        ? errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials')
        : errorResponse(429, 'TooManyRequestsError', 'Too Many Requests', {
            'retry-after': String(attempt.retryAfterSeconds),
          });
    }
    void refresh();
    clearTimeout(secondRefresh);
    secondRefresh = setTimeout(() => void refresh(), secondRefreshDelayMs).unref();
    return Response.json({ data: { refreshing: true } }, { status: 202 });
  };
}

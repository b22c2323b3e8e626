import { createBearerCheck } from '../../core/util/bearer-token.ts';
import { errorResponse } from '../http/plain-responses.ts';

/** A CMS may call before its own change is committed, and does not call again. */
const secondRefreshDelayMs = 3000;

/**
 * `POST /api/content-changed`: the CMS asks the site to read its lists again. The body is ignored; `refresh` merges calls.
 */
export function createContentChanged(
  secret: string,
  refresh: () => Promise<unknown>,
): (request: Request) => Response {
  const isAuthorised = createBearerCheck(secret);
  let secondRefresh: NodeJS.Timeout | undefined;

  return (request) => {
    if (request.method !== 'POST')
      return errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed', { allow: 'POST' });
    if (!isAuthorised(request))
      return errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials');
    void refresh();
    clearTimeout(secondRefresh);
    secondRefresh = setTimeout(() => void refresh(), secondRefreshDelayMs).unref();
    return Response.json({ data: { refreshing: true } }, { status: 202 });
  };
}

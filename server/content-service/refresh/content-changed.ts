import { createHash, timingSafeEqual } from 'node:crypto';
import { createRateLimit } from '../../rate-limit.ts';
import { errorResponse } from '../check/rows.ts';

const maxWrongAttemptsPerMinute = 30;
/** Milliseconds: a CMS may call before its own change is committed, and does not call again. */
const secondRefreshDelayMs = 3000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * `POST /api/content-changed`: the CMS says "ask again". What it sends along is not read: only its lists are believed.
 * A right call is never refused for haste, for nobody repeats it: calls are joined into one refresh after another.
 */
export function createContentChanged(
  secret: string,
  refresh: () => Promise<unknown>,
  now: () => number = Date.now,
): (request: Request) => Response {
  const expected = digest(`Bearer ${secret}`);
  const wrongTries = createRateLimit(maxWrongAttemptsPerMinute, 60);
  let later: NodeJS.Timeout | undefined;

  return (request) => {
    if (request.method !== 'POST') {
      const refused = errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed');
      refused.headers.set('allow', 'POST');
      return refused;
    }
    // Digests have one length, so the comparison takes one time.
    if (!timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected)) {
      const wait = wrongTries.take('', now());
      if (wait === 0)
        return errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials');
      const refused = errorResponse(429, 'TooManyRequestsError', 'Too Many Requests');
      refused.headers.set('retry-after', String(wait));
      return refused;
    }
    void refresh();
    clearTimeout(later);
    later = setTimeout(() => void refresh(), secondRefreshDelayMs).unref();
    return Response.json({ data: { refreshing: true } }, { status: 202 });
  };
}

import { sharedOrigin } from '../harness/shared-origins.ts';

/** The origin in the site's own URLs. */
export const publicOrigin = 'http://localhost:3000';

interface Fetched {
  status: number;
  type: string;
  text: string;
}

const fetched = new Map<string, Promise<Fetched>>();

/** The site's response at a path, asked for once by each test file. */
export function fetchOnce(path: string): Promise<Fetched> {
  const known = fetched.get(path);
  if (known) return known;
  const answer = fetch(sharedOrigin('site') + path, { redirect: 'manual' }).then(
    async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }),
  );
  fetched.set(path, answer);
  return answer;
}

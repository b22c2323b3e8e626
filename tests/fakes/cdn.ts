import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CdnKind } from '../../server/settings.ts';

/** The site behind the CDN, which may have several processes. */
type Origin = (path: string) => Response | Promise<Response>;

export interface FakeCdn {
  /** Settings with which a site purges it. */
  environment: Record<string, string>;
  /** The tags of each request that purged. */
  purges: string[][];
  /** The responses to its next requests to purge; then those of the contract. */
  faults: { status: number; retryAfter?: string }[];
  /** How many requests to purge have come. */
  readonly calls: number;
  /** Happens before a purge is confirmed. */
  afterPurge: (() => Promise<void>) | undefined;
  /** What a visitor gets. */
  visit: (path: string) => Promise<{ text: string; isHit: boolean }>;
  stop(): Promise<void>;
}

const token = 'a-token-that-may-purge';
const zone = 'zone-1';

/** Of the documentation of each (docs/decisions/0066-purge-on-publish.md). */
const contracts: Record<
  CdnKind,
  {
    tagHeader: string;
    separator: string;
    maxTags: number;
    isAuthorised: (headers: IncomingMessage['headers']) => boolean;
    /** Undefined: it is not a request of the contract. */
    tagsIn: (method: string, path: string, body: string) => unknown;
  }
> = {
  cloudflare: {
    tagHeader: 'cache-tag',
    separator: ',',
    maxTags: 30,
    isAuthorised: ({ authorization }) => authorization === `Bearer ${token}`,
    tagsIn: (method, path, body) =>
      method === 'POST' && path === `/zones/${zone}/purge_cache`
        ? (JSON.parse(body) as { tags: unknown }).tags
        : undefined,
  },
  fastly: {
    tagHeader: 'surrogate-key',
    separator: ' ',
    maxTags: 256,
    isAuthorised: (headers) => headers['fastly-key'] === token,
    tagsIn: (method, path, body) =>
      method === 'POST' && path === `/service/${zone}/purge`
        ? (JSON.parse(body) as { surrogate_keys: unknown }).surrogate_keys
        : undefined,
  },
  bunny: {
    tagHeader: 'cdn-tag',
    separator: ',',
    maxTags: 1,
    isAuthorised: ({ accesskey }) => accesskey === token,
    tagsIn: (method, path, body) =>
      method === 'POST' && path === `/pullzone/${zone}/purgeCache`
        ? [(JSON.parse(body) as { CacheTag: unknown }).CacheTag]
        : undefined,
  },
  http: {
    tagHeader: 'cache-tag',
    separator: ',',
    maxTags: 1,
    isAuthorised: ({ authorization }) => authorization === `Bearer ${token}`,
    tagsIn: (method, path) => (method === 'PURGE' ? [path] : undefined),
  },
};

/** A CDN: a cache in front of a site, and the interface by which it is purged. */
export async function startFakeCdn(
  kind: CdnKind,
  origin: Origin = () => new Response('nothing'),
): Promise<FakeCdn> {
  const { tagHeader, separator, maxTags, isAuthorised, tagsIn } = contracts[kind];
  const cache = new Map<string, { text: string; tags: readonly string[] }>();
  const purges: string[][] = [];
  const faults: FakeCdn['faults'] = [];
  let calls = 0;

  function statusOf({ method = '', url = '', headers }: IncomingMessage, body: string): number {
    if (!isAuthorised(headers)) return 403;
    const tags = tagsIn(method, url, body);
    if (!Array.isArray(tags) || tags.length === 0 || tags.length > maxTags) return 400;
    if (!tags.every((tag): tag is string => typeof tag === 'string')) return 400;
    purges.push(tags);
    for (const [path, cached] of cache)
      if (cached.tags.some((tag) => tags.includes(tag))) cache.delete(path);
    return 200;
  }

  const server = createServer(async (request, response) => {
    calls += 1;
    const body = await text(request);
    const { status, retryAfter } = faults.shift() ?? { status: statusOf(request, body) };
    if (status === 200) await fake.afterPurge?.();
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const fake: FakeCdn = {
    environment: {
      CDN_PURGE_KIND: kind,
      CDN_PURGE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CDN_PURGE_ZONE: zone,
      CDN_PURGE_TOKEN: token,
    },
    purges,
    faults,
    get calls() {
      return calls;
    },
    afterPurge: undefined,
    async visit(path) {
      const cached = cache.get(path);
      if (cached) return { text: cached.text, isHit: true };
      const response = await origin(path);
      const fresh = {
        text: await response.text(),
        tags: response.headers.get(tagHeader)?.split(separator) ?? [],
      };
      if (/\bs-maxage=/.test(response.headers.get('cache-control') ?? '')) cache.set(path, fresh);
      return { text: fresh.text, isHit: false };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

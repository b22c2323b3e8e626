import { secondMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import type { CdnKind, CdnSettings } from '../settings.ts';

/** What became of one request to purge. */
export type PurgeOutcome =
  | { kind: 'purged' }
  /** The CDN is away or has had enough for now. @property delayMs what it asks for */
  | { kind: 'later'; problem: string; delayMs: number | undefined }
  /** It does not accept the token, the zone or the request. */
  | { kind: 'refused'; problem: string };

interface PurgeRequest {
  url: string;
  method: 'POST' | 'PURGE';
  headers: Record<string, string>;
  body?: string;
}

/** How a CDN is told to drop the responses that carry any of these tags. */
interface PurgeContract {
  defaultUrl: string | undefined;
  /** In one request. */
  maxTags: number;
  /** @param tags at most `maxTags` */
  requestOf: (cdn: CdnSettings & { url: string }, tags: readonly string[]) => PurgeRequest;
  /** Besides the statuses of success: nothing had these tags. */
  nothingToPurge?: readonly number[];
}

const timeoutMs = 10 * secondMs;
const json = { 'content-type': 'application/json' };

/** Where each is documented: docs/decisions/0066-purge-on-publish.md. */
const contracts: Record<CdnKind, PurgeContract> = {
  cloudflare: {
    defaultUrl: 'https://api.cloudflare.com/client/v4',
    // Of every plan; some may purge 100.
    maxTags: 30,
    requestOf: ({ url, zone, token }, tags) => ({
      url: `${url}/zones/${zone}/purge_cache`,
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
  },
  fastly: {
    defaultUrl: 'https://api.fastly.com',
    maxTags: 256,
    requestOf: ({ url, zone, token }, tags) => ({
      url: `${url}/service/${zone}/purge`,
      method: 'POST',
      headers: { ...json, accept: 'application/json', 'fastly-key': token ?? '' },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  bunny: {
    defaultUrl: 'https://api.bunny.net',
    maxTags: 1,
    requestOf: ({ url, zone, token }, [tag]) => ({
      url: `${url}/pullzone/${zone}/purgeCache`,
      method: 'POST',
      headers: { ...json, accesskey: token ?? '' },
      body: JSON.stringify({ CacheTag: tag }),
    }),
  },
  http: {
    defaultUrl: undefined,
    maxTags: 1,
    requestOf: ({ url, token }, [tag]) => ({
      url: `${url}${tag}`,
      method: 'PURGE',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
    nothingToPurge: [404, 412],
  },
};

/** @returns undefined for a date or nonsense, which no CDN sends */
function delayOf(response: Response): number | undefined {
  const delaySeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return delaySeconds >= 0 ? delaySeconds * secondMs : undefined;
}

/** Fetch says 'fetch failed', and why in its cause. */
function failureOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code ?? messageOf(error);
}

export interface PurgeClient {
  /** In one request. */
  maxTags: number;
  /** @param tags at most `maxTags` */
  purge(tags: readonly string[]): Promise<PurgeOutcome>;
}

export function createPurgeClient(cdn: CdnSettings): PurgeClient {
  const { defaultUrl, maxTags, requestOf, nothingToPurge = [] } = contracts[cdn.kind];
  const url = cdn.url ?? defaultUrl ?? '';

  return {
    maxTags,
    async purge(tags) {
      const { url: requestUrl, ...request } = requestOf({ ...cdn, url }, tags);
      try {
        const response = await fetch(requestUrl, {
          ...request,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        const { status, ok } = response;
        if (ok || nothingToPurge.includes(status)) return { kind: 'purged' };
        const problem = `its status is ${status}`;
        return status === 429 || status >= 500
          ? { kind: 'later', problem, delayMs: delayOf(response) }
          : { kind: 'refused', problem };
      } catch (error) {
        return { kind: 'later', problem: failureOf(error), delayMs: undefined };
      }
    },
  };
}

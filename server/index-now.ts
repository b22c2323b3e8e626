import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../core/util/backoff.ts';
import { hourMs, minuteMs, secondMs } from '../core/util/durations.ts';
import { messageOf } from '../core/util/error-message.ts';
import { cachePolicies } from './http/headers.ts';
import type { Log } from './log.ts';
import type { Endpoint } from './routing/endpoint.ts';
import type { Settings } from './settings.ts';

/** Tells search engines which pages have changed (https://www.indexnow.org/documentation). */
export interface IndexNow {
  /** Returns at once; a search engine that does not respond is asked again later. */
  announce(paths: readonly string[]): void;
}

/** Of the protocol. */
const maxUrls = 10_000;
const timeoutMs = 10 * secondMs;
const defaultBackoff = { firstMs: minuteMs, maxMs: 6 * hourMs };

const keyPath = (key: string): string => `/${key}.txt`;

/** The file by which a search engine knows that the key is the site's own. */
export const indexNowEndpoints = ({ indexNow }: Settings): Endpoint[] =>
  indexNow
    ? [
        {
          kind: 'read',
          path: keyPath(indexNow.key),
          handler: () =>
            new Response(indexNow.key, {
              headers: {
                'content-type': 'text/plain; charset=utf-8',
                'cache-control': cachePolicies.namedFile,
              },
            }),
        },
      ]
    : [];

/** @returns undefined if the settings do not ask for it */
export function createIndexNow(
  { indexNow, publicOrigin }: Pick<Settings, 'indexNow' | 'publicOrigin'>,
  log: Log,
  backoff = defaultBackoff,
): IndexNow | undefined {
  if (!indexNow) return undefined;
  const { key, endpoint } = indexNow;
  /** Not announced yet, whatever else is on its way. */
  const waiting = new Set<string>();
  let isSending = false;

  /** @throws if it is worth another attempt */
  async function send(urlList: readonly string[]): Promise<void> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicOrigin).host,
        key,
        keyLocation: publicOrigin + keyPath(key),
        urlList,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (status === 429 || status >= 500) throw new Error(`its status is ${status}`);
    if (response.ok)
      log.info('Search engines were told of changed pages', { urls: urlList.length });
    // The key or the URLs are not accepted: the same request would not be either.
    else log.error('The search engine refuses the changed pages', { endpoint, status });
  }

  async function sendAll(): Promise<void> {
    for (let failures = 0; waiting.size > 0;) {
      const urlList = [...waiting].slice(0, maxUrls);
      for (const url of urlList) waiting.delete(url);
      try {
        await send(urlList);
        failures = 0;
      } catch (error) {
        for (const url of urlList) waiting.add(url);
        failures += 1;
        if (failures === 1)
          log.warn('The search engine cannot be told of changed pages', {
            endpoint,
            error: messageOf(error),
          });
        await sleep(backoffMs(failures, backoff), undefined, { ref: false });
      }
    }
  }

  return {
    announce(paths) {
      for (const path of paths) waiting.add(publicOrigin + path);
      if (isSending) return;
      isSending = true;
      void sendAll().finally(() => (isSending = false));
    },
  };
}

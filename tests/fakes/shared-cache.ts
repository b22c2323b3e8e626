import type { App } from '../../server/app.ts';

/** A shared cache in front of a site: what its responses allow it to store, for as long as the test takes. */
export interface SharedCache {
  fetch: (
    path: string,
    headers: Record<string, string>,
  ) => Promise<{ text: string; isHit: boolean }>;
}

/** @param heedsVary many CDNs do not */
export function createSharedCache(app: App, { heedsVary }: { heedsVary: boolean }): SharedCache {
  /** Of each path, what was stored with the request headers that it varies by. */
  const stored = new Map<string, { varies: [string, string | null][]; text: string }[]>();

  return {
    async fetch(path, init) {
      const headers = new Headers(init);
      const known = stored
        .get(path)
        ?.find(({ varies }) => varies.every(([name, value]) => headers.get(name) === value));
      if (known) return { text: known.text, isHit: true };
      const response = await app.fetch(new Request(`http://site.test${path}`, { headers }));
      const text = await response.text();
      if (/\bpublic\b/.test(response.headers.get('cache-control') ?? '')) {
        const names = heedsVary ? (response.headers.get('vary')?.split(',') ?? []) : [];
        const varies = names.map((name): [string, string | null] => [
          name.trim(),
          headers.get(name.trim()),
        ]);
        stored.set(path, [...(stored.get(path) ?? []), { varies, text }]);
      }
      return { text, isHit: false };
    },
  };
}

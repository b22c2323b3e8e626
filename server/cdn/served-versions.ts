import { createHash } from 'node:crypto';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { pagePath } from '../../site/paths.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { Endpoint } from '../routing/endpoint.ts';

/** A tag of responses is the path of the page that they are or belong to; this one is that of all content at `/api/…`. */
export const contentTag = '/api';

/** What is served now, by tag. Undefined: nothing that a cache may keep. */
export type ServedVersions = ReadonlyMap<string, string | undefined>;

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** @param stores those of every audience */
export function servedVersions(
  stores: readonly Pick<PageStore, 'paths' | 'versionOf'>[],
  content: SiteContent,
  defaultLanguage: LanguageCode,
): ServedVersions {
  const paths = new Set(stores.flatMap((store) => store.paths()));
  const versions = new Map<string, string | undefined>(
    [...paths].map((path) => {
      const ofEach = stores.map((store) => store.versionOf(path));
      return [path, ofEach.includes(undefined) ? undefined : digestOf(ofEach)];
    }),
  );
  const contentVersion = digestOf(content);
  // What a search finds may be on any page.
  const everything = digestOf([contentVersion, ...versions.values()]);
  for (const language of languageCodes)
    versions.set(pagePath(language, 'search', defaultLanguage), everything);
  return versions.set(contentTag, contentVersion);
}

/** @param cacheTagHeader undefined: they are left as they are */
export const taggedAsContent = (
  endpoints: readonly Endpoint[],
  cacheTagHeader: string | undefined,
): Endpoint[] =>
  endpoints.map((endpoint) =>
    cacheTagHeader === undefined || endpoint.kind !== 'read'
      ? endpoint
      : {
          ...endpoint,
          async handler(request, client) {
            const response = await endpoint.handler(request, client);
            response.headers.set(cacheTagHeader, contentTag);
            return response;
          },
        },
  );

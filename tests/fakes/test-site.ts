import { createSite, type RunningSite, type SiteOptions } from '../../server/create-site.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { memoryLog } from './memory-log.ts';
import { fakeAssets } from './site-parts.ts';

export interface TestSite extends RunningSite {
  /** Asks the site for a path. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  textOf: (path: string) => Promise<string>;
}

export type TestSiteOptions = Partial<SiteOptions> & { cachedContentFirst?: boolean };

/**
 * The whole site in this process, with these settings and without a build; pages are rendered on request.
 * @param options with `cachedContentFirst` the site does not wait until the content service was read, as on the server
 */
export async function testSite(
  environment: Record<string, string> = {},
  { cachedContentFirst = false, ...options }: TestSiteOptions = {},
): Promise<TestSite> {
  const site = await createSite({
    settings: parseSettings(environment),
    assets: fakeAssets,
    files: new Map(),
    log: memoryLog(),
    now: () => new Date('2026-06-01'),
    ...options,
  });
  if (!cachedContentFirst) await site.firstRead;
  const get = async (path: string, init?: RequestInit): Promise<Response> =>
    site.app.fetch(new Request(`http://site.test${path}`, init));
  return { ...site, get, textOf: async (path) => (await get(path)).text() };
}

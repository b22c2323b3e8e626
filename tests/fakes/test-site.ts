import { createSite, type RunningSite, type SiteOptions } from '../../server/create-site.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from './memory-log.ts';
import { fakeAssets } from './site-parts.ts';

/** The whole site in this process, with these settings and without a build; pages are rendered on request. */
export const testSite = (
  environment: Record<string, string> = {},
  options: Partial<SiteOptions> = {},
): Promise<RunningSite> =>
  createSite({
    settings: parseSettings(environment),
    assets: fakeAssets,
    files: new Map(),
    documents: [],
    log: memoryLog(),
    onDemand: true,
    now: () => new Date('2026-06-01'),
    ...options,
  });

import { createSite, type RunningSite, type SiteOptions } from '../../server/create-site.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { memoryLog } from './memory-log.ts';
import { fakeAssets } from './site-parts.ts';

/** The whole site in this process, with these settings and without a build; pages are rendered on request, or all at once. */
export async function testSite(
  environment: Record<string, string> = {},
  { stored = false, ...options }: Partial<SiteOptions> & { stored?: boolean } = {},
): Promise<RunningSite> {
  const site = await createSite({
    settings: parseSettings(environment),
    assets: fakeAssets,
    onRequest: !stored,
    files: new Map(),
    documents: [],
    log: memoryLog(),
    now: () => new Date('2026-06-01'),
    ...options,
  });
  if (stored) await site.renderAll();
  return site;
}

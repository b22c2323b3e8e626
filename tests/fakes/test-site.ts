import { createSite, type RunningSite, type SiteOptions } from '../../server/create-site.ts';
import { createPagesOnDemand } from '../../server/pages/pages-on-demand.ts';
import { createRenderingHere } from '../../server/pages/rendering.ts';
import { createStoredPages } from '../../server/pages/stored-pages.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from './memory-log.ts';
import { fakeAssets } from './site-parts.ts';

/** The whole site in this process, with these settings and without a build; pages are rendered on request, or stored. */
export async function testSite(
  environment: Record<string, string> = {},
  { stored = false, ...options }: Partial<SiteOptions> & { stored?: boolean } = {},
): Promise<RunningSite> {
  const settings = parseSettings(environment);
  const log = options.log ?? memoryLog();
  const site = await createSite({
    settings,
    createPages: (pageContext, audience) =>
      stored
        ? createStoredPages({
            ...audience,
            settings,
            pageContext,
            rendering: createRenderingHere(settings, fakeAssets),
            log,
          })
        : createPagesOnDemand(settings, fakeAssets, pageContext, log, audience.audience),
    files: new Map(),
    documents: [],
    log,
    now: () => new Date('2026-06-01'),
    ...options,
  });
  await site.pages.complete;
  return site;
}

import { readBuiltAssets } from './built-assets.ts';
import { documents } from './built-documents.ts';
import { createSite, type RunningSite, type SiteOptions } from './create-site.ts';
import type { StoredResponse } from './http/stored-response.ts';
import { jsonLog } from './log.ts';
import { createRenderingHere } from './pages/rendering.ts';
import { createStoredPages, type StoredPagesOptions } from './pages/stored-pages.ts';
import type { Settings } from './settings.ts';

/**
 * The whole site of a build, rendered in this thread: for commands that need every page once and serve none.
 * @param dist the build's folder
 */
export async function siteFromBuild(
  dist: string,
  settings: Settings,
  files: ReadonlyMap<string, StoredResponse>,
  {
    datesPages = false,
    isStatic = false,
    now,
    ...options
  }: Pick<StoredPagesOptions, 'kept' | 'compression'> &
    Pick<SiteOptions, 'datesPages' | 'isStatic' | 'now'> = {},
): Promise<RunningSite> {
  const assets = await readBuiltAssets(dist);
  const site = await createSite({
    settings,
    createPages: (pageContext, audience) =>
      createStoredPages({
        ...audience,
        settings,
        pageContext,
        rendering: createRenderingHere(settings, assets),
        log: jsonLog,
        ...options,
      }),
    files,
    documents,
    log: jsonLog,
    datesPages,
    isStatic,
    ...(now && { now }),
  });
  await site.pages.complete;
  return site;
}

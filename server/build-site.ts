import type { RenderContext } from '../site/render-page.tsx';
import type { DocumentFacts } from '../contract/document.ts';
import type { Assets } from '../site/site-context.tsx';
import { createApp, type App } from './app.ts';
import { createContentApi } from './content-service/tell/content-api.ts';
import { createContentFromSettings } from './content-service/content-from-settings.ts';
import { joinCalls } from './content-service/refresh/join-calls.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { Log } from './log.ts';
import type { ContactService } from './mail-provider/contact-service.ts';
import type { StoredResponse } from './pages/stored-response.ts';
import type { PageStore } from './pages/page-store.ts';
import { createPagesOnDemand } from './pages/pages-on-demand.ts';
import { createStoredPages } from './pages/stored-pages.ts';
import type { Settings } from './settings.ts';

/** Milliseconds between two refreshes: a CMS that calls at every saved row is asked once a second, no more. */
const refreshIntervalMs = 1000;

export interface RunningSite {
  app: App;
  pages: PageStore;
  /** Did the content service give every list when it was last asked? */
  readonly contentIsFresh: boolean;
  /** Asks the content service again and renders what changed. Calls are joined. @returns whether it gave every list */
  refreshContent: () => Promise<boolean>;
}

export interface SiteParts {
  settings: Settings;
  assets: Assets;
  files: ReadonlyMap<string, StoredResponse>;
  documents: readonly DocumentFacts[];
  log: Log;
  /** Without it nobody takes the contact form's messages: a static export, a test. */
  contact?: ContactService;
  /** Pages are rendered when they are asked for, not all at the start. */
  onDemand?: boolean;
  now?: () => Date;
}

/** Puts the parts together: content, pages, the app that answers. */
export async function buildSite({
  settings,
  assets,
  files,
  documents,
  log,
  contact,
  onDemand = false,
  now = () => new Date(),
}: SiteParts): Promise<RunningSite> {
  const content = createContentFromSettings(settings, log, now);
  const contentApi = createContentApi();
  await content.load();
  await content.refresh();
  await contentApi.renew(content.current, ['accountTypes', 'specs']);
  const renderContext = (): RenderContext => ({
    linkSettings: linkSettingsOf(settings),
    assets,
    content: content.current,
    documents,
    widgets: settings.widgets,
    year: now().getUTCFullYear(),
    contact: {
      sending: settings.contact.sending,
      outcome: { state: 'idle' },
      retentionDays: settings.contact.retentionDays,
    },
  });
  const pages = onDemand
    ? createPagesOnDemand(settings, renderContext, log)
    : await createStoredPages(settings, renderContext, log);
  const contentIsFresh = (): boolean =>
    Object.values(content.status).every(({ state, behind }) => state === 'ready' && !behind);
  const refreshContent = joinCalls(async () => {
    try {
      const changed = await content.refresh();
      await Promise.all([pages.rerender(changed), contentApi.renew(content.current, changed)]);
      if (changed.length > 0) log.info('Content changed', { changed: changed.join(', ') });
    } catch (error) {
      // Nobody waits for it: it is called by timers, signals and the CMS.
      log.error('Changed content cannot be shown', {
        cause: error instanceof Error ? error.message : String(error),
      });
    }
    return contentIsFresh();
  }, refreshIntervalMs);
  return {
    app: createApp({ settings, pages, files, content, contentApi, refreshContent, log, contact }),
    pages,
    get contentIsFresh() {
      return contentIsFresh();
    },
    refreshContent,
  };
}

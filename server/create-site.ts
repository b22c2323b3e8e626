import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentFacts } from '../contract/document.ts';
import { messageOf } from '../contract/error-message.ts';
import type { ContentKind } from '../contract/site-content.ts';
import type { RenderContext } from '../site/render-page.tsx';
import type { Assets } from '../site/site-context.tsx';
import { createApp, type SiteApp } from './app.ts';
import type { ContactService } from './contact/contact-service.ts';
import { createContentFromSettings } from './content-service/content-from-settings.ts';
import { coalesceCalls } from './content-service/refresh/coalesce-calls.ts';
import { createContentApi } from './content-service/serve/content-api.ts';
import type { StoredResponse } from './http/stored-response.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { Log } from './log.ts';
import type { PageStore } from './pages/page-store.ts';
import { createPagesOnDemand } from './pages/pages-on-demand.ts';
import { createStoredPages } from './pages/stored-pages.ts';
import type { Settings } from './settings.ts';

/** A CMS may call after every saved row: it is read at most once a second. */
const refreshIntervalMs = 1000;
/** How long the first pages wait for a content service of which no copy is kept. It hangs rather than responds late. */
const maxFirstReadMs = 2000;

export interface RunningSite {
  app: SiteApp;
  pages: PageStore;
  /** Whether the last refresh read every list. */
  readonly contentIsFresh: boolean;
  /** Reads the content service and renders the pages that show what changed. Calls are merged. @returns whether every list was read */
  refreshContent: () => Promise<boolean>;
  /** Renders the pages again that show something else now: a notice that begins or ends, another year. */
  followClock: () => Promise<void>;
}

export interface SiteOptions {
  settings: Settings;
  assets: Assets;
  files: ReadonlyMap<string, StoredResponse>;
  documents: readonly DocumentFacts[];
  log: Log;
  /** Undefined: contact messages are not accepted (static export, tests). */
  contact?: ContactService;
  /** Renders pages at each request, not all at startup. */
  onDemand?: boolean;
  /**
   * Renders the content that an earlier process kept, and reads the service afterwards: a service that hangs delays no start.
   * Otherwise the service is read first (static export, tests).
   */
  keptContentFirst?: boolean;
  now?: () => Date;
}

/** Builds the site: content, pages, app. */
export async function createSite({
  settings,
  assets,
  files,
  documents,
  log,
  contact,
  onDemand = false,
  keptContentFirst = false,
  now = () => new Date(),
}: SiteOptions): Promise<RunningSite> {
  const content = createContentFromSettings(settings, log, now);
  const contentApi = createContentApi();
  await content.load();
  const isRemote = Boolean(settings.content.service ?? settings.content.specsService);
  /** The first reading of the service, until its changes are shown. */
  let firstRead: Promise<readonly ContentKind[]> | undefined;
  if (!keptContentFirst || !isRemote) await content.refresh();
  else {
    firstRead = content.refresh();
    if (!content.isComplete) await Promise.race([firstRead, sleep(maxFirstReadMs)]);
    if (content.wasRead) firstRead = undefined;
  }
  await contentApi.renew(content.current, 'everything');
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
  /** Timers, signals and the CMS call for this: nobody handles a rejection. */
  async function show(findChanges: () => Promise<readonly ContentKind[]>): Promise<void> {
    try {
      const changed = await findChanges();
      if (changed.length === 0) return;
      await Promise.all([pages.rerender(changed), contentApi.renew(content.current, changed)]);
      log.info('Content changed', { changed: changed.join(', ') });
    } catch (error) {
      log.error('Changed content cannot be shown', { error: messageOf(error) });
    }
  }

  function takeFirstRead(): typeof firstRead {
    const taken = firstRead;
    firstRead = undefined;
    return taken;
  }

  const refreshContent = coalesceCalls(async () => {
    await show(() => takeFirstRead() ?? content.refresh());
    return content.isFresh;
  }, refreshIntervalMs);
  if (firstRead) void refreshContent();

  let shownYear = now().getUTCFullYear();
  async function followClock(): Promise<void> {
    await show(async () => content.followClock());
    const year = now().getUTCFullYear();
    if (year === shownYear) return;
    shownYear = year;
    await pages.rerender('everything');
  }

  return {
    app: createApp({ settings, pages, files, content, contentApi, refreshContent, log, contact }),
    pages,
    get contentIsFresh() {
      return content.isFresh;
    },
    refreshContent,
    followClock,
  };
}

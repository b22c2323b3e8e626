import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Audience } from '../core/domain/audience.ts';
import { noResult } from '../core/domain/search-result.ts';
import { messageOf } from '../core/util/error-message.ts';
import { OperatorError } from '../core/util/operator-error.ts';
import { renamePaths } from '../site/paths.ts';
import type { RenderContext } from '../site/render-page.tsx';
import type { Assets } from '../site/site-context.tsx';
import { createApp } from './app.ts';
import type { ContactService } from './contact/contact-service.ts';
import { coalesceCalls } from './content-service/coalesce-calls.ts';
import { createContentFromSettings, readDrafts } from './content-service/content-cache.ts';
import { readHolidays } from './content-service/content-folder.ts';
import { createPictures } from './content-service/pictures.ts';
import { previewEndpoint } from './endpoints/preview.ts';
import { readRedirects } from './http/redirects.ts';
import type { StoredResponse } from './http/stored-response.ts';
import type { Log } from './log.ts';
import { documents } from './pages/built-documents.ts';
import { createPages, type Pages } from './pages/pages.ts';
import type { Settings } from './settings/settings.ts';

/** How long the first pages wait for a content service with no cached copy. By then it is hanging, not slow. */
const maxFirstReadMs = 2000;
/** A CMS may call after every saved row: it is read at most once a second. */
const refreshIntervalMs = 1000;

export type RunningSite = Awaited<ReturnType<typeof createSite>>;

export interface SiteOptions {
  settings: Settings;
  assets: Assets;
  files: ReadonlyMap<string, StoredResponse>;
  log: Log;
  /** Undefined: contact messages are not accepted (static export, tests). */
  contact?: ContactService;
  /** The pages are for a web host without this server: what needs it is done in the browser. */
  isStatic?: boolean;
  onRenderingFailed?: () => void;
  now?: () => Date;
}

/**
 * Loads the content that an earlier process cached, and joins it and the pages in the app. No page is rendered yet. The service is
 * read meanwhile: one that hangs delays no start.
 */
export async function createSite({
  settings,
  assets,
  files,
  log,
  contact,
  isStatic = false,
  onRenderingFailed,
  now = () => new Date(),
}: SiteOptions) {
  renamePaths(settings.pagePaths);
  const content = createContentFromSettings(settings, log, now);
  const pictures = createPictures(settings, log);
  let holidayCalendars = await readHolidays(settings.content.folder);
  const today = (): string => now().toISOString().slice(0, 10);
  const readContext = (): RenderContext => ({
    linkSettings: settings.links,
    assets,
    content: content.current,
    documents,
    noIndex: settings.noIndex,
    isStatic,
    widgets: settings.widgets,
    analytics: settings.analytics,
    tags: settings.tags,
    lossPercent: settings.lossPercent,
    referralDays: settings.referral.days,
    holidayCalendars,
    today: today(),
    year: now().getUTCFullYear(),
    contact: {
      sending: settings.contact.sending,
      outcome: { state: 'idle' },
      retentionDays: settings.contact.retentionDays,
    },
    // Those of most pages: server/pages/pages.ts sets others for an audience and for a query.
    audience: 'served',
    queryString: '',
    search: () => noResult,
  });
  let shown: RenderContext | undefined;
  const context = (): RenderContext => (shown ??= readContext());
  const pagesFor = (audience: Audience): Pages =>
    createPages({ settings, context, log, onRenderingFailed, audience });
  const pages = pagesFor('served');
  const pagesNotServed = settings.countryHeader ? pagesFor('notServed') : pages;
  const forEachAudience = async (work: (pages: Pages) => Promise<void>): Promise<void> => {
    for (const itsPages of new Set([pages, pagesNotServed])) await work(itsPages);
  };
  /** Timers, signals and the CMS call for what may fail here: nobody handles a rejection. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error('Changed content cannot be shown', { error: messageOf(error) });
    }
  }
  type Changed = Parameters<Pages['refresh']>[0];
  const render = (changed: Changed): Promise<void> =>
    attempt(async () => {
      if (changed.length === 0) return;
      shown = undefined;
      await forEachAudience((itsPages) => itsPages.refresh(changed));
      if (changed !== 'everything') log.info('Content changed', { changed: changed.join(', ') });
    });
  /** Reads the content service and renders the pages that show what changed. Calls are merged. @returns whether every list was read */
  const refreshContent = coalesceCalls(async () => {
    let changed: Changed = [];
    await attempt(async () => {
      changed = await content.refresh();
    });
    const hasArticles = changed.includes('articles');
    await attempt(async () => {
      const calendars = await readHolidays(settings.content.folder);
      if (isDeepStrictEqual(calendars, holidayCalendars)) return;
      holidayCalendars = calendars;
      changed = 'everything';
    });
    const storePictures = (): Promise<void> =>
      attempt(async () => {
        const { articles } = content.current;
        await pictures.store(articles);
        if (content.isFresh) await pictures.deleteOthers(articles);
      });
    // Only pages of articles wait for their pictures.
    if (hasArticles) await storePictures();
    await render(changed);
    if (!hasArticles) await storePictures();
    return content.isFresh;
  }, refreshIntervalMs);
  /** The date that every page shows. */
  let shownDate = today();
  /** Renders the pages again that show something else now: a notice that begins or ends, another year, a contract that has ended. */
  const followClock = (): Promise<void> =>
    attempt(async () => {
      const changed = content.followClock();
      const isNewDate = shownDate !== today();
      shownDate = today();
      await render(isNewDate ? 'everything' : changed);
    });
  await content.load();
  const firstRead = refreshContent();
  if (!content.isComplete)
    await Promise.race([firstRead, sleep(maxFirstReadMs, undefined, { ref: false })]);

  const { service, changedSecret: secret } = settings.content;
  const preview =
    service && secret
      ? previewEndpoint({
          settings,
          secret,
          context,
          async readDrafts() {
            const drafts = await readDrafts(settings.content, secret, now);
            await pictures.store(drafts.articles);
            return drafts;
          },
          log,
          now,
        })
      : undefined;

  const redirects = readRedirects(settings.content.folder, pages.paths(), settings.defaultLanguage);
  const app = createApp({
    settings,
    pages,
    pagesNotServed,
    files,
    pictures,
    redirects,
    content,
    context,
    refreshContent,
    preview,
    log,
    contact,
  });
  const hidden = app.endpoints.find(({ path }) => pages.paths().includes(path));
  if (hidden)
    throw new OperatorError(`PAGE_PATHS cannot be used: '${hidden.path}' is no page's path`);

  return {
    app,
    pages,
    content,
    redirects,
    /** Resolves once the service was read for the first time, successfully or not. */
    firstRead,
    /** Renders every page for every audience; without it, each is rendered when it is first requested. */
    renderAll: (): Promise<void> => forEachAudience((itsPages) => itsPages.renderAll()),
    refreshContent,
    followClock,
  };
}

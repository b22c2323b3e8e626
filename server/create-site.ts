import path from 'node:path';
import { readHolidayCalendars } from '../core/content-files/built-in-holidays.ts';
import type { DocumentFacts } from '../core/domain/document.ts';
import { closedDatesOf, firstDayOfExpiries } from '../core/specs/expiry.ts';
import { createApp, type SiteApp } from './app.ts';
import type { CdnPurge } from './cdn/cdn-purge.ts';
import { servedVersions } from './cdn/served-versions.ts';
import type { ContactService } from './contact/contact-service.ts';
import { createContentFromSettings } from './content-service/content-from-settings.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import { createContentApi } from './content-service/serve/content-api.ts';
import { createContentUpdates, loadContent, type ContentUpdates } from './content-updates.ts';
import type { StoredResponse } from './http/stored-response.ts';
import type { IndexNow } from './index-now.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { Log } from './log.ts';
import { createPageDates } from './pages/page-dates.ts';
import type { PageStore } from './pages/page-store.ts';
import type { PageContext } from './pages/rendering.ts';
import type { AudienceOptions } from './pages/stored-pages.ts';
import type { Settings } from './settings.ts';

export interface RunningSite extends ContentUpdates {
  app: SiteApp;
  pages: PageStore;
  /** The pages of each audience. */
  audiences: Record<string, PageStore>;
  content: Pick<ContentKeeper, 'status' | 'contradictions' | 'unreadableFigures'>;
  /** What the pages show now. */
  readonly pageContext: PageContext;
  /** Whether the last refresh read every list. */
  readonly contentIsFresh: boolean;
  /** Reads what the pages say now that they are complete: the sitemap has their dates from then on. */
  noteChanges: () => Promise<void>;
}

export interface SiteOptions {
  settings: Settings;
  /** Makes a page store. @param pageContext what the pages show now */
  createPages: (pageContext: () => PageContext, options: AudienceOptions) => PageStore;
  files: ReadonlyMap<string, StoredResponse>;
  documents: readonly DocumentFacts[];
  log: Log;
  /** Undefined: contact messages are not accepted (static export, tests). */
  contact?: ContactService;
  /**
   * Renders the content that an earlier process kept, and reads the service afterwards: a service that hangs delays no start.
   * Otherwise the service is read first (static export, tests).
   */
  keptContentFirst?: boolean;
  /** The pages are for a folder of files: what needs a server is done in the browser. */
  isStatic?: boolean;
  /** Whether the site remembers since when its pages say what they say (development and most tests do not ask). */
  datesPages?: boolean;
  /** Told of pages that have changed. */
  indexNow?: IndexNow | undefined;
  /** Has a CDN drop pages that have changed. */
  cdnPurge?: CdnPurge | undefined;
  now?: () => Date;
}

/** Loads the content, and joins it and the pages in the app. Pages may be still to come (`pages.complete`). */
export async function createSite({
  settings,
  createPages,
  files,
  documents,
  log,
  contact,
  keptContentFirst = false,
  isStatic = false,
  datesPages = false,
  indexNow,
  cdnPurge,
  now = () => new Date(),
}: SiteOptions): Promise<RunningSite> {
  const content = createContentFromSettings(settings, log, now);
  const holidayCalendars = await readHolidayCalendars(settings.content.folder);
  const closedDates = closedDatesOf(holidayCalendars);
  /** What the pages show of the present date. */
  const dateFacts = (): { year: number; expiriesFrom: string } => ({
    year: now().getUTCFullYear(),
    expiriesFrom: firstDayOfExpiries(now().toISOString().slice(0, 10), closedDates),
  });
  const contentApi = createContentApi();
  const isRemote = Boolean(settings.content.service ?? settings.content.specsService);
  const firstRead = await loadContent(content, keptContentFirst && isRemote);
  await contentApi.renew(content.current, 'everything');
  const readPageContext = (): PageContext => ({
    linkSettings: linkSettingsOf(settings),
    content: content.current,
    documents,
    noIndex: settings.noIndex,
    isStatic,
    widgets: settings.widgets,
    analytics: settings.analytics,
    lossPercent: settings.lossPercent,
    referralDays: settings.referral.days,
    holidayCalendars,
    ...dateFacts(),
    contact: {
      sending: settings.contact.sending,
      outcome: { state: 'idle' },
      retentionDays: settings.contact.retentionDays,
    },
  });
  /** The same object for both audiences, because what the search has read is kept for one. */
  let shown: PageContext | undefined;
  const pageContext = (): PageContext => (shown ??= readPageContext());
  const pages = createPages(pageContext, { audience: 'served' });
  const pagesNotServed = settings.countryRule
    ? createPages(pageContext, { audience: 'notServed', after: pages.complete })
    : undefined;
  const pageDates = datesPages
    ? createPageDates({
        file: path.join(settings.dataFolder, 'page-dates.json'),
        register: path.join(settings.content.folder, 'page-dates.json'),
        pages,
        defaultLanguage: settings.defaultLanguage,
        today: () => now().toISOString().slice(0, 10),
        log,
      })
    : undefined;
  function purgeChanges(): void {
    const stores = pagesNotServed ? [pages, pagesNotServed] : [pages];
    // A page that lacks a list only says so for the moment.
    if (!cdnPurge || !content.isComplete || stores.some((store) => !store.isComplete)) return;
    cdnPurge.note(servedVersions(stores, content.current, settings.defaultLanguage));
  }
  void pagesNotServed?.complete.then(purgeChanges);
  async function noteChanges(): Promise<void> {
    purgeChanges();
    if (!pageDates || !content.isComplete) return;
    const moved = await pageDates.note();
    if (moved.length > 0) indexNow?.announce(moved);
  }
  const updates = createContentUpdates(
    {
      content,
      contentApi,
      async rerender(changed) {
        shown = undefined;
        await pages.rerender(changed);
        await pagesNotServed?.rerender(changed);
      },
      noteChanges,
    },
    log,
    () => JSON.stringify(dateFacts()),
    firstRead,
  );

  return {
    app: createApp({
      settings,
      pages,
      pagesNotServed,
      files,
      content,
      contentApi,
      marketDates: () => ({ holidayCalendars, ...dateFacts() }),
      searched: pageContext,
      ...updates,
      pageDates,
      cdnPurge,
      startedAt: now(),
      log,
      contact,
    }),
    pages,
    audiences: { served: pages, ...(pagesNotServed ? { notServed: pagesNotServed } : {}) },
    content,
    get pageContext() {
      return pageContext();
    },
    get contentIsFresh() {
      return content.isFresh;
    },
    noteChanges,
    ...updates,
  };
}

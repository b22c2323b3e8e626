import { readHolidayCalendars } from '../content-files/built-in-holidays.ts';
import type { DocumentFacts } from '../contract/document.ts';
import { closedDatesOf, firstDayOfExpiries } from '../specs/expiry.ts';
import { createApp, type SiteApp } from './app.ts';
import type { ContactService } from './contact/contact-service.ts';
import { createContentFromSettings } from './content-service/content-from-settings.ts';
import { createContentApi } from './content-service/serve/content-api.ts';
import { createContentUpdates, loadContent, type ContentUpdates } from './content-updates.ts';
import type { StoredResponse } from './http/stored-response.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { Log } from './log.ts';
import type { PageStore } from './pages/page-store.ts';
import type { PageContext } from './pages/rendering.ts';
import type { Settings } from './settings.ts';

export interface RunningSite extends ContentUpdates {
  app: SiteApp;
  pages: PageStore;
  /** Whether the last refresh read every list. */
  readonly contentIsFresh: boolean;
}

export interface SiteOptions {
  settings: Settings;
  /** Makes the page store. @param pageContext what the pages show now */
  createPages: (pageContext: () => PageContext) => PageStore;
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
  const pages = createPages(() => ({
    linkSettings: linkSettingsOf(settings),
    content: content.current,
    documents,
    widgets: settings.widgets,
    referralDays: settings.referral.days,
    holidayCalendars,
    ...dateFacts(),
    contact: {
      sending: settings.contact.sending,
      outcome: { state: 'idle' },
      retentionDays: settings.contact.retentionDays,
    },
  }));
  const updates = createContentUpdates(
    { content, contentApi, pages },
    log,
    () => JSON.stringify(dateFacts()),
    firstRead,
  );

  return {
    app: createApp({
      settings,
      pages,
      files,
      content,
      contentApi,
      marketDates: () => ({ holidayCalendars, ...dateFacts() }),
      ...updates,
      log,
      contact,
    }),
    pages,
    get contentIsFresh() {
      return content.isFresh;
    },
    ...updates,
  };
}

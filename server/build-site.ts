import type { RenderContext } from '../site/render-page.tsx';
import type { DocumentFacts, Assets } from '../site/site-context.tsx';
import { createApp, type App } from './app.ts';
import { builtInContentService } from './content-service/built-in.ts';
import { createContentClient } from './content-service/client.ts';
import { createContentKeeper, type ContentKeeper } from './content-service/content-keeper.ts';
import { linkSettingsFrom } from './link-settings.ts';
import type { Log } from './log.ts';
import type { ContactService } from './mail-provider/contact-service.ts';
import type { StoredAnswer } from './pages/answer.ts';
import { createPagesOnDemand, createPageStore, type PageStore } from './pages/page-store.ts';
import type { Settings } from './settings.ts';

export interface RunningSite {
  app: App;
  pages: PageStore;
  content: ContentKeeper;
  /** Asks the content service again and renders what changed. */
  refreshContent(): Promise<void>;
}

interface SiteParts {
  settings: Settings;
  assets: Assets;
  files: ReadonlyMap<string, StoredAnswer>;
  documents: readonly DocumentFacts[];
  log: Log;
  /** Without it nobody takes the contact form's messages: a static export, a test. */
  contact?: ContactService;
  /** Pages are rendered when they are asked for, not all at the start. */
  onDemand?: boolean;
  now?: () => Date;
}

/** The client of the content service that the settings name: a remote one, or the files under `content/`. */
export function contentClientFrom(settings: Settings) {
  const remote = settings.contentServiceUrl;
  return createContentClient({
    service: remote ? (request) => fetch(request) : builtInContentService(settings.contentFolder),
    base: remote ?? 'http://built-in.invalid',
    timeoutSeconds: settings.contentTimeout,
  });
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
  const content = createContentKeeper(contentClientFrom(settings), log);
  await content.refresh();
  const renderContext = (): RenderContext => ({
    linkSettings: linkSettingsFrom(settings),
    assets,
    content: content.current,
    documents,
    widgets: settings.widgets,
    year: now().getUTCFullYear(),
    contact: { sending: settings.contact.sending, outcome: { state: 'idle' }, keptDays: settings.contact.keepDays },
  });
  const pages = onDemand ? createPagesOnDemand(settings, renderContext, log) : await createPageStore(settings, renderContext, log);
  return {
    app: createApp({ settings, pages, files, content, log, contact }),
    pages,
    content,
    async refreshContent() {
      const changed = await content.refresh();
      await pages.renderAgain(changed);
      log.info('Content asked again', { changed: changed.join(', ') || 'nothing' });
    },
  };
}

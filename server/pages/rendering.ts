import { setImmediate as nextTurn } from 'node:timers/promises';
import { audiences, type Audience } from '../../core/domain/audience.ts';
import type { ContactOutcome } from '../../core/domain/contact-outcome.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import {
  createSiteSearch,
  type FinishedPage,
  type SiteSearch,
} from '../site-search/site-search.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import { createPageRenderer, type UncompressedPage } from './page-renderer.ts';
import type { RenderSettings } from './render-settings.ts';

/** What pages show, as plain values: with the build's files and the settings, everything that they are a function of. */
export type PageContext = Omit<RenderContext, 'assets' | 'search' | 'queryString'>;

export type RenderJob =
  /** @property queryString in its canonical spelling */
  | { kind: 'page'; page: PageKey; queryString?: string }
  /** The contact page after a form was posted. */
  | {
      kind: 'contactPage';
      page: Pick<PageKey, 'language' | 'audience'>;
      outcome: ContactOutcome;
      status: number;
    };

/** Where pages are rendered: in this thread, or in one of its own (`render-thread.ts`). */
export interface Rendering {
  /**
   * Rejects with what the page throws.
   * @param urgency a page that a visitor waits for comes before all others
   */
  render(
    job: RenderJob,
    context: PageContext,
    urgency: 'visitor' | 'background',
  ): Promise<UncompressedPage>;
  /** Resolves when no visitor waits for a page. */
  whenFree(): Promise<void>;
}

/** Renders one job after another. @throws what the page throws */
export type RenderNow = (job: RenderJob, context: PageContext) => UncompressedPage;

export function createRenderNow(
  settings: RenderSettings,
  assets: RenderContext['assets'],
): RenderNow {
  const renderer = createPageRenderer(settings);
  let shown: PageContext | undefined;
  let current: RenderContext | undefined;

  function contextOf(context: PageContext): RenderContext {
    if (context !== shown || !current) {
      shown = context;
      current = { ...context, assets };
    }
    return current;
  }

  /** Each audience finds what its own pages say. */
  const searches = mapKeys(audiences, (audience) => createAudienceSearch(audience));
  function createAudienceSearch(audience: Audience): SiteSearch<RenderContext> {
    const pages = pagesByPath(settings.defaultLanguage, audience);
    /** The pages that the search has read in this context. */
    let finished = new Map<string, FinishedPage | undefined>();
    let read: RenderContext | undefined;

    return createSiteSearch<RenderContext>((path, context) => {
      if (context !== read) finished = new Map();
      read = context;
      if (finished.has(path)) return finished.get(path);
      let response: FinishedPage | undefined;
      try {
        const page = pages.get(path);
        const rendered = page && renderer.render(page, context);
        response = rendered && { status: rendered.status, identity: rendered };
      } catch {
        // Whoever stores this page logs why; it cannot be found meanwhile.
      }
      finished.set(path, response);
      return response;
    });
  }

  return (job, pageContext) => {
    const context = contextOf(pageContext);
    switch (job.kind) {
      case 'page':
        return job.queryString === undefined
          ? renderer.render(job.page, context)
          : renderer.render(job.page, context, {
              queryString: job.queryString,
              search: (language, query) => searches[job.page.audience](language, query, context),
            });
      case 'contactPage':
        return renderer.contactPage(job.page, context, job.outcome, job.status);
    }
  };
}

/** Renders in this thread; requests are served between two pages. */
export function createRenderingHere(
  settings: RenderSettings,
  assets: RenderContext['assets'],
): Rendering {
  const renderNow = createRenderNow(settings, assets);
  return {
    async render(job, context) {
      await nextTurn();
      return renderNow(job, context);
    },
    whenFree: () => Promise.resolve(),
  };
}

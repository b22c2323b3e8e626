import { expect, test as base, type BrowserContext, type Page, type Route } from '@playwright/test';
import type { LanguageCode } from '../../core/domain/languages.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { pathOf } from './paths.ts';
import { sharedOrigin } from './shared-origins.ts';

export { expect };

export interface Visit {
  language?: LanguageCode;
  /** The site whose default language is English, and which counts visits without asking. */
  englishDefault?: boolean;
  /** The site that asks for consent, and whose widgets follow the page's theme and language. */
  asking?: boolean;
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** Things move. Most tests prove something else, and a page at rest takes half of the processor. */
  motion?: boolean;
  /** The system's preferred colour scheme. */
  dark?: boolean;
  timeZone?: string;
  /** The browser sends Global Privacy Control. */
  objecting?: boolean;
  /** A phone: touch, no hovering mouse. */
  touch?: boolean;
  /** The visit begins with the preloader. Without it tests wait, and draw, for less. */
  preloader?: boolean;
  localStorage?: Record<string, string>;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** The clock stops unless the test moves it (`page.clock.runFor`). */
  frozen?: boolean;
  /** Called before the first URL is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export type VisitPage = (route: RouteName, visit?: Visit) => Promise<Page>;

/** Errors that pages logged or threw. */
export interface PageErrors {
  seen: string[];
  /** Errors that the test expects. All others fail it. */
  allow(...patterns: RegExp[]): void;
}

interface TestFixtures {
  /** Registers cleanup for the end of the test; the last one runs first. */
  onTestFinished: (undo: () => void | Promise<void>) => void;
  pageErrors: PageErrors;
  /** A fresh visitor, closed when the test ends. */
  newVisitor: (visit?: Visit) => Promise<BrowserContext>;
  /** Opens a URL as a fresh visitor. */
  visitUrl: (url: string, visit?: Visit) => Promise<Page>;
  /** Opens a page in a language (by default the default one) as a fresh visitor. */
  visitPage: VisitPage;
}

/** The time at which the clock of a frozen page starts. */
const frozenStart = new Date('2026-06-15T12:00:00Z');

/** Messages of the browser itself. The sweep checks failed requests: many tests block some. */
const browsersOwn = [/^Failed to load resource/];

const stateOf = (origin: string, localStorage: Record<string, string>) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries(localStorage).map(([name, value]) => ({ name, value })),
    },
  ],
});

export const test = base.extend<TestFixtures>({
  async onTestFinished({}, use) {
    const undos: (() => void | Promise<void>)[] = [];
    await use((undo) => void undos.push(undo));
    for (const undo of undos.toReversed()) await undo();
  },

  async pageErrors({}, use, testInfo) {
    const seen: string[] = [];
    const allowed = [...browsersOwn];
    await use({ seen, allow: (...patterns) => void allowed.push(...patterns) });
    if (testInfo.status !== 'passed') return;
    expect(
      seen.filter((message) => !allowed.some((pattern) => pattern.test(message))),
      'errors of the pages that the test did not bring about itself',
    ).toEqual([]);
  },

  async newVisitor({ browser, pageErrors, onTestFinished }, use) {
    await use(async (visit = {}) => {
      const baseURL = sharedOrigin(
        visit.asking ? 'askingSite' : visit.englishDefault ? 'englishSite' : 'site',
      );
      const context = await browser.newContext({
        baseURL,
        viewport: { width: visit.width ?? 1440, height: visit.height ?? 900 },
        javaScriptEnabled: visit.javaScript ?? true,
        reducedMotion: visit.motion ? 'no-preference' : 'reduce',
        colorScheme: visit.dark ? 'dark' : 'light',
        hasTouch: visit.touch ?? false,
        isMobile: visit.touch ?? false,
        extraHTTPHeaders: visit.headers ?? {},
        ...(visit.timeZone ? { timezoneId: visit.timeZone } : {}),
        ...(visit.localStorage ? { storageState: stateOf(baseURL, visit.localStorage) } : {}),
      });
      watchErrors(context, pageErrors.seen);
      if (visit.objecting)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        );
      if (!visit.preloader) await context.addInitScript(skipPreloader, storageKeys.preloaded);
      onTestFinished(() => context.close());
      return context;
    });
  },

  async visitUrl({ newVisitor }, use) {
    await use(async (url, visit = {}) => {
      const page = await (await newVisitor(visit)).newPage();
      if (visit.frozen) {
        await page.clock.install({ time: frozenStart });
        await page.clock.pauseAt(frozenStart.getTime() + 1000);
      }
      await visit.prepare?.(page);
      await page.goto(url);
      return page;
    });
  },

  async visitPage({ visitUrl }, use) {
    await use((route, visit = {}) => visitUrl(pathOf(route, visit), visit));
  },
});

/** Runs before a page's own scripts: it is not the first page of its visit. */
function skipPreloader(key: string): void {
  try {
    sessionStorage[key] = '1';
  } catch {
    // A frame without an origin has no storage.
  }
}

/** Records the errors of all pages of a visitor. */
export function watchErrors(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
  context.on('weberror', (webError) => seen.push(webError.error().message));
}

/** Holds back what a page requests. @returns hold: for `page.route`; release: lets it through, and what follows */
export function holdBack(): { hold: (route: Route) => Promise<void>; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    async hold(route) {
      await released;
      await route.fallback();
    },
    release,
  };
}

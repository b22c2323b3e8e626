import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { languageByCode, type LanguageCode } from '../../contract/languages.ts';
import { pagePath } from '../../site/i18n/links.ts';
import type { RouteName } from '../../site/paths.ts';
import { chromiumArguments, findChromium } from '../../tools/chromium.js';

/** How long a page may take to do what a test waits for; far more than it needs, for busy machines. */
const patience = 15_000;

let browser: Browser | undefined;

/** One Chromium for the tests of a file. Call it once at the file's head. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  });
  afterAll(() => browser?.close());
}

export interface Visit {
  language?: LanguageCode;
  /** The site whose plain addresses are English. */
  englishDefault?: boolean;
  /** The site that asks before it loads widgets. */
  asking?: boolean;
  width?: number;
  height?: number;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** What the system prefers. */
  dark?: boolean;
  /** A phone: touch, no hovering mouse. */
  touch?: boolean;
  localStorage?: Record<string, string>;
  /** Time stands still unless the test moves it (`page.clock.runFor`). */
  frozen?: boolean;
  /** Before the first address is opened. */
  prepare?: (page: Page) => Promise<void>;
}

/** The moment at which a frozen page starts. */
const frozenStart = new Date('2026-06-15T12:00:00Z');

const originOf = ({ englishDefault, asking }: Pick<Visit, 'englishDefault' | 'asking'>): string =>
  inject(asking ? 'askingOrigin' : englishDefault ? 'englishOrigin' : 'origin');

/** A fresh visitor; gone when the test ends. */
export async function newVisitor(visit: Visit = {}): Promise<BrowserContext> {
  if (!browser) throw new Error('Call useBrowser() at the head of the file');
  const context = await browser.newContext({
    baseURL: originOf(visit),
    viewport: { width: visit.width ?? 1440, height: visit.height ?? 900 },
    javaScriptEnabled: visit.javaScript ?? true,
    reducedMotion: visit.reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: visit.dark ? 'dark' : 'light',
    hasTouch: visit.touch ?? false,
    isMobile: visit.touch ?? false,
    ...(visit.localStorage
      ? {
          storageState: {
            cookies: [],
            origins: [
              {
                origin: originOf(visit),
                localStorage: Object.entries(visit.localStorage).map(([name, value]) => ({
                  name,
                  value,
                })),
              },
            ],
          },
        }
      : {}),
  });
  context.setDefaultTimeout(patience);
  onTestFinished(() => context.close());
  return context;
}

/** Opens an address as a fresh visitor. */
export async function visitAddress(path: string, visit: Visit = {}): Promise<Page> {
  const context = await newVisitor(visit);
  const page = await context.newPage();
  if (visit.frozen) {
    await page.clock.install({ time: frozenStart });
    await page.clock.pauseAt(frozenStart.getTime() + 1000);
  }
  await visit.prepare?.(page);
  await page.goto(path);
  return page;
}

/** Opens a page in a language (the default one unless told) as a fresh visitor. */
export function visitPage(route: RouteName, visit: Visit = {}): Promise<Page> {
  return visitAddress(pathOf(route, visit), visit);
}

export function pathOf(
  route: RouteName,
  { language, englishDefault }: Pick<Visit, 'language' | 'englishDefault'> = {},
): string {
  const defaultLanguage = englishDefault ? 'en' : 'zh';
  return pagePath(language ?? defaultLanguage, route, defaultLanguage);
}

export const directionOf = (language: LanguageCode): 'ltr' | 'rtl' =>
  languageByCode(language).direction;

/** React never arrives; a `prepare` of a visit. */
export async function withoutReact(page: Page): Promise<void> {
  await page.route(/\/assets\/(react|hydrate)-/, () => {});
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { wordsOf } from '../../site/i18n/translator.ts';
import { chromiumArguments, findChromium } from '../../tools/chromium.js';
import { generous } from './harness.ts';

/** Starts the built site with these settings on a free port; gone when the test (or the file) ends. */
export async function startSite(
  environment: Record<string, string>,
): Promise<{ origin: string; site: ChildProcess }> {
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...generous,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (data: Buffer): void => {
    said += data.toString();
    const port = /localhost:(\d+)/.exec(said)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  };
  site.stdout.on('data', listen);
  site.stderr.on('data', listen);
  void once(site, 'exit').then(() => reject(new Error(said)));
  return { origin: await promise, site };
}

let browser: Browser;
/** One Chromium for the tests of a file. Call it once at the file's head. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  });
  afterAll(() => browser.close());
}

export const contactLanguages = [
  { language: 'zh', path: '/contact' },
  { language: 'en', path: '/en/contact' },
  { language: 'ar', path: '/ar/contact' },
] as const;

/** The contact page as a fresh visitor sees it. */
export async function openContact(
  origin: string,
  path: string,
  {
    javaScript = true,
    headers = {},
  }: { javaScript?: boolean; headers?: Record<string, string> } = {},
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    extraHTTPHeaders: headers,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(origin + path);
  return page;
}

export const contactWords = (language: 'zh' | 'en' | 'ar') => wordsOf(language, 'contact');

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languageCodes, languages, type Language } from '../../core/domain/languages.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { accessibilityViolations, paintedRules } from '../harness/accessibility.ts';
import { expect, test as base } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import {
  brokenWords,
  coveredControls,
  growOld,
  lookAt,
  noteShifts,
  riskWarnings,
  scrollThrough,
  shiftsOn,
  sidewaysOverflow,
  smallFields,
  smallPictureTexts,
} from './look.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };
/** The narrowest window that must not scroll sideways. */
const narrowest = { width: 320, height: 780 };
const maxPictureBytes = 60_000;
/** All scripts of a page that has been seen to its end, as they travel. */
const maxScriptBytes = 75_000;
const minPictureTextPx = 12;

const test = base.extend<
  object,
  {
    /** Follows all pages of a worker: what they share is in its cache. */
    visitor: Page;
  }
>({
  visitor: [
    async ({ browser }, use) => {
      const baseURL = sharedOrigin('site');
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      await context.addInitScript(noteShifts);
      await context.addInitScript(growOld);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Bytes of scripts, compressed as the site compresses a file that has been asked for before, and of pictures, by URL. */
const fileSizes = new Map<string, number>();

/** Collects what goes wrong while a page is looked at, and the scripts that it fetches. */
function watch(page: Page): { problems: string[]; scriptBytes: () => number } {
  const problems: string[] = [];
  const scripts = new Set<string>();
  page.removeAllListeners();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', async (response) => {
    const url = response.url();
    const type = response.request().resourceType();
    if (response.status() >= 400) problems.push(`${url} ${response.status()}`);
    const isScript = type === 'script' && url.startsWith(sharedOrigin('site'));
    if (isScript) scripts.add(url);
    if (fileSizes.has(url) || (!isScript && type !== 'image')) return;
    const body = await response.body().catch(() => undefined);
    // The next page that has it is asked.
    if (!body) return;
    const bytes = isScript ? brotliCompressSync(body).length : body.length;
    fileSizes.set(url, bytes);
    if (!isScript && bytes > maxPictureBytes) problems.push(`${url} ${bytes} bytes`);
  });
  const scriptBytes = (): number =>
    [...scripts].reduce((sum, url) => sum + (fileSizes.get(url) ?? 0), 0);
  return { problems, scriptBytes };
}

const textOf = (html: string): string =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&[#\w]+;/g, '&')
    .replaceAll(/\s+/g, ' ');

/**
 * One visit for each language, audited in the theme and at the width in which it starts: neither colours nor layout depend on
 * the language, so the languages of a page share the combinations, and its neighbour has the others. Names and structure are
 * audited once; colours and sizes of targets light at one width and dark at the other.
 */
async function inspect(page: Page, route: RouteName, language: Language): Promise<void> {
  const { problems, scriptBytes } = watch(page);
  const turn = routeNames.indexOf(route) + languageCodes.indexOf(language.code);
  const [size, other] = turn % 2 === 0 ? [desk, phone] : [phone, desk];
  const colorScheme = language.code === languageCodes[0] ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(size);
  const response = await page.goto(pathOf(route, { language: language.code }));
  expect.soft(response?.status(), 'status').toBe(200);
  const html = (await response?.text()) ?? '';
  await scrollThrough(page);
  const look = await lookAt(page);
  expect.soft(await shiftsOn(page), 'layout shifts').toEqual([]);
  expect.soft(scriptBytes(), 'bytes of scripts').toBeLessThanOrEqual(maxScriptBytes);
  expect.soft([look.language, look.direction]).toEqual([language.code, language.direction]);
  expect.soft(look.headings, 'headings of level 1').toBe(1);
  expect.soft(look.headingGaps, 'headings that skip a level').toEqual([]);
  expect.soft(look.deadIslands, 'islands that did not come to life').toEqual([]);
  expect.soft(/<[^>]+\sstyle=/.exec(html)?.[0], 'style attributes').toBeUndefined();
  expect
    .soft(textOf(html).length, 'text without JavaScript')
    .toBeGreaterThanOrEqual(look.mainText.length * 0.95);
  if (language.direction === 'ltr') {
    const rules = colorScheme === 'dark' ? paintedRules : undefined;
    const violations = await accessibilityViolations(page, rules);
    expect.soft(violations, `accessibility, ${colorScheme}, ${size.width} px`).toEqual([]);
  }
  for (const each of [size, other, narrowest]) {
    await page.setViewportSize(each);
    expect.soft(await sidewaysOverflow(page), `sideways at ${each.width} px`).toEqual([]);
    if (each === phone)
      expect.soft(await coveredControls(page), 'controls under another').toEqual([]);
    if (each === desk) expect.soft(await riskWarnings(page), 'texts of the risk warning').toBe(2);
    if (each === narrowest) {
      expect.soft(await smallFields(page), 'fields with small text').toEqual([]);
      // Chinese breaks between any two letters.
      if (language.code !== 'zh')
        expect.soft(await brokenWords(page), 'words that are broken').toEqual([]);
      continue;
    }
    const small = await smallPictureTexts(page, minPictureTextPx);
    expect.soft(small, `small texts at ${each.width} px`).toEqual([]);
  }
  // The largest text that readers set in their browser.
  const browser = await page.context().newCDPSession(page);
  const setText = (standard: number): Promise<object> =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setText(32);
  expect.soft(await sidewaysOverflow(page), 'sideways with text of 32 px').toEqual([]);
  expect.soft(problems, 'errors, failed requests, heavy pictures').toEqual([]);
  // Nothing of this page is laid out again for the next one's window.
  await page.evaluate(() => document.body.remove());
  await setText(16);
  await browser.detach();
}

for (const route of routeNames)
  for (const language of languages)
    test(`${route} in ${language.code}`, ({ visitor }) => inspect(visitor, route, language));

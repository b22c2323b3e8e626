import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { chromiumArguments, findChromium } from '../../tools/chromium.js';
import { pathOf } from '../harness/browser.ts';
import {
  noteShifts,
  lookAt,
  scrollThrough,
  sidewaysAt,
  smallPictureTexts,
  type Look,
} from './look.ts';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = { phone: 320, tablet: 768, desk: 1440 } as const;
/** No picture may weigh more, in bytes. */
const heaviestPicture = 60_000;
/** Text in a picture must be this large, in pixels, on a phone of 360 px. */
const smallestPictureText = 12;

const combinations = routeNames.flatMap((route) =>
  languages.flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ route, language, theme, code: language.code })),
  ),
);

let browser: Browser;
const contexts = new Map<string, Promise<BrowserContext>>();

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});
afterAll(() => browser.close());

/** Visitors are shared between pages. Each has been here before: what a starved machine does with late fonts is not judged. */
function visitor(theme: 'light' | 'dark'): Promise<BrowserContext> {
  const known = contexts.get(theme);
  if (known) return known;
  const created = newVisitor(theme);
  contexts.set(theme, created);
  return created;
}

async function newVisitor(theme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: widths.desk, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(pathOf('home', { language: 'ar' }), { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

interface Findings {
  status: number;
  errors: string[];
  failedRequests: string[];
  heavyPictures: string[];
  servedHtml: string;
  look: Look;
  accessibility: string[];
  sideways: Record<string, string[]>;
  smallTexts: string[];
}

async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate(
    (tags) =>
      (
        globalThis as unknown as {
          axe: { run(context: Document, options: object): Promise<AxeResults> };
        }
      ).axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
      }),
    wcag,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** A layout shift without its time. */
const shiftItself = (shift: string): string => shift.replace(/ after \d+ ms/, '');

/** Loads a page once and looks at everything. */
async function inspect(path: string, theme: 'light' | 'dark'): Promise<Findings> {
  const page = await (await visitor(theme)).newPage();
  try {
    const errors: string[] = [];
    const failedRequests: string[] = [];
    const heavyPictures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) => {
      // A widget's frame that was still loading when the page was left is no failure of ours.
      if (new URL(request.url()).origin === inject('origin'))
        failedRequests.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', async (response) => {
      if (response.status() >= 400) failedRequests.push(`${response.url()} ${response.status()}`);
      if (response.request().resourceType() !== 'image') return;
      const { length } = await response.body().catch(() => Buffer.alloc(0));
      if (length > heaviestPicture) heavyPictures.push(`${response.url()} ${length} bytes`);
    });
    await page.addInitScript(noteShifts);
    const response = await page.goto(path);
    await scrollThrough(page);
    const look = await lookAt(page);
    await page.evaluate(axeScript);
    const accessibility = await violations(page);
    const sideways: Findings['sideways'] = {};
    let smallTexts: string[] = [];
    for (const [device, width] of Object.entries(widths).toReversed()) {
      const { by, because } = await sidewaysAt(page, width);
      if (by > 0) sideways[`${width} px`] = [`${by} px`, ...because];
      if (device === 'phone') {
        // What only phones see, with its own colours.
        accessibility.push(
          ...(await violations(page)).map((violation) => `at ${width} px: ${violation}`),
        );
        await page.setViewportSize({ width: 360, height: 780 });
        smallTexts = await smallPictureTexts(page, smallestPictureText);
      }
    }
    return {
      status: response?.status() ?? 0,
      errors,
      failedRequests,
      heavyPictures,
      servedHtml: (await response?.text()) ?? '',
      look,
      accessibility,
      sideways,
      smallTexts,
    };
  } finally {
    await page.close();
  }
}

/** The visible words of a served page, without its scripts. */
function textOf(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(
      /&(?:amp|lt|gt|quot|#x27);/g,
      (entity) =>
        ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" })[entity] ??
        entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe.concurrent('every page in every language and theme', () => {
  test.for(combinations)(
    '$route in $code, $theme',
    async ({ route, language, theme }, { expect: expectHere }) => {
      const path = pathOf(route, { language: language.code });
      const found = await inspect(path, theme);
      // On a starved machine a face or a frame may come late, now here, now there; a shift of the page itself is the same every time.
      if (found.look.shifts.length > 0) {
        const again = new Set((await inspect(path, theme)).look.shifts.map(shiftItself));
        found.look.shifts = found.look.shifts.filter((shift) => again.has(shiftItself(shift)));
      }
      const expectSoft = expectHere.soft;
      expectSoft(found.status, 'status').toBe(200);
      expectSoft(found.errors, 'console errors').toEqual([]);
      expectSoft(found.failedRequests, 'failed requests').toEqual([]);
      expectSoft(found.look.language, 'lang').toBe(language.code);
      expectSoft(found.look.direction, 'dir').toBe(language.direction);
      expectSoft(found.look.headings, 'headings of level 1').toBe(1);
      expectSoft(found.look.headingGaps, 'headings that skip a level').toEqual([]);
      expectSoft(found.look.shifts, 'layout shifts').toEqual([]);
      expectSoft(found.look.logoAt < 0.5, 'the logo stands at the start side').toBe(
        language.direction === 'ltr',
      );
      expectSoft(found.look.unguardedLinks, 'outside links without target or rel').toEqual([]);
      expectSoft(found.look.deadIslands, 'islands that did not come to life').toEqual([]);
      expectSoft(found.heavyPictures, 'heavy pictures').toEqual([]);
      expectSoft(
        found.look.largestInlinePicture,
        'bytes of the largest inline picture',
      ).toBeLessThanOrEqual(heaviestPicture);
      expectSoft(found.smallTexts, 'texts in pictures too small for a phone').toEqual([]);
      expectSoft(/<[^>]+\sstyle=/.exec(found.servedHtml)?.[0], 'style attributes').toBeUndefined();
      expectSoft(found.accessibility, 'accessibility').toEqual([]);
      expectSoft(found.sideways, 'sideways scroll').toEqual({});
      // What can be read without JavaScript is what can be read with it.
      const served = textOf(found.servedHtml);
      expectSoft(served.length, 'text without JavaScript').toBeGreaterThanOrEqual(
        found.look.mainText.length * 0.95,
      );
      const heading =
        /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(found.servedHtml)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
      expectSoft(heading.trim().length, 'main heading without JavaScript').toBeGreaterThan(0);
    },
  );
});

const badPage = `<!doctype html><html lang="en"><title>Bad</title><main><h1>First</h1><h1>Second</h1><h3>Gap</h3><p style="inline-size:2000px">wide</p>
<a href="https://outside.invalid/">out</a><svg viewBox="0 0 1000 10" width="100" height="10"><text y="5" font-size="12">tiny</text></svg><img src="/favicon.svg"></main>`;

test('the sweep sees what is wrong with a bad page', async () => {
  const page = await (await visitor('light')).newPage();
  await page.addInitScript(noteShifts);
  await page.route('**/bad', (route) => route.fulfill({ contentType: 'text/html', body: badPage }));
  await page.goto('/bad');
  await page.evaluate(axeScript);
  const look = await lookAt(page);
  expect(look.headings).toBe(2);
  expect(look.headingGaps).toEqual(['Gap']);
  expect(look.unguardedLinks).toEqual(['https://outside.invalid/']);
  expect((await sidewaysAt(page, 320)).by).toBeGreaterThan(0);
  expect(await smallPictureTexts(page, smallestPictureText)).toHaveLength(1);
  expect((await violations(page)).some((violation) => violation.startsWith('image-alt'))).toBe(
    true,
  );
  await page.evaluate(() =>
    document.body.prepend(
      Object.assign(document.createElement('h2'), { textContent: 'Pushes everything down' }),
    ),
  );
  await expect.poll(async () => (await lookAt(page)).shifts.length).toBeGreaterThan(0);
  await page.close();
});

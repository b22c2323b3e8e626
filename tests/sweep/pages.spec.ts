import type { BrowserContext, Page } from '@playwright/test';
import { languageCodes, languages, type LanguageCode } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { privacyRegister } from '../../site/facts/privacy-register.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { budgets, routeBudgets } from '../budgets.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expect, test as base } from '../harness/fixtures.ts';
import { watchNetwork } from '../harness/network-idle.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { storedIn, testDeployment, unlisted, watchOrigins } from './browser-data.ts';
import { watchWeights } from './fetched-weights.ts';
import {
  noteShifts,
  framePainted,
  lookAt,
  scrollThrough,
  sidewaysAt,
  smallPictureTexts,
  type Look,
} from './look.ts';
import { overruns, type Weights } from './weights.ts';

const themes = ['light', 'dark'] as const;
const widths = { phone: 320, tablet: 768, desk: 1440 } as const;
/** Maximum size of a picture. */
const maxPictureBytes = 60_000;
/** Level AAA of WCAG. */
const minRiskContrast = 7;
/** Minimum size of text in a picture on a phone of 360 px. */
const minPictureTextPx = 12;

const combinations = routeNames.flatMap((route) =>
  languages.map((language) => ({ route, language })),
);

const test = base.extend<
  object,
  {
    /** A returning visitor, shared between pages: fonts that come late on an overloaded machine are not tested. */
    returningVisitor: BrowserContext;
  }
>({
  returningVisitor: [
    async ({ browser, siteOrigin }, use) => {
      const visitor = await browser.newContext({
        baseURL: siteOrigin,
        reducedMotion: 'reduce',
        viewport: { width: widths.desk, height: 900 },
      });
      const page = await visitor.newPage();
      const network = watchNetwork(page);
      await page.goto(pathOf('home', { language: 'ar' }));
      await network.idle();
      await page.close();
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
});

interface Findings {
  status: number;
  errors: string[];
  failedRequests: string[];
  heavyPictures: string[];
  servedHtml: string;
  /** In each theme, with the background's colour. */
  looks: Record<(typeof themes)[number], Look & { background: string }>;
  accessibility: string[];
  sideways: Record<string, string[]>;
  smallTexts: string[];
  /** Stored or contacted, and not in the register. */
  unlisted: string[];
  /** Of the page's scripts and fonts, where `isWeighed`. */
  weights: Partial<Weights>;
}

/** A layout shift without its time. */
const shiftItself = (shift: string): string => shift.replace(/ after \d+ ms/, '');

async function lookInTheme(
  page: Page,
  colorScheme: (typeof themes)[number],
): Promise<Findings['looks'][typeof colorScheme]> {
  await page.emulateMedia({ colorScheme });
  await framePainted(page);
  const look = await lookAt(page);
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  return { ...look, background };
}

/**
 * In which theme axe looks at a page at each width: colors do not depend on the language, so that the languages of a page take
 * turns, and together see both themes at both widths.
 */
const auditedTheme = (device: 'phone' | 'desk', language: LanguageCode): (typeof themes)[number] =>
  (languageCodes.indexOf(language) % 2 === 0) === (device === 'desk') ? 'light' : 'dark';

/** Arabic pages load one more font than the others; home differs by language. */
const isWeighed = (route: RouteName, language: LanguageCode): boolean =>
  language === 'ar' || route === 'home';

/** Loads a page once and collects all findings. */
async function inspect(
  visitor: BrowserContext,
  route: RouteName,
  language: LanguageCode,
): Promise<Findings> {
  const page = await visitor.newPage();
  try {
    const { origin } = new URL(sharedOrigin('site'));
    const errors: string[] = [];
    const failedRequests: string[] = [];
    const heavyPictures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) => {
      // A widget's frame that was still loading when the page was left is not a failure.
      if (new URL(request.url()).origin === origin)
        failedRequests.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', async (response) => {
      if (response.status() >= 400) failedRequests.push(`${response.url()} ${response.status()}`);
      if (response.request().resourceType() !== 'image') return;
      const { length } = await response.body().catch(() => Buffer.alloc(0));
      if (length > maxPictureBytes) heavyPictures.push(`${response.url()} ${length} bytes`);
    });
    const origins = watchOrigins(visitor, origin);
    const weigh = watchWeights(page);
    await page.addInitScript(noteShifts);
    const response = await page.goto(pathOf(route, { language }));
    const servedHtml = (await response?.text()) ?? '';
    const weights = isWeighed(route, language) ? await weigh.beforeScrolling(servedHtml) : {};
    await scrollThrough(page);
    if (isWeighed(route, language)) Object.assign(weights, await weigh.afterScrolling(servedHtml));
    const looks = {
      light: await lookInTheme(page, 'light'),
      dark: await lookInTheme(page, 'dark'),
    };
    const accessibility: string[] = [];
    const sideways: Findings['sideways'] = {};
    for (const device of keysOf(widths).toReversed()) {
      const width = widths[device];
      const { by, because } = await sidewaysAt(page, width);
      if (by > 0) sideways[`${width} px`] = [`${by} px`, ...because];
      // Phones have elements of their own, with their own colours.
      if (device === 'tablet') continue;
      const colorScheme = auditedTheme(device, language);
      await page.emulateMedia({ colorScheme });
      const violations = await accessibilityViolations(page);
      accessibility.push(
        ...violations.map((violation) => `${colorScheme}, at ${width} px: ${violation}`),
      );
    }
    await page.setViewportSize({ width: 360, height: 780 });
    const smallTexts = await smallPictureTexts(page, minPictureTextPx);
    return {
      status: response?.status() ?? 0,
      errors,
      failedRequests,
      heavyPictures,
      servedHtml,
      looks,
      accessibility,
      sideways,
      smallTexts,
      unlisted: unlisted(privacyRegister(testDeployment(sharedOrigin('chartingProvider'))), {
        names: await storedIn(page),
        origins,
      }),
      weights,
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

test.describe('every page in every language and both themes', () => {
  for (const { route, language } of combinations)
    test(`${route} in ${language.code}`, async ({ returningVisitor }) => {
      const found = await inspect(returningVisitor, route, language.code);
      // Counted from the start: the second look has those of both.
      const shiftsOf = ({ looks }: Findings): string[] => looks.dark.shifts;
      let shifts = shiftsOf(found);
      // On an overloaded machine a font or a frame may load late, at random; a shift caused by the page itself is the same every time.
      if (shifts.length > 0) {
        const again = new Set(
          shiftsOf(await inspect(returningVisitor, route, language.code)).map(shiftItself),
        );
        shifts = shifts.filter((shift) => again.has(shiftItself(shift)));
      }
      expect.soft(found.status, 'status').toBe(200);
      expect.soft(found.errors, 'console errors').toEqual([]);
      expect.soft(found.failedRequests, 'failed requests').toEqual([]);
      expect.soft(shifts, 'layout shifts').toEqual([]);
      expect
        .soft(found.looks.dark.background, 'the page turns dark')
        .not.toBe(found.looks.light.background);
      for (const look of Object.values(found.looks)) {
        expect.soft(look.language, 'lang').toBe(language.code);
        expect.soft(look.direction, 'dir').toBe(language.direction);
        expect.soft(look.headings, 'headings of level 1').toBe(1);
        expect.soft(look.headingGaps, 'headings that skip a level').toEqual([]);
        expect.soft(look.riskWarning, 'texts of the risk warning').toHaveLength(2);
        for (const { pixels, bodyPixels, contrast } of look.riskWarning) {
          expect.soft(pixels, 'size of the risk warning').toBeGreaterThanOrEqual(bodyPixels);
          expect
            .soft(contrast, 'contrast of the risk warning')
            .toBeGreaterThanOrEqual(minRiskContrast);
        }
        expect
          .soft(look.logoAt < 0.5, 'the logo is at the start side')
          .toBe(language.direction === 'ltr');
        expect.soft(look.unguardedLinks, 'outside links without target or rel').toEqual([]);
        expect.soft(look.deadIslands, 'islands that did not come to life').toEqual([]);
        expect
          .soft(look.maxInlinePictureBytes, 'bytes of the largest inline picture')
          .toBeLessThanOrEqual(maxPictureBytes);
      }
      expect.soft(found.heavyPictures, 'heavy pictures').toEqual([]);
      expect.soft(found.smallTexts, 'texts in pictures too small for a phone').toEqual([]);
      expect.soft(/<[^>]+\sstyle=/.exec(found.servedHtml)?.[0], 'style attributes').toBeUndefined();
      expect.soft(found.accessibility, 'accessibility').toEqual([]);
      expect.soft(found.sideways, 'sideways scroll').toEqual({});
      expect.soft(found.unlisted, 'stored or contacted, and not in the register').toEqual([]);
      expect
        .soft(
          overruns(found.weights, (kind) => routeBudgets[route]?.[kind] ?? budgets[kind]),
          'weights outside their budgets',
        )
        .toEqual([]);
      // Without JavaScript nearly all the text can be read.
      const served = textOf(found.servedHtml);
      expect
        .soft(served.length, 'text without JavaScript')
        .toBeGreaterThanOrEqual(found.looks.light.mainText.length * 0.95);
      const heading =
        /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(found.servedHtml)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
      expect.soft(heading.trim().length, 'main heading without JavaScript').toBeGreaterThan(0);
    });
});

const badPage = `<!doctype html><html lang="en"><title>Bad</title><main><h1>First</h1><h1>Second</h1><h3>Gap</h3><p style="inline-size:2000px">wide</p>
<a href="https://outside.invalid/">out</a><svg viewBox="0 0 1000 10" width="100" height="10"><text y="5" font-size="12">tiny</text></svg><img src="/favicon.svg"></main>
<section aria-labelledby="risk-warning"><p style="color:#777;font-size:12px">You can lose</p><p hidden>everything</p></section>`;

test('the sweep finds what is wrong with a bad page', async ({ returningVisitor }) => {
  const page = await returningVisitor.newPage();
  await page.addInitScript(noteShifts);
  await page.route('**/bad', (route) => route.fulfill({ contentType: 'text/html', body: badPage }));
  await page.goto('/bad');
  const look = await lookAt(page);
  expect(look.headings).toBe(2);
  expect(look.headingGaps).toEqual(['Gap']);
  expect(look.unguardedLinks).toEqual(['https://outside.invalid/']);
  expect(look.riskWarning).toEqual([
    { pixels: 12, bodyPixels: 16, contrast: expect.closeTo(4.48, 1) },
  ]);
  expect((await sidewaysAt(page, 320)).by).toBeGreaterThan(0);
  expect(await smallPictureTexts(page, minPictureTextPx)).toHaveLength(1);
  expect(
    (await accessibilityViolations(page)).some((violation) => violation.startsWith('image-alt')),
  ).toBe(true);
  await page.evaluate(() =>
    document.body.prepend(
      Object.assign(document.createElement('h2'), { textContent: 'Pushes everything down' }),
    ),
  );
  await expect.poll(async () => (await lookAt(page)).shifts.length).toBeGreaterThan(0);
  await page.close();
});

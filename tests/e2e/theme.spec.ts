import type { Locator, Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import { paletteOf } from '../../site/facts/palette.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { expect, test, withoutEnhancements, type Visit } from '../harness/fixtures.ts';
import { bothDirections, shellWords } from '../harness/words.ts';

/** Dark background and light text, or the other way round. */
const looksDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const lightness = (colour: string): number => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    };
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return lightness(backgroundColor) < lightness(color);
  });
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.dark);
/** Only inline scripts run. */
async function onlyInlineScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

for (const { stored: value, system, dark } of [
  { stored: 'true', system: 'light', dark: true },
  { stored: 'false', system: 'dark', dark: false },
  { stored: undefined, system: 'dark', dark: true },
  { stored: undefined, system: 'light', dark: false },
  { stored: 'nonsense', system: 'dark', dark: true },
])
  test(`the first paint is right: stored ${value}, system ${system}`, async ({ visitPage }) => {
    const page = await visitPage('about', {
      dark: system === 'dark',
      ...(value === undefined ? {} : { localStorage: { [storageKeys.dark]: value } }),
      prepare: onlyInlineScripts,
    });
    expect(await looksDark(page)).toBe(dark);
  });

for (const dark of [true, false])
  test(`without JavaScript the system decides: dark ${dark}`, async ({ visitPage }) => {
    const page = await visitPage('about', { dark, javaScript: false });
    const scheme = await page
      .locator('html')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const other = await (
      await visitPage('about', { dark: !dark, javaScript: false })
    )
      .locator('html')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(scheme).not.toBe(other);
    expect(await page.getByRole('switch').isVisible()).toBe(false);
  });

for (const language of bothDirections)
  test.describe(`the theme switch in ${language}`, () => {
    test('exposes its state, changes the theme, stores a boolean, and the next page keeps it', async ({
      visitPage,
    }) => {
      const visit: Visit = { language };
      const page = await visitPage('about', visit);
      const themeSwitch = page.getByRole('switch', { name: shellWords(language)('theme') });
      expect(await themeSwitch.getAttribute('aria-checked')).toBe('false');
      expect(await stored(page)).toBeNull();
      await themeSwitch.click();
      await expect.poll(() => looksDark(page)).toBe(true);
      expect(await themeSwitch.getAttribute('aria-checked')).toBe('true');
      expect(await stored(page)).toBe('true');
      await page.reload();
      expect(await looksDark(page)).toBe(true);
      expect(await themeSwitch.getAttribute('aria-checked')).toBe('true');
      await themeSwitch.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => looksDark(page)).toBe(false);
      expect(await stored(page)).toBe('false');
    });
  });

test('the colour of the browser’s bars follows the switch, and before it the system', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const barColour = (): Promise<(string | null)[]> =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas: HTMLMetaElement[]) =>
        metas
          .filter(({ media }) => matchMedia(media).matches)
          .map((meta) => meta.getAttribute('content')),
      );
  const { light, dark } = paletteOf(brand.colours).bars;
  expect(await barColour()).toEqual([light]);
  await page.getByRole('switch').click();
  await expect.poll(barColour).toEqual([dark]);
  await page.reload();
  expect(await barColour()).toEqual([dark]);
});

test('the switch follows the system until something is chosen', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  const themeSwitch = page.getByRole('switch');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeSwitch.getAttribute('aria-checked')).toBe('true');
  expect(await looksDark(page)).toBe(true);
  await themeSwitch.click();
  await expect.poll(() => looksDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await looksDark(page)).toBe(false);
});

test('another tab follows', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByRole('switch').click();
  await expect.poll(() => looksDark(second)).toBe(true);
  expect(await second.getByRole('switch').getAttribute('aria-checked')).toBe('true');
});

test('works where the page has no access to storage', async ({ visitPage }) => {
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
    },
  });
  await page.getByRole('switch').click();
  await expect.poll(() => looksDark(page)).toBe(true);
});

/** The theme switch once its code has loaded. */
async function liveSwitch(page: Page): Promise<Locator> {
  const themeSwitch = page.getByRole('switch');
  await themeSwitch.hover();
  await themeSwitch
    .locator('xpath=ancestor::site-island[@data-state="live"]')
    .waitFor({ state: 'attached' });
  return themeSwitch;
}

const isRevealing = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

/** Records the shapes in which the other theme appears. */
const recordReveals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shapes: unknown[] = [];
    // oxlint-disable-next-line unbound-method -- called with the element below
    const { animate: original } = Element.prototype;
    Element.prototype.animate = function record(keyframes, options) {
      shapes.push(keyframes);
      return original.call(this, keyframes, options);
    };
    Object.assign(globalThis, { shapes });
  });
const reveals = (page: Page): Promise<{ clipPath: string[] }[]> =>
  page.evaluate('globalThis.shapes');

for (const language of bothDirections)
  test(`the other theme grows from the switch in ${language}`, async ({ visitPage }) => {
    const page = await visitPage('about', { language });
    const themeSwitch = await liveSwitch(page);
    await recordReveals(page);
    const box = await themeSwitch.boundingBox();
    if (!box) throw new Error('The switch may not be without a box');
    await themeSwitch.click();
    await expect.poll(() => reveals(page)).toHaveLength(1);
    const centre = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
    const [reveal] = await reveals(page);
    expect(reveal?.clipPath[0]).toBe(`circle(0px at ${centre})`);
    expect(reveal?.clipPath[1]).toContain(centre);
    // The page is as it was, but for the theme.
    await expect.poll(() => isRevealing(page)).toBe(false);
    expect(await looksDark(page)).toBe(true);
  });

test('the switch shows its other icon at once, while the theme follows', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  const themeSwitch = await liveSwitch(page);
  const [before, after] = await themeSwitch.evaluate((element: HTMLElement) => {
    const strokes = (): string[] =>
      [...element.querySelectorAll('svg > *')].map((icon) => getComputedStyle(icon).stroke);
    const shown = strokes();
    element.click();
    return [shown, strokes()];
  });
  expect(new Set(before)).toHaveProperty('size', 2);
  expect(after).toEqual(before.toReversed());
  await expect.poll(() => looksDark(page)).toBe(true);
  // From then on the icons follow the theme by themselves.
  await expect(themeSwitch.locator('[style*=stroke]')).toHaveCount(0);
});

test('every colour changes at once, also before the switch’s code has loaded', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en', prepare: withoutEnhancements });
  const moving = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-switch]')?.click();
    return document
      .getAnimations()
      .filter(
        (animation) => animation instanceof CSSTransition && animation.playState === 'running',
      ).length;
  });
  expect(moving).toBe(0);
  expect(await looksDark(page)).toBe(true);
});

test('the theme changes at once for who wants less motion', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en', reducedMotion: true });
  const themeSwitch = await liveSwitch(page);
  await recordReveals(page);
  await themeSwitch.click();
  expect(await looksDark(page)).toBe(true);
  expect(await reveals(page)).toEqual([]);
});

for (const clicks of [2, 3, 5])
  test(`${clicks} clicks in one moment end in the right theme`, async ({ visitPage }) => {
    const page = await visitPage('about', { language: 'en' });
    const themeSwitch = await liveSwitch(page);
    await themeSwitch.evaluate((element: HTMLElement, times) => {
      for (let click = 0; click < times; click++) element.click();
    }, clicks);
    await expect.poll(() => stored(page)).toBe(String(clicks % 2 === 1));
    await expect.poll(() => isRevealing(page)).toBe(false);
    expect(await stored(page)).toBe(String(clicks % 2 === 1));
    expect(await looksDark(page)).toBe(clicks % 2 === 1);
    expect(await themeSwitch.getAttribute('aria-checked')).toBe(String(clicks % 2 === 1));
  });

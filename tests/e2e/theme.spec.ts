import type { Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import { paletteOf } from '../../site/facts/palette.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { expect, test } from '../harness/fixtures.ts';
import { shellWords } from '../harness/words.ts';

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
/** The colour of the browser's bars. */
const barColour = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas
        .filter(({ media }) => matchMedia(media).matches)
        .map((meta) => meta.getAttribute('content')),
    );
const { light, dark: darkBar } = paletteOf(brand.colours).bars;

test('the first paint has the stored theme, or else the system’s', async ({ visitPage }) => {
  const page = await visitPage('about', {
    dark: true,
    // Only inline scripts run.
    prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
  });
  expect(await looksDark(page)).toBe(true);
  for (const isDark of [false, true]) {
    await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.dark,
      String(isDark),
    ] as const);
    await page.reload();
    expect(await looksDark(page)).toBe(isDark);
  }
});

test('the switch exposes its state and stores it; the next page, the browser’s bars and another tab follow', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await page.bringToFront();
  const themeSwitch = page.getByRole('switch', { name: shellWords('en')('theme') });
  await expect(themeSwitch).not.toBeChecked();
  expect(await barColour(page)).toEqual([light]);
  await themeSwitch.click();
  await expect.poll(() => looksDark(page)).toBe(true);
  await expect(themeSwitch).toBeChecked();
  expect(await stored(page)).toBe('true');
  await expect.poll(() => barColour(page)).toEqual([darkBar]);
  await expect.poll(() => looksDark(tab)).toBe(true);
  await expect(tab.getByRole('switch')).toBeChecked();
  await page.reload();
  expect(await looksDark(page)).toBe(true);
  expect(await barColour(page)).toEqual([darkBar]);
  await themeSwitch.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => looksDark(page)).toBe(false);
  expect(await stored(page)).toBe('false');
  // Three clicks in one moment end in the right theme.
  await themeSwitch.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click++) element.click();
  });
  await expect.poll(() => stored(page)).toBe('true');
  expect(await looksDark(page)).toBe(true);
});

test('the switch follows the system until something is chosen, also without access to storage', async ({
  visitPage,
}) => {
  const page = await visitPage('about', {
    language: 'en',
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }),
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('switch')).toBeChecked();
  expect(await looksDark(page)).toBe(true);
  await page.getByRole('switch').click();
  await expect.poll(() => looksDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await looksDark(page)).toBe(false);
});

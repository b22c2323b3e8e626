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
/** Only inline scripts run. */
async function onlyInlineScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

for (const { stored: value, system, dark } of [
  { stored: 'true', system: 'light', dark: true },
  { stored: 'false', system: 'dark', dark: false },
  { stored: undefined, system: 'dark', dark: true },
])
  test(`the first paint is right: stored ${value}, system ${system}`, async ({ visitPage }) => {
    const page = await visitPage('about', {
      dark: system === 'dark',
      ...(value === undefined ? {} : { localStorage: { [storageKeys.dark]: value } }),
      prepare: onlyInlineScripts,
    });
    expect(await looksDark(page)).toBe(dark);
  });

test('the switch exposes its state, stores it, and the next page keeps it', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const themeSwitch = page.getByRole('switch', { name: shellWords('en')('theme') });
  await expect(themeSwitch).not.toBeChecked();
  await themeSwitch.click();
  await expect.poll(() => looksDark(page)).toBe(true);
  await expect(themeSwitch).toBeChecked();
  expect(await stored(page)).toBe('true');
  await page.reload();
  expect(await looksDark(page)).toBe(true);
  await themeSwitch.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => looksDark(page)).toBe(false);
  expect(await stored(page)).toBe('false');
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

test('three clicks in one moment end in the right theme', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  await page.getByRole('switch').evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click++) element.click();
  });
  await expect.poll(() => stored(page)).toBe('true');
  expect(await looksDark(page)).toBe(true);
  await expect(page.getByRole('switch')).toBeChecked();
});

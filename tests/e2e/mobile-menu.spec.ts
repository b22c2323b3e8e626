import type { Locator, Page } from '@playwright/test';
import { directionOf, expect, test, withoutMenuCode, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

type Direction = 'en' | 'ar';

const dialog = (page: Page, language: Direction): Locator =>
  page.getByRole('dialog', { name: shellWords(language)('menu.label') });
const menuButton = (page: Page, language: Direction): Locator =>
  page.getByRole('button', { name: shellWords(language)('menu.open') });
const group = (page: Page, language: Direction, name: 'products' | 'trading'): Locator =>
  dialog(page, language).locator('summary', {
    hasText: shellWords(language)(`menu.groups.${name}`),
  });
const entry = (page: Page, language: Direction, name: 'forex' | 'platforms'): Locator =>
  dialog(page, language).getByRole('link', {
    name: shellWords(language)(`menu.entries.${name}`),
    exact: true,
  });
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Opens the menu and waits until its code has loaded. */
async function openMenu(page: Page, language: Direction): Promise<Locator> {
  await menuButton(page, language).click();
  await dialog(page, language).waitFor({ state: 'visible' });
  await dialog(page, language)
    .getByRole('button', { name: shellWords(language)('menu.close') })
    .focus();
  await dialog(page, language)
    .locator('xpath=ancestor::site-island[@data-state="live"]')
    .waitFor({ state: 'attached' });
  return dialog(page, language);
}

test.describe('the mobile menu, right to left', () => {
  const language = 'ar';
  const t = shellWords(language);
  const phone: Visit = { language, width: 390, height: 780 };
  const tablet: Visit = { language, width: 800, height: 900 };

  test('shows one group at a time, and a click on the open one closes it', async ({
    visitPage,
  }) => {
    const page = await visitPage('about', phone);
    await openMenu(page, language);
    await group(page, language, 'products').click();
    await entry(page, language, 'forex').waitFor({ state: 'visible' });
    await group(page, language, 'trading').click();
    await entry(page, language, 'platforms').waitFor({ state: 'visible' });
    await entry(page, language, 'forex').waitFor({ state: 'hidden' });
    await group(page, language, 'trading').click();
    await entry(page, language, 'platforms').waitFor({ state: 'hidden' });
    await group(page, language, 'products').click();
    await entry(page, language, 'forex').click();
    await page.waitForURL((url) => url.pathname === pathOf('forex', { language }));
  });

  for (const way of ['the close button', 'Escape', 'a click beside the panel'] as const)
    test(`closes by ${way} and returns the focus`, async ({ visitPage }) => {
      const page = await visitPage('about', tablet);
      const menu = await openMenu(page, language);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the close button')
        await menu.getByRole('button', { name: t('menu.close') }).click();
      else await page.mouse.click(directionOf(language) === 'rtl' ? 780 : 20, 500);
      await menu.waitFor({ state: 'hidden' });
      expect(await isFocused(menuButton(page, language))).toBe(true);
    });

  for (const [situation, condition] of [
    ['before its code has loaded', { prepare: withoutMenuCode }],
    ['without JavaScript', { javaScript: false }],
  ] as const)
    test(`opens, shows one group at a time, closes and leads on ${situation}`, async ({
      visitPage,
    }) => {
      const page = await visitPage('about', { ...tablet, ...condition });
      const menu = dialog(page, language);
      await menuButton(page, language).click();
      await menu.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await menuButton(page, language).click();
      await menu.getByRole('button', { name: t('menu.close') }).click();
      await menu.waitFor({ state: 'hidden' });
      await menuButton(page, language).click();
      await page.mouse.click(directionOf(language) === 'rtl' ? 780 : 20, 500);
      await menu.waitFor({ state: 'hidden' });
      await menuButton(page, language).click();
      await group(page, language, 'products').click();
      await group(page, language, 'trading').click();
      await entry(page, language, 'forex').waitFor({ state: 'hidden' });
      await entry(page, language, 'platforms').click();
      await page.waitForURL((url) => url.pathname === pathOf('platforms', { language }));
    });
});

test('an open menu closes when the window becomes a desktop’s, and the page can be used', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en', width: 800, height: 900 });
  const menu = await openMenu(page, 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await menu.isVisible()).toBe(false);
});

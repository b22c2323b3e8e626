import type { Locator, Page } from '@playwright/test';
import { menuGroups } from '../../site/shell/menu.ts';
import {
  directionOf,
  expect,
  test,
  withoutEnhancements,
  type Visit,
  holdBack,
} from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, shellWords } from '../harness/words.ts';

type Direction = (typeof bothDirections)[number];

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

for (const language of bothDirections)
  test.describe(`the mobile menu in ${language}`, () => {
    const t = shellWords(language);
    const phone: Visit = { language, width: 390, height: 780 };
    const tablet: Visit = { language, width: 800, height: 900 };

    test('holds logo, every group and entry, Get Started and Login, and one close button', async ({
      visitPage,
    }) => {
      const page = await visitPage('about', phone);
      expect(await dialog(page, language).isVisible()).toBe(false);
      const menu = await openMenu(page, language);
      for (const { name } of menuGroups)
        expect(
          await menu
            .getByText(t(`menu.groups.${name}`), { exact: true })
            .first()
            .isVisible(),
        ).toBe(true);
      const hrefs = await menu
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs[0]).toBe(pathOf('home', { language }));
      for (const { entries } of menuGroups)
        for (const route of entries) expect(hrefs).toContain(pathOf(route, { language }));
      for (const name of [t('getStarted'), t('login')]) {
        const link = menu.getByRole('link', { name, exact: true });
        expect(await link.isVisible()).toBe(true);
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toContain('noopener');
      }
    });

    test('slides in from the end side', async ({ visitPage }) => {
      const page = await visitPage('about', tablet);
      const menu = await openMenu(page, language);
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return (
            box &&
            (directionOf(language) === 'rtl'
              ? box.x
              : tablet.width === undefined
                ? Number.NaN
                : tablet.width - (box.x + box.width))
          );
        })
        .toBe(0);
    });

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

    test('stays open on a click inside the panel', async ({ visitPage }) => {
      const page = await visitPage('about', tablet);
      const menu = await openMenu(page, language);
      const box = await menu.boundingBox();
      if (!box) throw new Error('The menu has no box');
      await page.mouse.click(box.x + 6, box.y + box.height / 2);
      expect(await menu.isVisible()).toBe(true);
    });

    for (const key of ['Tab', 'Shift+Tab'])
      test(`keeps the focus inside: ${key}`, async ({ visitPage }) => {
        const page = await visitPage('about', phone);
        const menu = await openMenu(page, language);
        const stops = await menu
          .locator('a, button, summary')
          .evaluateAll(
            (elements) =>
              elements.filter(
                (element) =>
                  element instanceof HTMLElement &&
                  element.tabIndex === 0 &&
                  element.checkVisibility(),
              ).length,
          );
        const reached = new Set<string>();
        for (let step = 0; step < stops * 2; step++) {
          await page.keyboard.press(key);
          expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(
            true,
          );
          reached.add(
            await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ''),
          );
        }
        expect(reached.size).toBe(stops);
      });

    for (const [situation, condition] of [
      ['before its code has loaded', { prepare: withoutEnhancements }],
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

test('while the menu is open, nothing beside it can be reached', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en', width: 800, height: 900 });
  const reachable = page
    .locator('a, button, input, summary')
    .and(page.locator(':not([inert], [inert] *)'));
  const inPage = await reachable.count();
  const menu = await openMenu(page, 'en');
  const inMenu = await menu.locator('a, button, input, summary').count();
  await expect(reachable).toHaveCount(inMenu);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect(reachable).toHaveCount(inPage);
  // Closed and opened within one frame.
  await page.locator('header dialog').evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    element.showPopover();
    await new Promise((resolve) => {
      element.addEventListener('toggle', resolve, { once: true });
    });
    element.hidePopover();
    element.showPopover();
  });
  await expect(reachable).toHaveCount(inMenu);
  await page.keyboard.press('Escape');
  await expect(reachable).toHaveCount(inPage);
});

test('without JavaScript, a tap on a link beside the menu closes the menu and does not follow the link', async ({
  visitPage,
}) => {
  const page = await visitPage('about', {
    language: 'en',
    width: 800,
    height: 900,
    javaScript: false,
  });
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  if (!logo) throw new Error('The logo has no box');
  await menuButton(page, 'en').click();
  await dialog(page, 'en').waitFor({ state: 'visible' });
  await page.mouse.click(logo.x + logo.width / 2, logo.y + logo.height / 2);
  await dialog(page, 'en').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(pathOf('about', { language: 'en' }));
  await page.mouse.click(logo.x + logo.width / 2, logo.y + logo.height / 2);
  await page.waitForURL((url) => url.pathname === pathOf('home', { language: 'en' }));
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

test('the menu button is shown only where the main menu does not fit', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en', width: 1440 });
  expect(await menuButton(page, 'en').isVisible()).toBe(false);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await menuButton(page, 'en').isVisible()).toBe(true);
});

test('opens and closes in browsers without popovers, also before the code for them has loaded', async ({
  visitPage,
}) => {
  const { hold, release } = holdBack();
  const page = await visitPage('about', {
    language: 'en',
    width: 390,
    height: 780,
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
        for (const name of ['popover', 'hidePopover'])
          Reflect.deleteProperty(HTMLElement.prototype, name);
        addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll('[popover]'))
            element.removeAttribute('popover');
        });
      });
      await opened.route('**/assets/after-interaction-*.js', hold);
    },
  });
  const asked = page.waitForRequest('**/assets/after-interaction-*.js');
  await menuButton(page, 'en').click();
  await asked;
  expect(await dialog(page, 'en').isVisible()).toBe(false);
  release();
  await dialog(page, 'en').waitFor({ state: 'visible' });
  await dialog(page, 'en')
    .getByRole('button', { name: shellWords('en')('menu.close') })
    .click();
  await dialog(page, 'en').waitFor({ state: 'hidden' });
});

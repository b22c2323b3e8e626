import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

// Right to left: where direction matters, it is the one that is forgotten.
const language = 'ar';
const t = shellWords(language);
const tablet: Visit = { language, width: 800, height: 900 };

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: t('menu.label') });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: t('menu.open') });
const group = (page: Page, name: 'products' | 'trading'): Locator =>
  dialog(page).locator('summary', { hasText: t(`menu.groups.${name}`) });
const entry = (page: Page, name: 'forex' | 'platforms'): Locator =>
  dialog(page).getByRole('link', { name: t(`menu.entries.${name}`), exact: true });

/** The menu opens, shows one group at a time and leads on. */
async function leadsOn(page: Page): Promise<void> {
  await menuButton(page).click();
  await group(page, 'products').click();
  await expect(entry(page, 'forex')).toBeVisible();
  await group(page, 'trading').click();
  await expect(entry(page, 'forex')).toBeHidden();
  await entry(page, 'platforms').click();
  await page.waitForURL((url) => url.pathname === pathOf('platforms', { language }));
}

for (const [situation, condition] of [
  ['whose code does not load', { prepare: (page) => page.route(/\/mobile-menu-/, () => {}) }],
  ['without JavaScript', { javaScript: false }],
] satisfies [string, Visit][])
  test(`the menu ${situation} opens, closes and leads on`, async ({ visitPage }) => {
    const page = await visitPage('about', { ...tablet, ...condition });
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await leadsOn(page);
  });

test('the focus stays in the open menu and returns to its button; it closes when the window becomes a desktop’s, and when the page is left', async ({
  visitPage,
}) => {
  const page = await visitPage('about', tablet);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () =>
      dialog(page)
        .getByRole('button', { name: t('menu.close') })
        .click(),
    // Beside the panel.
    () => page.mouse.click(780, 500),
  ]) {
    await menuButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
  const stops = await dialog(page).locator('a:visible, button:visible, summary:visible').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < stops + 2; step++) {
      await page.keyboard.press(key);
      // Between the last and the first the browser's own controls have it.
      const isBehind = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog, [role=dialog]');
      });
      expect(isBehind, `${key} ${step}`).toBe(false);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(dialog(page)).toBeHidden();
  // Left by a link of the menu, the page is kept by Back as it will be shown.
  await menuButton(page).click();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(dialog(page)).toBeHidden();
  await leadsOn(page);
});

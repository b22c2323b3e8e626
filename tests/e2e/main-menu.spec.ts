import type { Locator, Page } from '@playwright/test';
import { dropdownCloseDelayMs } from '../../site/facts/timings.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { nextFrozenFrame } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords, wordsOf } from '../harness/words.ts';

const mainMenu = (page: Page, language: 'en' | 'ar'): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: shellWords(language)('menu.label') });
/** The control that opens a group. */
const groupTitle = (page: Page, language: 'en' | 'ar', group: 'products' | 'trading'): Locator =>
  mainMenu(page, language).locator('summary', {
    hasText: shellWords(language)(`menu.groups.${group}`),
  });
const entry = (
  page: Page,
  language: 'en' | 'ar',
  name: 'forex' | 'metals' | 'futures' | 'platforms',
): Locator =>
  mainMenu(page, language).getByRole('link', {
    name: shellWords(language)(`menu.entries.${name}`),
    exact: true,
  });

/** The menu’s code has loaded. */
const live = (page: Page): Promise<void> =>
  mainMenu(page, 'en')
    .or(mainMenu(page, 'ar'))
    .locator('xpath=ancestor::site-island[@data-state="live"]')
    .waitFor({ state: 'attached' });

test.describe('the main menu, right to left', () => {
  const language = 'ar';
  const visit: Visit = { language };

  test('opens under the mouse', async ({ visitPage }) => {
    const page = await visitPage('about', visit);
    expect(await entry(page, language, 'forex').isVisible()).toBe(false);
    await groupTitle(page, language, 'products').hover();
    await entry(page, language, 'forex').waitFor({ state: 'visible' });
    await groupTitle(page, language, 'trading').hover();
    await entry(page, language, 'platforms').waitFor({ state: 'visible' });
    await entry(page, language, 'forex').waitFor({ state: 'hidden' });
  });

  test(`closes ${dropdownCloseDelayMs} ms after the mouse has left, and not if it comes back`, async ({
    visitPage,
  }) => {
    const page = await visitPage('about', { ...visit, frozen: true });
    const forex = entry(page, language, 'forex');
    await groupTitle(page, language, 'products').hover();
    await nextFrozenFrame(page);
    await live(page);
    await forex.waitFor({ state: 'visible' });
    await page.mouse.move(720, 800);
    await page.clock.runFor(dropdownCloseDelayMs - 1);
    expect(await forex.isVisible()).toBe(true);
    await forex.hover();
    await page.clock.runFor(dropdownCloseDelayMs * 2);
    expect(await forex.isVisible()).toBe(true);
    await page.mouse.move(720, 800);
    await page.clock.runFor(dropdownCloseDelayMs);
    // The clock stands still: only what has happened by now can hide it.
    await forex.waitFor({ state: 'hidden' });
  });

  test('stays open when the title under the mouse is clicked, and leads to the chosen page', async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    await groupTitle(page, language, 'products').hover();
    await entry(page, language, 'metals').waitFor({ state: 'visible' });
    await groupTitle(page, language, 'products').click();
    expect(await entry(page, language, 'metals').isVisible()).toBe(true);
    await entry(page, language, 'metals').click();
    await page.waitForURL((url) => url.pathname === pathOf('metals', visit));
  });

  test('opens with Enter, moves with arrow keys, closes with Escape and returns the focus', async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    const title = groupTitle(page, language, 'products');
    const focused = (target: Locator): Promise<boolean> =>
      target.evaluate((element) => element === document.activeElement);
    await title.focus();
    await live(page);
    await page.keyboard.press('Enter');
    await entry(page, language, 'forex').waitFor({ state: 'visible' });
    await page.keyboard.press('ArrowDown');
    expect(await focused(entry(page, language, 'forex'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await focused(entry(page, language, 'metals'))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused(entry(page, language, 'futures'))).toBe(true);
    await page.keyboard.press('Escape');
    await entry(page, language, 'forex').waitFor({ state: 'hidden' });
    expect(await focused(title)).toBe(true);
  });
});

test('says of each market its highest leverage, and that it is open or when it opens', async ({
  visitPage,
}) => {
  const markets = {
    forex: { highestLeverage: 400, weeks: [{ open: [{ from: 0, to: 10_080 }], holidays: '' }] },
    // Closed on the day on which the frozen clock stands.
    metals: { weeks: [{ open: [{ from: 0, to: 10_080 }], holidays: '2026-06-15' }] },
    indices: { highestLeverage: 200, weeks: [] },
  };
  const t = wordsOf('en', 'account-specs');
  const words = {
    en: { opensInHours: t('values.opensInHours', { hours: '{hours}', minutes: '{minutes}' }) },
  };
  const page = await visitPage('about', {
    language: 'en',
    frozen: true,
    prepare: async (opened) => {
      await opened.route('**/api/market-facts', (route) =>
        route.fulfill({ json: { markets, words } }),
      );
    },
  });
  await groupTitle(page, 'en', 'products').hover();
  await nextFrozenFrame(page);
  const texts = (): Promise<string[]> =>
    mainMenu(page, 'en')
      .locator('[data-product]')
      .evaluateAll((entries: HTMLElement[]) =>
        entries.map((listed) => listed.innerText.replaceAll(/\s+/g, ' ')),
      );
  await expect
    .poll(texts)
    .toEqual([
      'Forex Leverage up to 1:400 Open',
      'Metals Opens in 9 h 0 min',
      'Indices Leverage up to 1:200',
      'Energies',
      'Futures',
    ]);
});

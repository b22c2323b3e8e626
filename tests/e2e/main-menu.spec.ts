import type { Locator, Page } from '@playwright/test';
import { dayMs } from '../../core/util/durations.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import { dropdownCloseDelayMs } from '../../site/facts/timings.ts';
import { expect, test } from '../harness/fixtures.ts';
import { islandLive } from '../harness/islands.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords, wordsOf } from '../harness/words.ts';

// Right to left: where direction matters, it is the one that is forgotten.
const language = 'ar';
const words = shellWords(language);
const mainMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: words('menu.label') });
/** The control that opens a group. */
const groupTitle = (page: Page, group: 'products' | 'trading'): Locator =>
  mainMenu(page).locator('summary', { hasText: words(`menu.groups.${group}`) });
const entry = (page: Page, name: 'forex' | 'metals' | 'futures' | 'platforms'): Locator =>
  mainMenu(page).getByRole('link', { name: words(`menu.entries.${name}`), exact: true });

test(`opens under the mouse, and closes ${dropdownCloseDelayMs} ms after it has left, and not if it comes back; opens with Enter, moves with arrow keys, closes with Escape and returns the focus; says of each market its highest leverage, and that it is open or when it opens`, async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language, frozen: true });
  const forex = entry(page, 'forex');
  await expect(forex).toBeHidden();
  await groupTitle(page, 'products').hover();
  // A frame, after which the page loads the code for an input.
  await page.clock.runFor(20);
  await islandLive(mainMenu(page));
  await expect(forex).toBeVisible();
  const facts = mainMenu(page).locator('[data-product]');
  await expect(facts.first()).toContainText(/1:\d/);
  await expect(facts.first()).toContainText(words('menu.marketOpen'));
  const tops = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops, 'the markets stand side by side').toEqual(productClasses.map(() => tops[0]));
  await page.mouse.move(720, 800);
  await page.clock.runFor(dropdownCloseDelayMs - 1);
  expect(await forex.isVisible()).toBe(true);
  await forex.hover();
  await page.clock.runFor(dropdownCloseDelayMs * 2);
  expect(await forex.isVisible()).toBe(true);
  await groupTitle(page, 'trading').hover();
  await expect(entry(page, 'platforms')).toBeVisible();
  await expect(forex).toBeHidden();
  await page.mouse.move(720, 800);
  await page.clock.runFor(dropdownCloseDelayMs);
  // The clock stands still: only what has happened by now can hide it.
  await expect(entry(page, 'platforms')).toBeHidden();

  // Saturday.
  await page.clock.fastForward(5 * dayMs);
  await page.clock.resume();
  const title = groupTitle(page, 'products');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'forex')).toBeVisible();
  const opens = wordsOf(language, 'account-specs')('values.opensAt', { time: '' }).trim();
  await expect(facts).toContainText(productClasses.map(() => opens));
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'forex')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'metals')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'futures')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'forex')).toBeHidden();
  await expect(title).toBeFocused();

  // A click on the title under the mouse leaves it open.
  await title.hover();
  await expect(entry(page, 'metals')).toBeVisible();
  await title.click();
  await entry(page, 'metals').click();
  await page.waitForURL((url) => url.pathname === pathOf('metals', { language }));
});

test('without JavaScript a click opens one group at a time, which leads on', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language, javaScript: false });
  await groupTitle(page, 'products').click();
  await expect(entry(page, 'forex')).toBeVisible();
  await groupTitle(page, 'trading').click();
  await expect(entry(page, 'forex')).toBeHidden();
  await entry(page, 'platforms').click();
  await page.waitForURL((url) => url.pathname === pathOf('platforms', { language }));
});

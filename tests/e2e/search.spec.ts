import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '../../core/domain/languages.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords, wordsOf } from '../harness/words.ts';

const nameIn = (language: LanguageCode): string => shellWords(language)('menu.entries.search');
const link = (page: Page, language: LanguageCode): Locator =>
  page.getByRole('banner').getByRole('link', { name: nameIn(language), exact: true });
const dialog = (page: Page, language: LanguageCode): Locator =>
  page.getByRole('dialog', { name: nameIn(language) });
const field = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option');
const active = (page: Page): Locator => page.locator('[role=option][aria-selected=true]');

/** Opens the dialog, and waits for what it suggests while nothing is typed. */
async function open(page: Page, language: LanguageCode): Promise<Locator> {
  await link(page, language).click();
  await options(page).first().waitFor({ state: 'visible' });
  return dialog(page, language);
}

const resultsUrl =
  (language: LanguageCode, query: string) =>
  (url: URL): boolean =>
    url.pathname === pathOf('search', { language }) && url.searchParams.get('q') === query;

test('the icon opens the search, every way to close it returns the focus, and a suggestion leads to its page', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'ar' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    (opened: Locator) =>
      opened.getByRole('button', { name: shellWords('ar')('menu.close') }).click(),
    () => page.mouse.click(1400, 700),
  ]) {
    const opened = await open(page, 'ar');
    await expect(field(page)).toBeFocused();
    await close(opened);
    await expect(opened).toBeHidden();
    await expect(link(page, 'ar')).toBeFocused();
  }
  const opened = await open(page, 'ar');
  const often = opened.getByText(wordsOf('ar', 'search')('often'), { exact: true });
  await expect(often).toBeVisible();
  await field(page).fill('السحب');
  await expect(often).toBeHidden();
  const title = wordsOf('ar', 'funding')('meta.title');
  const funding = options(page).filter({ hasText: title }).first();
  await expect(funding.locator('mark').first()).toContainText('السحب');
  await field(page).press('ArrowDown');
  expect(await accessibilityViolations(page)).toEqual([]);
  await funding.click();
  await page.waitForURL((url) => url.pathname === pathOf('funding', { language: 'ar' }));
});

test('a suggestion on the same page shows its place; arrow keys go through them and back to the field, and Enter follows one; without any the form works', async ({
  visitPage,
}) => {
  const page = await visitPage('glossary', { language: 'en' });
  const opened = await open(page, 'en');
  await page.keyboard.type('spread');
  await options(page)
    .and(page.locator(`[href$="${pathOf('glossary', { language: 'en' })}#spread"]`))
    .click();
  await expect(opened).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#spread');
  await expect(page.locator('#spread')).toBeInViewport();
  // With the Control key the icon opens the search page in a new tab.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, 'en').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL((url) => url.pathname === pathOf('search', { language: 'en' }));
  await expect(opened).toBeHidden();

  await link(page, 'en').focus();
  await page.keyboard.press('Enter');
  // Spaces alone are no query.
  await field(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('xau');
  await expect(options(page).first()).toContainText('XAUUSD');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id'))!,
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // A key that chooses a character in an input method.
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'XAUUSD');

  await page.route('**/api/search?**', (route) => route.abort());
  await link(page, 'en').click();
  await field(page).fill('zebra <b>');
  await expect(options(page)).toHaveText(['All results for “zebra <b>”']);
  await page.keyboard.press('Enter');
  await page.waitForURL(resultsUrl('en', 'zebra <b>'));
});

test('“All results” and the button lead to all results, also after a partner’s link of which nothing may be kept', async ({
  visitUrl,
}) => {
  const page = await visitUrl('/en/about?ref=abc', { objecting: true });
  for (const follow of [
    () => options(page).last().click(),
    () => dialog(page, 'en').getByRole('button').first().click(),
  ]) {
    await expect(link(page, 'en')).toHaveAttribute('href', /\?ref=abc$/);
    await open(page, 'en');
    await page.keyboard.type('gold & silver');
    await expect(options(page).last()).toHaveText('All results for “gold & silver”');
    await follow();
    await page.waitForURL(resultsUrl('en', 'gold & silver'));
    expect(new URL(page.url()).searchParams.get('ref')).toBe('abc');
    const kept = await page.evaluate((key) => localStorage.getItem(key), storageKeys.referral);
    expect(kept).toBeNull();
    await page.goBack();
  }
});

const phone: Visit = { width: 360, height: 740, touch: true };
test('on a phone the search has the whole width, and what is suggested can be tapped', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { ...phone, language: 'en', dark: true });
  await link(page, 'en').tap();
  await expect
    .poll(() => dialog(page, 'en').boundingBox())
    .toMatchObject({ x: 0, y: 0, width: phone.width });
  await field(page).fill('gold');
  const gold = options(page).filter({ hasText: 'XAUUSD' });
  await gold.waitFor();
  for (const target of await options(page).all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await accessibilityViolations(page)).toEqual([]);
  await gold.tap();
  await page.waitForURL((url) => url.searchParams.get('q') === 'XAUUSD');
});

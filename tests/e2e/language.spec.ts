import type { Locator, Page } from '@playwright/test';
import { languageByCode, languages, type LanguageCode } from '../../core/domain/languages.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { expect, test } from '../harness/fixtures.ts';
import { islandLive } from '../harness/islands.ts';
import { shellWords } from '../harness/words.ts';

const switcher = (page: Page, language: LanguageCode): Locator =>
  page
    .locator('summary')
    .and(
      page.getByLabel(
        shellWords(language)('language', { language: languageByCode(language).nativeName }),
      ),
    );
const option = (page: Page, language: LanguageCode): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: languageByCode(language).nativeName, exact: true });
const remembered = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.language);
const live = (page: Page, language: LanguageCode): Promise<void> =>
  islandLive(switcher(page, language));

test('the list names the other languages in their own words, by keyboard too; choosing one leads to the same page in it, and is remembered; the default language has no prefix', async ({
  visitPage,
}) => {
  const [own, chosen, other] = ['zh', 'ar', 'en'] as const;
  const page = await visitPage('about');
  // A URL without a language shows the default one.
  expect(new URL(page.url()).pathname).toBe('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', own);
  await switcher(page, own).focus();
  await live(page, own);
  await page.keyboard.press('Enter');
  await expect(option(page, chosen)).toBeVisible();
  const options = page.getByRole('banner').locator('details a[hreflang]');
  await expect(options).toHaveText(
    languages.filter(({ code }) => code !== own).map(({ nativeName }) => nativeName),
  );
  await page.keyboard.press('Escape');
  await expect(option(page, chosen)).toBeHidden();
  await expect(switcher(page, own)).toBeFocused();
  await switcher(page, own).hover();
  await option(page, chosen).click();
  await page.waitForURL((url) => url.pathname === `/${chosen}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', chosen);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await remembered(page)).toBe(chosen);

  // A later visit to a URL without a language redirects, and keeps query string and fragment.
  await page.goto('/products-forex?ref=a#content');
  await page.waitForURL((url) => url.pathname === `/${chosen}/products-forex`);
  expect(page.url()).toContain('?ref=a#content');
  // One with a language shows that language, whatever is remembered.
  await page.goto(`/${other}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(new URL(page.url()).pathname).toBe(`/${other}/about`);

  // Back to the default language: its URL has no prefix, and there is no redirect.
  await switcher(page, other).hover();
  await option(page, own).click();
  await page.waitForURL((url) => url.pathname === '/about');
  expect(await remembered(page)).toBe(own);

  // A URL that names the default language chooses it.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.language,
    chosen,
  ] as const);
  await page.goto(`/${own}/glossary?ref=a#spread`);
  await expect(page.locator('html')).toHaveAttribute('lang', own);
  expect(page.url()).toMatch(/\/glossary\?ref=a#spread$/);
  expect(new URL(page.url()).pathname).toBe('/glossary');
  expect(await remembered(page)).toBe(own);
});

test.describe('choosing a language keeps what the visitor sees', () => {
  /** No faster than a visitor reads the list: what the link takes along is code that the first click loads. */
  const choose = async (page: Page, from: LanguageCode, to: LanguageCode): Promise<void> => {
    await switcher(page, from).click();
    await live(page, from);
    await option(page, to).click();
    await page.waitForURL((url) => url.pathname.startsWith(to === 'zh' ? '/' : `/${to}`));
  };

  test('the view of the specifications, and an unknown path', async ({ visitUrl }) => {
    const page = await visitUrl('/en/no/such$&page');
    await choose(page, 'en', 'ar');
    expect(new URL(page.url()).pathname).toBe('/ar/no/such$&page');
    const view = '/account-specs?tier=premium&product=metal&q=gold';
    await page.goto(`/en${view}`);
    await choose(page, 'en', 'ar');
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`/ar${view}`);
  });

  test('the term of the glossary, which stands elsewhere in the other language', async ({
    visitUrl,
  }) => {
    const page = await visitUrl('/en/glossary');
    // A long way down: what a click scrolls to is not what is being read.
    await page.locator('#spread').evaluate((term) => {
      scrollBy({ top: term.getBoundingClientRect().top - 120, behavior: 'instant' });
    });
    await switcher(page, 'en').dispatchEvent('click');
    await live(page, 'en');
    await option(page, 'ar').dispatchEvent('click');
    await page.waitForURL('**/ar/glossary#spread');
    await expect(page.locator('#spread')).toBeInViewport();
  });

  /** By the mouse alone: Playwright's own click scrolls the page for an element of the sticky header. */
  const chooseByMouse = async (page: Page, from: LanguageCode, to: LanguageCode): Promise<void> => {
    const list = switcher(page, from);
    for (const target of [list, option(page, to)]) {
      const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
      await page.mouse.click(x + 10, y + 10);
      if (target === list) await live(page, from);
    }
  };

  for (const [route, part] of [
    // Its last section is hidden.
    ['forex', 'features-title'],
    ['help', 'margin-call'],
  ] as const)
    test(`the part of ${route} being read, and Back returns to it`, async ({ visitPage }) => {
      const page = await visitPage(route, {
        language: 'en',
        localStorage: { [storageKeys.dismissed]: 'demo' },
      });
      const read = page.locator(`#${part}`);
      const fromTop = (): Promise<number> =>
        read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const expectRead = async (language: LanguageCode): Promise<void> => {
        await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`));
        await expect.poll(fromTop).toBeGreaterThan(0);
        await expect.poll(fromTop).toBeLessThan(200);
      };
      await read.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' });
      });
      await chooseByMouse(page, 'en', 'ar');
      await expectRead('ar');
      expect(new URL(page.url()).hash).toBe(`#${part}`);
      // The browser has moved the part a little, so the way back must name it again.
      await chooseByMouse(page, 'ar', 'en');
      await expectRead('en');
      expect(new URL(page.url()).hash).toBe(`#${part}`);
      await page.goBack();
      await expectRead('ar');
    });
});

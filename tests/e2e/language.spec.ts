import type { Locator, Page } from '@playwright/test';
import { languageByCode, languages, type LanguageCode } from '../../core/domain/languages.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { dropdownCloseDelayMs } from '../../site/facts/timings.ts';
import { expect, test, directionOf, type Visit } from '../harness/fixtures.ts';
import { nextFrozenFrame } from '../harness/frames.ts';
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
  page
    .locator('site-island[data-state=live]', { has: switcher(page, language) })
    .waitFor({ state: 'attached' });

test.describe('the language list, right to left', () => {
  const language = 'ar';
  const visit: Visit = { language };

  test('opens under the mouse', async ({ visitPage }) => {
    const page = await visitPage('about', visit);
    expect(await option(page, 'zh').isVisible()).toBe(false);
    await switcher(page, language).hover();
    await option(page, 'zh').waitFor({ state: 'visible' });
  });

  test('opens by keyboard, closes with Escape and returns the focus', async ({ visitPage }) => {
    const page = await visitPage('about', visit);
    await switcher(page, language).focus();
    await live(page, language);
    await page.keyboard.press('Escape');
    await option(page, 'zh').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await option(page, 'zh').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await option(page, 'zh').waitFor({ state: 'hidden' });
    expect(
      await switcher(page, language).evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  test(`closes ${dropdownCloseDelayMs} ms after the mouse has left`, async ({ visitPage }) => {
    const page = await visitPage('about', { ...visit, frozen: true });
    await switcher(page, language).hover();
    await nextFrozenFrame(page);
    await live(page, language);
    expect(await option(page, 'zh').isVisible()).toBe(true);
    await page.mouse.move(720, 800);
    await page.clock.runFor(dropdownCloseDelayMs - 1);
    expect(await option(page, 'zh').isVisible()).toBe(true);
    await page.clock.runFor(1);
    // The clock stands still: only what has happened by now can hide it.
    await option(page, 'zh').waitFor({ state: 'hidden' });
  });

  test('lists only the other languages, each with its flag and in its own words', async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    await switcher(page, language).click();
    const options = page.getByRole('banner').locator('a[hreflang]');
    const others = languages.filter(({ code }) => code !== language);
    expect(
      await options.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.textContent]),
      ),
    ).toEqual(others.map(({ code, nativeName }) => [code, nativeName]));
    const flags = await options.locator('img').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map((image) =>
          image.decode().then(() => ({
            file: image.src.replace(/.*\/(\w+)-[^/]*$/, '$1'),
            width: image.naturalWidth,
          })),
        ),
      ),
    );
    expect(flags.map(({ file }) => file)).toEqual(
      others.map(({ countryCode }) => countryCode.toLowerCase()),
    );
    expect(flags.every(({ width }) => width > 0)).toBe(true);
  });
});

for (const englishDefault of [false, true])
  test.describe(`with English as the default language: ${englishDefault}`, () => {
    const own: LanguageCode = englishDefault ? 'en' : 'zh';
    const other: LanguageCode = englishDefault ? 'zh' : 'en';

    test('a URL without a language shows the default one', async ({ visitPage }) => {
      const page = await visitPage('about', { englishDefault });
      expect(new URL(page.url()).pathname).toBe('/about');
      expect(await page.locator('html').getAttribute('lang')).toBe(own);
    });

    for (const chosen of [other, 'ar'] as const)
      test(`choosing ${chosen} leads to the same page in it, keeps its direction and is remembered`, async ({
        visitPage,
      }) => {
        const page = await visitPage('about', { englishDefault });
        await switcher(page, own).hover();
        await option(page, chosen).click();
        await page.waitForURL((url) => url.pathname === `/${chosen}/about`);
        expect(await page.locator('html').getAttribute('lang')).toBe(chosen);
        expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(chosen));
        expect(await remembered(page)).toBe(chosen);

        // A later visit to a URL without a language redirects, and keeps query string and fragment.
        await page.goto('/products-forex?ref=a#content');
        await page.waitForURL((url) => url.pathname === `/${chosen}/products-forex`);
        expect(page.url()).toContain('?ref=a#content');
        await page.goto('/');
        await page.waitForURL((url) => url.pathname === `/${chosen}`);

        // Back to the default language: its URL has no prefix, and there is no redirect.
        await switcher(page, chosen).hover();
        await option(page, own).click();
        await page.waitForURL((url) => url.pathname === '/');
        expect(await remembered(page)).toBe(own);
        await page.goto('/about');
        expect(new URL(page.url()).pathname).toBe('/about');
      });

    test('a URL with a language shows that language, whatever is remembered', async ({
      visitUrl,
    }) => {
      const page = await visitUrl('/ar/about', {
        englishDefault,
        localStorage: { [storageKeys.language]: other },
      });
      await page.waitForLoadState('load');
      expect(new URL(page.url()).pathname).toBe('/ar/about');
      expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    });
  });

test.describe('choosing a language keeps what the visitor sees', () => {
  /** No faster than a visitor reads the list: what the link takes along is code that the first click loads. */
  const choose = async (
    page: Page,
    from: LanguageCode,
    to: LanguageCode,
    { javaScript = true }: Visit = {},
  ): Promise<void> => {
    await switcher(page, from).click();
    if (javaScript) await live(page, from);
    await option(page, to).click();
    await page.waitForURL((url) => url.pathname.startsWith(`/${to}`));
  };

  for (const [situation, condition] of [
    ['with JavaScript', {}],
    ['without JavaScript', { javaScript: false }],
  ] as const)
    test(`tier, filter, search and order of the specifications, and the search, ${situation}`, async ({
      visitUrl,
    }) => {
      for (const path of [
        '/account-specs?tier=premium&product=metal&q=gold&sort=symbol&order=desc',
        '/search?q=gold',
      ]) {
        const page = await visitUrl(`/en${path}`, condition);
        await choose(page, 'en', 'ar', condition);
        const { pathname, search } = new URL(page.url());
        const wanted = new URL(path, page.url());
        expect(pathname).toBe(`/ar${wanted.pathname}`);
        expect(Object.fromEntries(new URLSearchParams(search))).toEqual(
          Object.fromEntries(wanted.searchParams),
        );
      }
    });

  test('an unknown path', async ({ visitUrl }) => {
    const page = await visitUrl('/en/no/such$&page');
    await choose(page, 'en', 'ar');
    expect(new URL(page.url()).pathname).toBe('/ar/no/such$&page');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await switcher(page, 'ar').click();
    await live(page, 'ar');
    await option(page, 'zh').click();
    await page.waitForURL((url) => url.pathname === '/no/such$&page');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
  });

  for (const [situation, dismissed] of [
    ['', ''],
    [', where a section is hidden', 'demo'],
  ] as const)
    test(`the section being read, and Back returns to it${situation}`, async ({ visitPage }) => {
      const page = await visitPage('forex', {
        language: 'en',
        reducedMotion: true,
        localStorage: { [storageKeys.dismissed]: dismissed },
      });
      const heading = 3;
      const topOf = (index: number): Promise<number> =>
        page
          .locator('main :is(h2, h3)')
          .nth(index)
          .evaluate((element) => element.getBoundingClientRect().top);
      await page
        .locator('main :is(h2, h3)')
        .nth(heading)
        .evaluate((element) => {
          scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: 'instant' });
        });
      // By the mouse alone: Playwright's own click scrolls the page for an element of the sticky header.
      const list = switcher(page, 'en');
      for (const target of [list, option(page, 'ar')]) {
        const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
        await page.mouse.click(x + 10, y + 10);
        if (target === list) await live(page, 'en');
      }
      await page.waitForURL((url) => url.pathname.startsWith('/ar'));
      await expect.poll(async () => Math.abs((await topOf(heading)) - 150)).toBeLessThan(20);
      expect(new URL(page.url()).hash).toBe('');
      await page.goBack();
      await page.waitForURL((url) => url.pathname.startsWith('/en'));
      await expect.poll(async () => Math.abs((await topOf(heading)) - 150)).toBeLessThan(20);
    });
});

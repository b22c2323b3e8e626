import type { Page } from '@playwright/test';
import { backToTopPx, stickyHeaderPx } from '../../site/facts/timings.ts';
import type { RouteName } from '../../site/paths.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { framePainted } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Short enough that every page can be scrolled. */
const shortWindow: Visit = { height: 400 };

test('the header, back to top and the skip link follow the reader; the header never covers what has the focus', async ({
  visitPage,
}) => {
  const language = 'ar';
  const t = shellWords(language);
  const page = await visitPage('help', { ...shortWindow, language, motion: true });
  const header = page.getByRole('banner');
  const looksSticky = (): Promise<boolean> =>
    header.evaluate(
      (element) => getComputedStyle(element).borderBlockEndColor !== 'rgba(0, 0, 0, 0)',
    );
  const button = page.getByRole('link', { name: t('backToTop') });

  await test.step('the skip link comes first and leads to the main content', async () => {
    const skip = page.getByRole('link', { name: t('skip') });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step(`back to top appears past ${backToTopPx} px, at the end side`, async () => {
    await scrollPageTo(page, backToTopPx);
    await framePainted(page);
    await expect(button).toBeHidden();
    await scrollPageTo(page, backToTopPx + 1);
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.x).toBeLessThan(1440 / 2);
  });

  await test.step(`the header looks sticky past ${stickyHeaderPx} px, and not before`, async () => {
    await scrollPageTo(page, stickyHeaderPx);
    await framePainted(page);
    expect(await looksSticky()).toBe(false);
    await scrollPageTo(page, stickyHeaderPx + 1);
    await expect.poll(looksSticky).toBe(true);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  await test.step('a click scrolls to the top, and leaves nothing in the history', async () => {
    await scrollPageTo(page, 600);
    await button.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(button).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#content"]')).toBeFocused();
  });

  await test.step('on the way back by keyboard, the focus is below the header', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const headerHeight = (await header.boundingBox())?.height ?? 0;
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator('main :focus');
      expect((await focused.boundingBox())?.y, `step ${step}`).toBeGreaterThanOrEqual(headerHeight);
    }
  });
});

test('another page starts at its top, Back returns to where the visitor was, and clicks before a transition has ended are no error', async ({
  visitPage,
  pageErrors,
}) => {
  const language = 'en';
  const page = await visitPage('about', { ...shortWindow, language, motion: true });
  await scrollPageTo(page, 500);
  /** A click by the mouse would scroll to the link first. */
  const follow = async (route: RouteName): Promise<void> => {
    const path = pathOf(route, { language });
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  };
  await follow('contact');
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(500);
  for (const [route, width] of [
    ['contact', 1440],
    ['privacyPolicy', 900],
    ['metals', 1300],
  ] as const) {
    await follow(route);
    await page.setViewportSize({ width, height: 700 });
  }
  await page.waitForLoadState('load');
  expect(pageErrors.seen).toEqual([]);
});

test('a link to a place in a page opens there at once', async ({ visitUrl }) => {
  const page = await visitUrl('/en/glossary#spread', {
    motion: true,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(globalThis, { seen });
        addEventListener('scroll', () => seen.push(scrollY));
      }),
  });
  const term = page.locator('#spread');
  await expect(term).toBeInViewport();
  const end = await scrollPosition(page);
  expect(end).toBeGreaterThan(1000);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect(seen.filter((y) => y < end - 500)).toEqual([]);
});

test('the header’s parts stand beside one another at every width and size of text', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const browser = await page.context().newCDPSession(page);
  for (const [language, textPx] of (['en', 'ar'] as const).flatMap((code) =>
    [16, 24, 32].map((px) => [code, px] as const),
  )) {
    if (textPx === 16) {
      await page.goto(pathOf('about', { language }));
      // Only the header is laid out again.
      await page.evaluate(() =>
        document.querySelectorAll('main, body > footer').forEach((part) => part.remove()),
      );
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
    for (const width of [320, 360, 512, 768, 992, 1216, 1440]) {
      await page.setViewportSize({ width, height: 400 });
      const parts = await page
        .getByRole('banner')
        .locator('a, button, summary')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const { left, right, height } = element.getBoundingClientRect();
              return { left, right, height };
            })
            .toSorted((one, other) => one.left - other.left),
        );
      const place = `in ${language} at ${width} px, text of ${textPx} px`;
      // On a phone the mark, Get Started, search and menu; with large text not the search. On a desktop the language and theme too.
      expect(parts.length, place).toBeGreaterThanOrEqual(
        width >= 62 * textPx ? 5 : width < 16 * textPx ? 3 : 4,
      );
      for (const [index, { left, right, height }] of parts.entries()) {
        expect(left, place).toBeGreaterThanOrEqual((parts[index - 1]?.right ?? 0) - 0.5);
        expect(right, place).toBeLessThanOrEqual(width);
        expect(Math.min(height, right - left), place).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

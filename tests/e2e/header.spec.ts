import type { Page } from '@playwright/test';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { backToTopPx, stickyHeaderPx } from '../../site/facts/timings.ts';
import { menuGroups } from '../../site/shell/menu.ts';
import { directionOf, expect, test, type Visit } from '../harness/fixtures.ts';
import { twoFrames } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Short enough that every page can be scrolled. */
const shortWindow: Visit = { height: 400 };

test.describe('the header, right to left', () => {
  const language = 'ar';
  const visit: Visit = { ...shortWindow, language };
  const t = shellWords(language);

  test(`looks sticky when scrolled past ${stickyHeaderPx} px, and not before`, async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    const header = page.getByRole('banner');
    const looksSticky = (): Promise<boolean> =>
      header.evaluate(
        (element) => getComputedStyle(element).borderBlockEndColor !== 'rgba(0, 0, 0, 0)',
      );
    await scrollPageTo(page, stickyHeaderPx);
    await twoFrames(page);
    expect(await scrollPosition(page)).toBe(stickyHeaderPx);
    expect(await looksSticky()).toBe(false);
    await scrollPageTo(page, stickyHeaderPx + 1);
    await expect.poll(looksSticky).toBe(true);
    expect((await header.boundingBox())?.y).toBe(0);
    await scrollPageTo(page, stickyHeaderPx);
    await expect.poll(looksSticky).toBe(false);
  });

  test(`back-to-top appears past ${backToTopPx} px, at the end side, and scrolls smoothly to the top`, async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    const button = page.getByRole('link', { name: t('backToTop') });
    await scrollPageTo(page, backToTopPx);
    await twoFrames(page);
    expect(await button.isVisible()).toBe(false);
    await scrollPageTo(page, backToTopPx + 1);
    await button.waitFor({ state: 'visible' });
    const box = await button.boundingBox();
    expect((box?.x ?? 0) > 1440 / 2).toBe(directionOf(language) === 'ltr');

    await scrollPageTo(page, 600);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      addEventListener('scroll', () => seen.push(scrollY));
    });
    await button.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    const between = await page.evaluate(() =>
      (globalThis as unknown as { seen: number[] }).seen.filter((y) => y > 0 && y < 600),
    );
    expect(between.length).toBeGreaterThan(2);
    await button.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash, 'nothing is left in the history').toBe('');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '#content',
    );
  });

  test('the skip link comes first, becomes visible on focus and leads to the main content', async ({
    visitPage,
  }) => {
    const page = await visitPage('about', visit);
    const skip = page.getByRole('link', { name: t('skip') });
    const inView = async (): Promise<boolean> => ((await skip.boundingBox())?.y ?? -1) >= 0;
    expect(await inView()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await inView()).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('main').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

test('another page starts at its top, and Back returns to where the visitor was', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { ...shortWindow, language: 'en' });
  await scrollPageTo(page, 500);
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: shellWords('en')('menu.entries.contact'), exact: true });
  // A click by the mouse would scroll to the link first.
  await link.evaluate((element) => (element as HTMLAnchorElement).click());
  await page.waitForURL((url) => url.pathname === pathOf('contact', { language: 'en' }));
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pathOf('about', { language: 'en' }));
  await expect.poll(() => scrollPosition(page)).toBe(500);
});

test('the footer names company, number, address, year, restrictions and risk, and links every page and network', async ({
  visitPage,
}) => {
  for (const language of ['en', 'ar'] as const) {
    const t = shellWords(language);
    const page = await visitPage('about', { language });
    const footer = page.getByRole('contentinfo');
    const text = (await footer.innerText()).replaceAll(/[\u2066-\u2069]/g, '');
    for (const expected of [
      brand.company,
      brand.registrationNumber,
      brand.address,
      String(new Date().getUTCFullYear()),
      t('risk.text'),
      t('footer.restricted'),
      t('footer.disclaimer'),
    ]) {
      expect(text).toContain(expected.replaceAll(/[\u2066-\u2069]/g, ''));
    }
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const group of menuGroups) {
      for (const entry of 'route' in group ? [group.route] : group.entries)
        expect(hrefs).toContain(pathOf(entry, { language }));
    }
    for (const route of [
      'legalDocuments',
      'privacyPolicy',
      'contact',
      'accountSpecs',
      'tradingCenter',
      'calculators',
    ] as const)
      expect(hrefs).toContain(pathOf(route, { language }));
    expect(hrefs).toContain(`mailto:${brand.supportEmail}`);
    for (const { network, href } of brand.socialLinks) {
      const link = footer.getByRole('link', { name: new RegExp(network) });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.getAttribute('href')).toBe(href);
      expect(
        await link.locator('svg').evaluate((icon) => icon.getBoundingClientRect().width),
      ).toBeGreaterThan(0);
    }
  }
});

for (const language of languageCodes)
  test(`the header’s parts stand beside one another at every width in ${language}`, async ({
    visitPage,
  }) => {
    const page = await visitPage('about', { language });
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
      expect(parts.length).toBeGreaterThanOrEqual(5);
      for (const [index, { left, right, height }] of parts.entries()) {
        expect(left, `at ${width}`).toBeGreaterThanOrEqual((parts[index - 1]?.right ?? 0) - 0.5);
        expect(right, `at ${width}`).toBeLessThanOrEqual(width);
        expect(Math.min(height, right - left), `at ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
  });

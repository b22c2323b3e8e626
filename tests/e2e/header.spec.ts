import type { Page } from '@playwright/test';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { backToTopPx, stickyHeaderPx } from '../../site/facts/timings.ts';
import { menuGroups } from '../../site/shell/menu.ts';
import { directionOf, expect, test, type Visit } from '../harness/fixtures.ts';
import { twoFrames } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, shellWords } from '../harness/words.ts';

const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Short enough that every page can be scrolled. */
const shortWindow: Visit = { height: 400 };

for (const language of bothDirections)
  test.describe(`the header in ${language}`, () => {
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

    test('opens Get Started and Login in a new tab without access to this one (noopener)', async ({
      visitPage,
    }) => {
      const page = await visitPage('about', visit);
      for (const [name, path] of [
        [t('getStarted'), '/portal/register'],
        [t('login'), '/portal/login'],
      ] as const) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        expect(await link.getAttribute('rel')).toContain('noopener');
        const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
        await opened.waitForLoadState();
        expect(new URL(opened.url()).pathname).toBe(path);
        expect(await opened.evaluate(() => opener === null)).toBe(true);
        await opened.close();
      }
    });

    test('the logo leads to the home page of the language', async ({ visitPage }) => {
      const page = await visitPage('about', visit);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('home') })
        .click();
      await page.waitForURL((url) => url.pathname === pathOf('home', visit));
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
        .poll(() =>
          page.getByRole('main').evaluate((element) => element === document.activeElement),
        )
        .toBe(true);
    });
  });

test('with reduced motion back-to-top jumps at once', async ({ visitPage }) => {
  const page = await visitPage('about', { ...shortWindow, reducedMotion: true, language: 'en' });
  await scrollPageTo(page, 600);
  await page.getByRole('link', { name: shellWords('en')('backToTop') }).click();
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(0);
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

test('the menu shows which group the page belongs to, and only that one', async ({ visitPage }) => {
  const t = shellWords('en');
  const page = await visitPage('home', { language: 'en' });
  for (const group of menuGroups) {
    const [route] = 'route' in group ? [group.route] : group.entries;
    if (!route) throw new Error(`The group ${group.name} leads nowhere`);
    await page.goto(pathOf(route, { language: 'en' }));
    const colours = await page
      .getByRole('navigation', { name: t('menu.label') })
      .first()
      .evaluate((menu) =>
        [...menu.querySelectorAll(':scope > ul > li')]
          .map((item) => [item.querySelector('summary, a')?.textContent, item] as const)
          .map(([title, item]) => ({
            title,
            colour: getComputedStyle(item.querySelector('summary, a') ?? item).color,
          })),
      );
    const usual = colours.map(({ colour }) => colour).toSorted()[Math.floor(colours.length / 2)];
    expect(colours.filter(({ colour }) => colour !== usual).map(({ title }) => title)).toEqual([
      t(`menu.groups.${group.name}`),
    ]);
  }
  await page.goto(pathOf('home', { language: 'en' }));
  expect(await page.locator('header [aria-current]').count()).toBe(0);
});

test('the footer names company, number, address, year, restrictions and risk, and links every page and network', async ({
  visitPage,
}) => {
  for (const language of languageCodes) {
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
      const drawing = link.locator('use');
      // It comes in a file of its own.
      await expect
        .poll(() => drawing.evaluate((use) => use.getBoundingClientRect().width))
        .toBeGreaterThan(0);
    }
    const riskSize = await footer
      .getByText(t('risk.text'))
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const bodySize = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.body).fontSize),
    );
    expect(riskSize).toBe(bodySize);
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

test('half a header shows nothing that would move when the rest comes', async ({ visitPage }) => {
  const path = pathOf('about', { language: 'en' });
  const page = await visitPage('about', {
    language: 'en',
    javaScript: false,
    prepare: async (opened) => {
      await opened.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({
            response,
            body: html.slice(0, html.indexOf('popoverTarget=')),
          });
        },
      );
    },
  });
  const header = page.getByRole('banner');
  const logo = header.locator('a', { hasText: brand.name });
  const language = header.locator('details', { has: page.locator('[data-language]') });
  for (const part of [logo, language]) {
    await expect(part).toBeAttached();
    await expect(part).toBeHidden();
  }
});

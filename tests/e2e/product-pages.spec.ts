import type { Page } from '@playwright/test';
import { productClasses } from '../../site/facts/instruments.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, shellWords, wordsOf } from '../harness/words.ts';

const switcherOn = (page: Page, language: 'en' | 'ar') =>
  page.getByRole('navigation', { name: wordsOf(language, 'products')('markets.label') });

for (const language of bothDirections)
  test.describe(`on the product pages in ${language}`, () => {
    const words = shellWords(language);

    for (const javaScript of [true, false])
      test(`every market is one click away, ${javaScript ? 'with' : 'without'} JavaScript`, async ({
        visitPage,
      }) => {
        const page = await visitPage('forex', { language, javaScript });
        const links = switcherOn(page, language).getByRole('link');
        expect(await links.count()).toBe(productClasses.length);
        for (const [index, product] of productClasses.entries()) {
          const link = links.nth(index);
          expect(await link.textContent()).toContain(words(`menu.entries.${product}`));
          expect(await link.getAttribute('href')).toBe(pathOf(product, { language }));
          expect(await link.getAttribute('aria-current')).toBe(product === 'forex' ? 'page' : null);
        }
        await links.nth(productClasses.indexOf('futures')).click();
        await page.waitForURL((url) => url.pathname === pathOf('futures', { language }));
        expect(
          await switcherOn(page, language).locator('[aria-current="page"]').textContent(),
        ).toContain(words('menu.entries.futures'));
      });

    test('the switcher stays in view on a wide window, above what a fragment leads to', async ({
      visitPage,
    }) => {
      const page = await visitPage('metals', { language, reducedMotion: true });
      await page.locator(`a[href$="#conditions"]`).first().click();
      const heading = page.locator('#conditions-title');
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(500);
      const header = await page.getByRole('banner').boundingBox();
      const switcher = await switcherOn(page, language).boundingBox();
      // The header's own border lies over it.
      expect(switcher?.y).toBe((header?.height ?? NaN) - 1);
      const section = await page.locator('#conditions').boundingBox();
      expect(section?.y).toBeGreaterThanOrEqual((switcher?.y ?? NaN) + (switcher?.height ?? NaN));
    });

    test('all five markets fit a phone, large enough for a finger', async ({ visitPage }) => {
      const page = await visitPage('indices', { language, width: 360, height: 740, touch: true });
      for (const link of await switcherOn(page, language).getByRole('link').all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360);
      }
    });
  });

const onPhone: Visit = {
  language: 'en',
  width: 360,
  height: 740,
  touch: true,
  reducedMotion: true,
};

/** Whether the action bar is what the visitor sees at the window's lower edge. */
const barIsOnTop = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.elementFromPoint(20, innerHeight - 20)?.matches('[data-action-bar] *') ?? false,
  );
const bringTo = (page: Page, selector: string, block: ScrollLogicalPosition): Promise<void> =>
  page.locator(selector).evaluate((element, position) => {
    element.scrollIntoView({ block: position });
  }, block);

test.describe('the action at hand', () => {
  for (const javaScript of [true, false])
    test(`is at a phone’s lower edge between the hero and the demo offer, ${javaScript ? 'with' : 'without'} JavaScript`, async ({
      visitPage,
    }) => {
      const page = await visitPage('forex', { ...onPhone, javaScript });
      expect(await barIsOnTop(page)).toBe(false);
      await bringTo(page, '#conditions', 'start');
      await expect.poll(() => barIsOnTop(page)).toBe(true);
      const bar = page.locator('[data-action-bar]');
      expect(await bar.innerText()).toContain(wordsOf('en', 'products')('riskShort'));
      expect(await bar.getByRole('link').getAttribute('href')).toBe('/portal/register');
      const box = await bar.getByRole('link').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await bringTo(page, 'main aside', 'end');
      await expect.poll(() => barIsOnTop(page)).toBe(false);
      await bringTo(page, 'footer', 'end');
      expect(await barIsOnTop(page)).toBe(false);
    });

  test('covers nothing that has the focus, nor the button back to the top', async ({
    visitPage,
  }) => {
    const page = await visitPage('forex', onPhone);
    const link = page.locator('#conditions a').first();
    // Just below the window: the browser scrolls no further than it must.
    await link.evaluate((element) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight - 20);
    });
    await expect.poll(() => barIsOnTop(page)).toBe(true);
    await link.focus();
    const isCovered = (selector: string): Promise<boolean> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + 4, bottom - 4));
        });
    await expect.poll(() => isCovered('#conditions a')).toBe(false);
    expect(await barIsOnTop(page)).toBe(true);
    const toTop = page.getByRole('link', { name: shellWords('en')('backToTop') });
    await toTop.waitFor({ state: 'visible' });
    const box = await toTop.boundingBox();
    const bar = await page.locator('[data-action-bar] > *').boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  });

  test('is for phones only', async ({ visitPage }) => {
    const page = await visitPage('forex', { language: 'en' });
    expect(await page.locator('[data-action-bar]').isVisible()).toBe(false);
  });
});

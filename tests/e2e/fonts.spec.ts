import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

/** Names of the faces in which the page's heading is set. */
async function facesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Font files that the page has fetched, and how many of them before anything was painted. */
const fetchedFonts = (page: Page): Promise<{ all: number; beforePaint: number }> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'));
    return {
      all: fonts.length,
      beforePaint: fonts.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).length,
    };
  });

for (const [language, count] of [
  ['en', 1],
  ['ar', 2],
] as const) {
  test(`on a phone the fonts come after the first paint, and the next page has them, in ${language}`, async ({
    visitPage,
    pageErrors,
  }) => {
    const page = await visitPage('accountTypes', { language, width: 390, touch: true });
    await expect.poll(() => fetchedFonts(page)).toEqual({ all: count, beforePaint: 0 });
    expect(await facesOf(page)).toEqual([]);
    await page
      .locator(
        `main a[href^="${pathOf('accountSpecs', { language })}"], footer a[href="${pathOf('about', { language })}"]`,
      )
      .first()
      .click();
    await page.waitForURL((url) => !url.pathname.endsWith(pathOf('accountTypes', { language })));
    await expect.poll(() => facesOf(page)).not.toEqual([]);
    expect(pageErrors.seen).toEqual([]);
  });

  test(`a wide window has the fonts with its first page, in ${language}`, async ({ visitPage }) => {
    const page = await visitPage('accountTypes', { language });
    expect((await fetchedFonts(page)).all).toBe(count);
    expect(await page.evaluate(() => 'withoutFonts' in document.documentElement.dataset)).toBe(
      false,
    );
  });
}

test('without JavaScript a phone fetches the fonts for its later pages', async ({ visitPage }) => {
  const requested: string[] = [];
  const page = await visitPage('accountTypes', {
    language: 'en',
    width: 390,
    javaScript: false,
    prepare: async (opened) => {
      opened.on('request', (request) => requested.push(request.resourceType()));
      await Promise.resolve();
    },
  });
  await expect.poll(() => requested.filter((type) => type === 'font')).toHaveLength(1);
  expect(await page.locator('html').getAttribute('data-without-fonts')).toBeNull();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { twoFrames } from '../harness/frames.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, shellWords } from '../harness/words.ts';

// Chromium reported a transition as an uncaught error whenever a stylesheet that it waited for came late.
test('links, Back and Forward report no error when the files of a page come late', async ({
  visitPage,
  pageErrors,
}) => {
  const page = await visitPage('home', { language: 'en' });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const paths = (['home', 'about', 'contact', 'privacyPolicy'] as const).map((name) =>
    pathOf(name, { language: 'en' }),
  );
  const settleAt = async (path: string | undefined): Promise<void> => {
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'load' });
    // The browser reports the rejection after the page has been shown.
    await page.evaluate(
      () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))),
    );
  };
  for (const path of paths.slice(1)) {
    const link = page.locator(`footer a[href="${path}"]`);
    // Parts of home are laid out when they come near: by then the link would have moved away from under a click.
    await link.scrollIntoViewIfNeeded();
    await twoFrames(page);
    await link.click();
    await settleAt(path);
  }
  for (const path of paths.slice(0, -1).toReversed()) {
    await page.evaluate(() => history.back());
    await settleAt(path);
  }
  await page.evaluate(() => history.forward());
  await settleAt(paths[1]);
  expect(pageErrors.seen).toEqual([]);
});

/** The named parts that the transition to the current page has moved. */
async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const isReady = await viewTransition?.ready.then(
        () => true,
        () => false,
      );
      const moves = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      Object.assign(globalThis, { moves: isReady ? moves : [] });
    });
  });
}

for (const language of bothDirections)
  test(`a market’s emblem comes from the menu in ${language}`, async ({ visitPage }) => {
    const page = await visitPage('metals', { language, prepare: recordMoves });
    const menu = page
      .getByRole('banner')
      .getByRole('navigation', { name: shellWords(language)('menu.label') });
    const entry = menu.locator(`a[href="${pathOf('forex', { language })}"]`);
    // A busy browser may paint the new page before it has parsed its first words, and has nothing to move then.
    await expect(async () => {
      await page.goto(pathOf('metals', { language }));
      await menu.locator('summary').first().hover();
      await menu
        .locator('xpath=ancestor::site-island[@data-state="live"]')
        .waitFor({ state: 'attached' });
      await entry.click();
      await page.waitForURL((url) => url.pathname === pathOf('forex', { language }));
      await page.waitForFunction('globalThis.moves');
      expect(await page.evaluate('globalThis.moves')).toEqual(
        expect.arrayContaining([
          '::view-transition-group(market-emblem)',
          '::view-transition-group(product-title)',
        ]),
      );
    }).toPass();
  });

test('another size of the window in the middle of a transition is no error', async ({
  visitPage,
  pageErrors,
}) => {
  const page = await visitPage('about', { language: 'en' });
  for (const [route, width] of [
    ['contact', 900],
    ['about', 1300],
    ['contact', 700],
  ] as const) {
    const path = pathOf(route, { language: 'en' });
    await page.locator(`footer a[href="${path}"]`).dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await page.setViewportSize({ width, height: 700 });
    await page.waitForLoadState('load');
  }
  expect(pageErrors.seen).toEqual([]);
});

test('clicks before a transition has ended are no error', async ({ visitPage, pageErrors }) => {
  const page = await visitPage('about', { language: 'en' });
  for (const route of [
    'contact',
    'privacyPolicy',
    'metals',
    'about',
    'forex',
    'contact',
  ] as const) {
    const path = pathOf(route, { language: 'en' });
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  }
  await page.waitForLoadState('load');
  const about = pathOf('about', { language: 'en' });
  await page.locator(`footer a[href="${about}"]`).dblclick();
  await page.waitForURL((url) => url.pathname === about, { waitUntil: 'load' });
  expect(pageErrors.seen).toEqual([]);
});

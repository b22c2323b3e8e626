import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

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
    await page.locator(`footer a[href="${path}"]`).click();
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

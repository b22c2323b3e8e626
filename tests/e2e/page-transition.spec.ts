import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

// Chromium reported a transition as an uncaught error whenever a stylesheet that it waited for came late.
test('pages whose files come late change without an error', async ({ visitPage, pageErrors }) => {
  const page = await visitPage('home', { language: 'en' });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document')
      // As on a slow network.
      await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => {});
  });
  for (const name of ['about', 'contact', 'privacyPolicy'] as const) {
    const path = pathOf(name, { language: 'en' });
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'load' });
    // The browser reports the rejection after the page has been shown.
    await page.evaluate(
      () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))),
    );
  }
  expect(pageErrors.seen).toEqual([]);
});

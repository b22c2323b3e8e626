import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

test('a transition that Chromium aborts, because the style sheet comes late, is no error of the page', async ({
  visitPage,
  pageErrors,
}) => {
  const page = await visitPage('home', { language: 'en' });
  await page.route('**/*.css', async (route) => {
    // As on a slow network.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
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

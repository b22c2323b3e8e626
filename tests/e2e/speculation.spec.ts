import type { Page } from '@playwright/test';
import { suggestionsPath } from '../../contract/api-paths.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const t = shellWords('en');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Paths that the browser loads before a visitor asks for them, with what the request says of its purpose. */
function speculated(page: Page): Map<string, string> {
  const found = new Map<string, string>();
  page.context().on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) found.set(new URL(request.url()).pathname, purpose);
  });
  return found;
}

test('a page is fetched when the pointer rests on its link, and followed without another request', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const found = speculated(page);
  await footerLink(page, t('menu.entries.mam')).hover();
  await expect.poll(() => found.get(pathOf('mam', { language: 'en' }))).toContain('prefetch');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await footerLink(page, t('menu.entries.mam')).click();
  await page.waitForURL((url) => url.pathname === pathOf('mam', { language: 'en' }));
  expect(
    await page.evaluate(
      () =>
        (
          performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
            deliveryType: string;
          }
        ).deliveryType,
    ),
  ).toBe('navigational-prefetch');
});

test('a link that opens a dialog is not fetched', async ({ visitPage }) => {
  const page = await visitPage('about', { language: 'en' });
  const found = speculated(page);
  const icon = page.getByRole('banner').getByRole('link', { name: t('menu.entries.search') });
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(suggestionsPath('en'))),
    icon.hover(),
  ]);
  await footerLink(page, t('menu.entries.mam')).hover();
  await expect.poll(() => found.get(pathOf('mam', { language: 'en' }))).toContain('prefetch');
  expect([...found.keys()]).not.toContain(pathOf('search', { language: 'en' }));
});

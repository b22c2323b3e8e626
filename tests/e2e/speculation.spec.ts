import type { Page } from '@playwright/test';
import { languageCodes } from '../../contract/languages.ts';
import { speculationRulesPath } from '../../server/http/headers.ts';
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

test('no link fetches the search page: the one in the header opens a dialog', async ({
  request,
  siteOrigin,
}) => {
  const rules = await (await request.get(siteOrigin + speculationRulesPath)).text();
  for (const language of languageCodes) {
    expect(rules).toContain(`"${pathOf('mam', { language })}"`);
    expect(rules).not.toContain(`"${pathOf('search', { language })}"`);
  }
});

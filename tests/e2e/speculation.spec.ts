import type { Page } from '@playwright/test';
import { languageCodes } from '../../core/domain/languages.ts';
import { pageLinks } from '../../server/pages/speculation-rules.ts';
import { routeNames } from '../../site/paths.ts';
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

test('the rules concern every link to a page but the search page, and no other link', async ({
  newVisitor,
  siteOrigin,
}) => {
  const visitor = await newVisitor();
  const pages = routeNames
    .filter((route) => route !== 'search')
    .flatMap((route) => languageCodes.map((language) => pathOf(route, { language })));
  const linked = new Set<string>();
  // A page without a content security policy, which would forbid to parse others in it.
  const reader = await visitor.newPage();
  for (const path of pages) {
    const html = await (await visitor.request.get(siteOrigin + path)).text();
    const hrefs = await reader.evaluate(
      ([text, selector]) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector)].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      [html, `a${pageLinks}`] as const,
    );
    // Browsers themselves leave out what is not fetched, and what stands on the same page.
    for (const href of hrefs)
      if (!/^(?:#|mailto:|tel:)/.test(href)) linked.add(href.split('#')[0] ?? '');
  }
  // The error page leads to itself in other languages by what stands for the path that there is not.
  const known = new Set([
    ...pages,
    ...languageCodes.map((language) => pathOf('error', { language }).replace('error', '404')),
  ]);
  expect([...linked].filter((path) => !known.has(path))).toEqual([]);
  expect(pages.filter((path) => !linked.has(path) && !path.endsWith('/error'))).toEqual([]);
});

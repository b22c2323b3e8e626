import type { BrowserContext, Page } from '@playwright/test';
import { parseSettings } from '../../server/settings/settings.ts';
import { privacyRegister } from '../../site/facts/privacy-register.ts';
import type { RouteName } from '../../site/paths.ts';
import { analyticsSettings, fakeAnalytics } from '../fakes/analytics-service.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { mailOrigin, sharedOrigin } from '../harness/shared-origins.ts';
import { scrollThrough } from './look.ts';

/** The origins that a visitor's browser asks from now on, besides the site's own. */
function watchOrigins(visitor: BrowserContext, own: string): ReadonlySet<string> {
  const origins = new Set<string>();
  visitor.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol !== 'data:') origins.add(origin);
  });
  return origins;
}

/** Names of everything that the site has stored in the visitor's browser, after the kind of storage. */
async function storedIn(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ domain, name }) => `cookie ${domain} ${name}`)];
}

/** Opens a page and sees it to its end. */
async function see(page: Page, route: RouteName, queryString = ''): Promise<void> {
  await page.goto(pathOf(route, { language: 'en' }) + queryString);
  await scrollThrough(page);
}

/** Where something is stored or contacted that other pages do not. */
const busyRoutes: readonly RouteName[] = [
  'home',
  'metals',
  'futures',
  'economicCalendar',
  'news',
  'accountSpecs',
  'calculators',
  'platforms',
  'glossary',
  'help',
  'search',
];

test('nothing is stored or contacted that the register does not list, and nobody else before the visitor agrees', async ({
  newVisitor,
}) => {
  // The visit walks many pages.
  test.slow();
  // A window that sees most of a page at once: there is less to scroll.
  const visitor = await newVisitor({ asking: true, width: 1000, height: 4000, preloader: true });
  await fakeAnalytics(visitor, 'umami');
  const origins = watchOrigins(visitor, sharedOrigin('askingSite'));
  const page = await visitor.newPage();
  const register = privacyRegister({
    widgets: { consent: 'required', origin: sharedOrigin('chartingProvider') },
    contact: { sending: { outsideOrigin: mailOrigin }, retentionDays: 30 },
    analytics: parseSettings(analyticsSettings('umami')).analytics,
    referralDays: 30,
  });
  for (const route of [...busyRoutes, 'about', 'contact'] as const) await see(page, route);
  expect([...origins]).toEqual([]);
  expect(await storedIn(page)).toEqual(['session preloaded']);

  await see(page, 'metals', '?ref=IB123');
  await page.locator('[data-question] [data-answer=allowed]').click();
  await page.locator('[data-command=always]').and(page.locator(':visible')).first().click();
  await page.locator('[data-theme-switch]').first().click();
  await page.locator('[data-dismiss=demo]').click();
  // The click has loaded the code that answers it.
  await expect.poll(() => storedIn(page)).toContain('local dismissed');
  for (const route of busyRoutes) {
    await see(page, route);
    // Filters and searches: what is typed into them stays in the page or its address.
    for (const field of await page.locator('main input[type=search]:visible').all())
      await field.fill('gold');
  }
  await see(page, 'contact');
  await page.locator('main form [name=subject]').fill('Fees');
  await expect.poll(() => storedIn(page)).toContain('session letter');
  await page.getByRole('contentinfo').locator('[data-fold]').first().waitFor({ state: 'attached' });
  await page
    .locator('a[data-language]:not([data-language=en])')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => !url.pathname.startsWith('/en'));

  // No less, and no more.
  expect((await storedIn(page)).toSorted()).toEqual(
    register.stored.map(({ storage, key }) => `${storage} ${key}`).toSorted(),
  );
  expect([...origins].toSorted()).toEqual(
    register.contacted
      // Contacted by sending a message, which tests/mail/ does.
      .filter(({ after }) => after !== 'sending')
      .flatMap((entry) => entry.origins)
      .toSorted(),
  );
});

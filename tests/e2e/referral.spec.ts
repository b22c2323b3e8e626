import type { BrowserContext, Page } from '@playwright/test';
import { dayMs } from '../../core/util/durations.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

const campaign = 'ref=IB123&utm_source=x';
const landing = `/ar/partenership-IB?${campaign}`;
const arabic: Visit = { language: 'ar' };

/** The query strings of all links to the portal: in the header, the page, the closed menu. */
const portalQueries = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ hostname, pathname }) =>
        /^portal\.|^\/portal\/|\/(?:signup|login)$/.test(
          hostname.startsWith('portal.') ? hostname : pathname,
        ),
      )
      .map(({ search }) => search),
  );
async function expectPortalLinks(page: Page, query: string): Promise<void> {
  await expect
    .poll(async () => [...new Set(await portalQueries(page))], { message: page.url() })
    .toEqual([query]);
  expect((await portalQueries(page)).length).toBeGreaterThan(3);
}
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.referral);
/** The server writes the parameters into the links of a landing page; the next page has them only once a script has stored them. */
const expectStored = (page: Page, parameters: string): Promise<void> =>
  expect.poll(() => stored(page)).toContain(parameters);
/** Follows the footer's link to a page of the site. */
async function follow(page: Page, route: RouteName, visit: Visit): Promise<void> {
  const path = pathOf(route, visit);
  await page
    .locator('footer a')
    .and(page.locator(`[href*="${path}"]`))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === path);
}
async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.locator('header summary[aria-label]').click();
  await page.locator(`header a[hreflang="${language}"]`).click();
  await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`));
}
/** A visitor whose clock shows this many days after the first visit. */
async function pageAfter(visitor: BrowserContext, days: number): Promise<Page> {
  const page = await visitor.newPage();
  await page.clock.setFixedTime(new Date('2026-06-15T12:00:00Z').getTime() + days * dayMs);
  return page;
}

test('three pages and a language later every link to the portal carries both, and after the days have passed none', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor(arabic);
  const page = await pageAfter(visitor, 0);
  await page.goto(landing);
  await expectPortalLinks(page, `?${campaign}`);
  await expectStored(page, campaign);
  for (const route of ['about', 'funding', 'platforms'] as const) {
    await follow(page, route, arabic);
    // The browser keeps them: addresses stay those that everybody has.
    expect(new URL(page.url()).search).toBe('');
    await expectPortalLinks(page, `?${campaign}`);
  }
  await changeLanguage(page, 'en');
  await expectPortalLinks(page, `?${campaign}`);
  await page.close();

  const later = await pageAfter(visitor, 29);
  await later.goto('/ar/about');
  await expectPortalLinks(later, `?${campaign}`);
  // The page is still open when the last day ends.
  await later.clock.setFixedTime(new Date('2026-07-15T12:00:01Z'));
  await later.locator('header a[target]').first().focus();
  expect(await stored(later)).toBeNull();
  await later.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expectPortalLinks(later, '');
  await later.goto('/ar/about');
  await expectPortalLinks(later, '');
});

test('without JavaScript the links of the visit carry them to the portal', async ({ visitUrl }) => {
  const page = await visitUrl(landing, { ...arabic, javaScript: false });
  const href = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .getAttribute('href')
      .then((value) => value ?? '');
  for (const route of ['about', 'funding', 'platforms'] as const) {
    await page.goto(await href(`footer a[href^="${pathOf(route, arabic)}?"]`));
    expect(new URL(page.url()).search).toBe(`?${campaign}`);
  }
  await page.goto(await href('header a[hreflang="en"]'));
  await expectPortalLinks(page, `?${campaign}`);
  await page.goto(await href('header a[href^="/portal/register"]'));
  expect(page.url()).toMatch(new RegExp(`/portal/register\\?${campaign}$`));
});

test('a visitor who brings nothing fetches nothing, and nothing is stored', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor()).newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/en/about');
  const parameters = page.waitForResponse('**/api/portal/link-parameters');
  await page.goto('/en/about?unknown=1&ref=%3Cscript%3E');
  await parameters;
  await expectPortalLinks(page, '');
  expect(await stored(page)).toBeNull();
  expect(requested.filter((path) => path.includes('/carry-')).length).toBe(1);
});

/** A portal in one page, whose registration and login differ in what follows the path; an operator's own parameter. */
const linksOnly = {
  REFERRAL_DAYS: '0',
  REFERRAL_PARAMETERS: 'partner',
  PORTAL_REGISTER_URL: 'https://portal.example/?brand=1#/register',
  PORTAL_LOGIN_URL: 'https://portal.example/?brand=1&utm_source=site#/login',
};

test.describe('where nothing is stored', () => {
  test('links carry them from page to page, and the portal’s own parameters stay', async ({
    visitUrl,
    siteWith,
  }) => {
    const origin = await siteWith(linksOnly);
    const page = await visitUrl(`${origin}/en/partenership-IB?partner=P1&utm_source=x`);
    const hrefs = (): Promise<string[]> =>
      page
        .locator('header a[href^="https://portal.example/"]')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => (link as HTMLAnchorElement).href)),
        ]);
    for (const route of ['about', 'funding'] as const) {
      await follow(page, route, { language: 'en' });
      expect(new URL(page.url()).search).toBe('?partner=P1&utm_source=x');
      expect((await hrefs()).toSorted()).toEqual([
        'https://portal.example/?brand=1&partner=P1&utm_source=x#/register',
        'https://portal.example/?brand=1&utm_source=site&partner=P1#/login',
      ]);
    }
    await changeLanguage(page, 'ar');
    expect(new URL(page.url()).search).toBe('?partner=P1&utm_source=x');
    expect(await page.evaluate(() => localStorage.getItem('referral'))).toBeNull();
  });
});

const objections: Record<string, () => void> = {
  'Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  'visitor statistics refused': () => {
    // Not in the empty page before the first one.
    if (location.protocol === 'http:') localStorage.setItem('analytics', 'refused');
  },
};
for (const [objection, object] of Object.entries(objections))
  test(`with ${objection} nothing is stored: the links of the visit carry on`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor(arabic);
    await visitor.addInitScript(object);
    const page = await visitor.newPage();
    await page.goto(landing);
    await follow(page, 'about', arabic);
    expect(new URL(page.url()).search).toBe(`?${campaign}`);
    await expectPortalLinks(page, `?${campaign}`);
    expect(await stored(page)).toBeNull();
  });

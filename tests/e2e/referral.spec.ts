import type { BrowserContext, Page } from '@playwright/test';
import { dayMs } from '../../core/util/durations.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { growOld } from '../sweep/look.ts';

const campaign = 'ref=IB123&utm_source=x';
const landing = `/ar/partenership-IB?${campaign}`;
const arabic: Visit = { language: 'ar' };

/** The query strings of all links to the portal: in the header, the page, the closed menu. */
const portalQueries = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ pathname }) => pathname.startsWith('/portal/'))
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
  await page.locator(`header details a[hreflang="${language}"]`).click();
  await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`));
}
/** A visitor whose clock shows this many days after the first visit. */
async function pageAfter(visitor: BrowserContext, days: number): Promise<Page> {
  const page = await visitor.newPage();
  await page.clock.setFixedTime(new Date('2026-06-15T12:00:00Z').getTime() + days * dayMs);
  return page;
}

test('a page and a language later every link to the portal carries both, and after the days have passed none', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor(arabic);
  await visitor.addInitScript(growOld);
  const page = await pageAfter(visitor, 0);
  await page.goto(landing);
  await expectPortalLinks(page, `?${campaign}`);
  await expectStored(page, campaign);
  await follow(page, 'about', arabic);
  // The browser keeps them: addresses stay those that everybody has.
  expect(new URL(page.url()).search).toBe('');
  await expectPortalLinks(page, `?${campaign}`);
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

test('the last link wins, and no other host learns of it', async ({ newVisitor }) => {
  const visitor = await newVisitor(arabic);
  const told: string[] = [];
  const page = await visitor.newPage();
  visitor.on('request', async (request) => {
    if (request.url().startsWith(sharedOrigin('site'))) return;
    const referrer = await request.headerValue('referer').catch(() => null);
    told.push(`${request.url()} ${referrer ?? ''} ${request.postData() ?? ''}`);
  });
  await page.goto(landing);
  await expectStored(page, campaign);
  // Its widget is another host's.
  await page.goto('/ar/tools-economicCalendar?ref=IB456');
  await expectStored(page, 'ref=IB456');
  await page.locator('[data-embed][data-state=live]').waitFor();
  await follow(page, 'about', arabic);
  await expectPortalLinks(page, '?ref=IB456');
  const elsewhere = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin !== location.origin)
        .map(({ href }) => href),
    );
  expect(told.length).toBeGreaterThan(0);
  expect(elsewhere.length).toBeGreaterThan(0);
  expect([...told, ...elsewhere].filter((text) => /IB123|IB456/.test(text))).toEqual([]);
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

test('where the site keeps nothing, links carry the operator’s own parameter from page to page', async ({
  visitUrl,
}) => {
  const visit: Visit = { englishDefault: true };
  const page = await visitUrl('/partenership-IB?partner=P1&utm_source=x', visit);
  await follow(page, 'about', visit);
  await changeLanguage(page, 'ar');
  expect(new URL(page.url()).search).toBe('?partner=P1&utm_source=x');
  await expectPortalLinks(page, '?partner=P1&utm_source=x');
  expect(await stored(page)).toBeNull();
});

test('where visitor statistics are refused nothing is stored: the links of the visit carry on', async ({
  visitUrl,
}) => {
  const page = await visitUrl(landing, {
    ...arabic,
    localStorage: { [storageKeys.analytics]: 'refused' },
  });
  await follow(page, 'about', arabic);
  expect(new URL(page.url()).search).toBe(`?${campaign}`);
  await expectPortalLinks(page, `?${campaign}`);
  expect(await stored(page)).toBeNull();
});

import type { Page } from '@playwright/test';
import { privacyRegister } from '../../site/facts/privacy-register.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { analyticsOf, analyticsSettings, fakeAnalytics } from '../fakes/analytics-service.ts';
import { expect, test as base } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { storedIn, testDeployment, unlisted, watchOrigins } from './browser-data.ts';
import { scrollThrough } from './look.ts';

const mailOrigin = 'https://mail.invalid';

/** A visitor of a deployment that stores and contacts all that there is, and asks before it. */
const test = base.extend<{
  walk: {
    page: Page;
    /** Opens a page and sees it to its end. */
    see: (route: RouteName, queryString?: string) => Promise<void>;
    register: ReturnType<typeof privacyRegister>;
    origins: ReadonlySet<string>;
    unlisted: () => Promise<string[]>;
  };
}>({
  async walk({ siteWith, newVisitor, providerOrigin }, use) {
    const site = await siteWith({
      ...analyticsSettings('umami'),
      WIDGET_CONSENT: 'required',
      MAIL_PROVIDER_ORIGIN: mailOrigin,
      MAIL_SERVICE_ID: 'contact',
      MAIL_TEMPLATE_ID: 'contact-form',
      MAIL_PUBLIC_KEY: 'public',
    });
    // A window that sees most of a page at once: there is less to scroll.
    const visitor = await newVisitor({ height: 4000, preloader: true });
    await fakeAnalytics(visitor, 'umami');
    const origins = watchOrigins(visitor, site);
    const page = await visitor.newPage();
    const register = privacyRegister({
      widgets: { ...testDeployment(providerOrigin).widgets, consent: 'required' },
      mailProvider: mailOrigin,
      analytics: analyticsOf('umami'),
      referralDays: 30,
    });
    await use({
      page,
      see: async (route, queryString = '') => {
        await page.goto(site + pathOf(route, { language: 'en' }) + queryString);
        await scrollThrough(page);
      },
      register,
      origins,
      unlisted: async () => unlisted(register, { names: await storedIn(page), origins }),
    });
  },
});

// Each walks all pages.
test.slow();

test('before the visitor has agreed to anything, no page contacts anyone else', async ({
  walk,
}) => {
  const { page, see, origins } = walk;
  for (const route of routeNames) await see(route);
  expect([...origins]).toEqual([]);
  expect(await walk.unlisted()).toEqual([]);
  expect(await storedIn(page)).toEqual(['session preloaded']);
});

test('whatever the visitor does and agrees to, nothing is stored or contacted that the register does not list', async ({
  walk,
}) => {
  const { page, see, register, origins } = walk;
  await see('metals', '?ref=IB123');
  await page.locator('[data-question] [data-answer=allowed]').click();
  await page.locator('[data-command=always]').and(page.locator(':visible')).first().click();
  await page.locator('[data-theme-switch]').click();
  await page.locator('[data-dismiss=demo]').click();
  // The click has loaded the code that answers it.
  await expect.poll(() => storedIn(page)).toContain('local dismissed');
  for (const route of routeNames) {
    await see(route);
    // Filters and searches: what is typed into them stays in the page or its address.
    for (const field of await page.locator('main input[type=search]:visible').all())
      await field.fill('gold');
  }
  await see('contact');
  await page.locator('main form [name=subject]').fill('Fees');
  await expect.poll(() => storedIn(page)).toContain('session letter');
  await page.getByRole('contentinfo').locator('[data-fold]').first().waitFor({ state: 'attached' });
  await page
    .locator('a[data-language]:not([data-language=en])')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await page.waitForURL((url) => !url.pathname.startsWith('/en'));

  expect(await walk.unlisted()).toEqual([]);
  // And the register lists nothing that there is not.
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

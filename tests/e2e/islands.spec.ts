import type { Page } from '@playwright/test';
import { expect, holdBack, test } from '../harness/fixtures.ts';
import { shellWords } from '../harness/words.ts';

const t = shellWords('en');
const menu = (page: Page) =>
  page
    .locator('site-island', {
      has: page.locator('summary', { hasText: t('menu.groups.products') }),
    })
    .first();
const products = (page: Page) => menu(page).locator('summary').first();
const forex = (page: Page) =>
  menu(page).getByRole('link', { name: t('menu.entries.forex'), exact: true });
const contactForm = (page: Page) =>
  page.locator('site-island', { has: page.locator('form[method=post]') });

/** Errors that the page logs to the console. */
function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('code that does not load is reported, and the server’s markup works', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  const page = await visitPage('about', {
    language: 'en',
    prepare: (opened) => opened.route(/\/main-menu[.-]/, (route) => route.abort()),
  });
  const before = await menu(page).innerHTML();
  await products(page).hover();
  await expect(menu(page)).toHaveAttribute('data-state', 'missing');
  expect(await menu(page).innerHTML()).toBe(before);
  await products(page).click();
  await expect(forex(page)).toBeVisible();
});

test('a behaviour that throws is reported, and the others work', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  const page = await visitPage('about', {
    language: 'en',
    prepare: (opened) =>
      opened.route(/\/language-switcher[.-]/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("thrown by the test"); };',
        }),
      ),
  });
  const thrown = page.waitForEvent('pageerror');
  await page.locator('summary[aria-label]').first().hover();
  expect((await thrown).message).toContain('thrown by the test');
  await products(page).hover();
  await expect(menu(page)).toHaveAttribute('data-state', 'live');
});

test('an island that throws keeps the server’s markup and reports the error', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  const page = await visitPage('contact', {
    language: 'en',
    prepare: (opened) =>
      opened.route(/\/assets\/contact-form\.island-/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("thrown by the test"); };',
        }),
      ),
  });
  const before = await contactForm(page).innerHTML();
  await contactForm(page).getByRole('textbox').first().focus();
  await expect(contactForm(page)).toHaveAttribute('data-state', 'failed');
  expect(await contactForm(page).innerHTML()).toBe(before);
  expect(pageErrors.seen.join('\n')).toContain('thrown by the test');
});

test('nothing loads before it is used but the start script, and React only for an island', async ({
  visitPage,
}) => {
  const scripts: string[] = [];
  const page = await visitPage('tradingCenter', {
    language: 'en',
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringContaining('/assets/start-')]);
  await products(page).hover();
  await expect(menu(page)).toHaveAttribute('data-state', 'live');
  expect(scripts.filter((path) => /react|hydrate/.test(path))).toEqual([]);
});

test('a click that comes before the code is done once the code is there', async ({ visitPage }) => {
  const { hold, release } = holdBack();
  const page = await visitPage('about', {
    language: 'en',
    prepare: (opened) => opened.route(/\/search-dialog[.-]|\/header-actions[.-]/, hold),
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('menu.entries.search') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the keyboard starts an island, which keeps what is typed meanwhile', async ({
  visitPage,
}) => {
  const { hold, release } = holdBack();
  const page = await visitPage('contact', {
    language: 'en',
    prepare: (opened) => opened.route(/\/hydrate-/, hold),
  });
  const field = contactForm(page).getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type('Ada');
  release();
  await expect(contactForm(page)).toHaveAttribute('data-state', 'live');
  await expect(field).toHaveValue('Ada');
});

for (const route of [
  'contact',
  'accountSpecs',
  'calculators',
  'accountTypes',
  'platforms',
] as const)
  test(`the islands of ${route} are hydrated into exactly the markup that the server sent`, async ({
    visitPage,
  }) => {
    let errors: string[] = [];
    const page = await visitPage(route, {
      language: 'ar',
      prepare: async (opened) => void (errors = loggedErrors(opened)),
    });
    for (const island of await page.locator('main site-island[data-props]').all()) {
      await island.evaluate((element) => {
        element.firstElementChild?.scrollIntoView();
        element.firstElementChild?.dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true }),
        );
      });
      await expect(island).toHaveAttribute('data-state', 'live');
    }
    expect(errors).toEqual([]);
  });

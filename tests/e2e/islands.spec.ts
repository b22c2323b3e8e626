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
const contactForm = (page: Page) =>
  page.locator('site-island', { has: page.locator('form[method=post]') });

const throwing = 'export default () => { throw new Error("thrown by the test"); };';
/** A `prepare` of a visit: this code throws. */
const breakCode = (code: RegExp) => (page: Page) =>
  page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: throwing }));

test('a behaviour that throws is reported, and the others work; a click that comes before the code is done once the code is there', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  const { hold, release } = holdBack();
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      await breakCode(/\/language-switcher[.-]/)(opened);
      await opened.route(/\/search-dialog[.-]|\/header-actions[.-]/, hold);
    },
  });
  const thrown = page.waitForEvent('pageerror');
  await page.locator('summary[aria-label]').first().hover();
  expect((await thrown).message).toContain('thrown by the test');
  await products(page).hover();
  await expect(menu(page)).toHaveAttribute('data-state', 'live');

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('menu.entries.search') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an island that throws keeps the server’s markup and reports the error', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  const page = await visitPage('contact', {
    language: 'en',
    prepare: breakCode(/\/assets\/contact-form\.island-/),
  });
  const before = await contactForm(page).innerHTML();
  await contactForm(page).getByRole('textbox').first().focus();
  await expect(contactForm(page)).toHaveAttribute('data-state', 'failed');
  expect(await contactForm(page).innerHTML()).toBe(before);
  expect(pageErrors.seen.join('\n')).toContain('thrown by the test');
});

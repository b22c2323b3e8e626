import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { nextFrozenFrame } from '../harness/frames.ts';
import { shellWords } from '../harness/words.ts';

const t = shellWords('en');
const island = (page: Page) =>
  page
    .locator('site-island', {
      has: page.locator('summary', { hasText: t('menu.groups.products') }),
    })
    .first();
const productsTitle = (page: Page) =>
  island(page).locator('summary', { hasText: t('menu.groups.products') });
const forex = (page: Page) =>
  island(page).getByRole('link', { name: t('menu.entries.forex'), exact: true });

/** Errors that the page logs to the console. */
function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test('an island whose code is missing reports it and keeps the server’s markup', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  let errors: string[] = [];
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      errors = loggedErrors(opened);
      await opened.route(/\/assets\/open-on-hover-/, (route) =>
        route.fulfill({ status: 404, body: '' }),
      );
    },
  });
  const before = await island(page).innerHTML();
  await productsTitle(page).hover();
  await expect.poll(() => errors.join('\n')).toContain('did not load');
  expect(await island(page).innerHTML()).toBe(before);
  await productsTitle(page).click();
  await forex(page).waitFor({ state: 'visible' });
  await expect.poll(() => island(page).getAttribute('data-state')).toBe('missing');
});

test('the code for an input comes after the frame that shows what the browser itself made of it', async ({
  visitPage,
}) => {
  const requested: string[] = [];
  const page = await visitPage('about', {
    language: 'en',
    frozen: true,
    prepare: async (opened) => {
      opened.on('request', (request) => requested.push(request.url()));
    },
  });
  const codeRequests = (): string[] =>
    requested.filter((url) => /main-menu\.enhancement|after-interaction/.test(url));
  await productsTitle(page).click();
  await forex(page).waitFor({ state: 'visible' });
  await expect(island(page)).toHaveAttribute('data-state', 'loading');
  expect(codeRequests()).toEqual([]);
  await nextFrozenFrame(page);
  await expect(island(page)).toHaveAttribute('data-state', 'live');
  expect(codeRequests()).toHaveLength(2);
});

test('an enhancement that throws reports the error, and the others work', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  const page = await visitPage('about', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(/\/assets\/mobile-menu\.enhancement-/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("thrown by the test"); };',
        }),
      );
    },
  });
  const mobileMenu = page.locator('site-island', { has: page.locator('dialog') });
  const thrown = page.waitForEvent('pageerror');
  await mobileMenu.evaluate((element) =>
    element.dispatchEvent(new Event('focusin', { bubbles: true })),
  );
  expect((await thrown).message).toContain('thrown by the test');
  expect(await mobileMenu.getAttribute('data-state')).toBe('failed');
  await productsTitle(page).hover();
  await forex(page).waitFor({ state: 'visible' });
  await expect.poll(() => island(page).getAttribute('data-state')).toBe('live');
});

test('an island that throws keeps the server’s markup and reports the error, and the others work', async ({
  visitPage,
  pageErrors,
}) => {
  pageErrors.allow(/thrown by the test/);
  let errors: string[] = [];
  const page = await visitPage('contact', {
    language: 'en',
    prepare: async (opened) => {
      errors = loggedErrors(opened);
      await opened.route(/\/assets\/contact-form\.island-/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("thrown by the test"); };',
        }),
      );
    },
  });
  const form = page.locator('site-island', { has: page.locator('form') });
  const before = await form.innerHTML();
  await form.getByRole('textbox').first().focus();
  await expect.poll(() => form.getAttribute('data-state')).toBe('failed');
  expect(errors.join('\n')).toContain('thrown by the test');
  expect(await form.innerHTML()).toBe(before);

  await page
    .locator('summary')
    .and(page.getByLabel(t('language', { language: 'English' })))
    .hover();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).waitFor({ state: 'visible' });
});

test('a page without self-starting islands fetches one script at first, one when it is scrolled, an island’s when someone is about to use it, and no React for the menu', async ({
  visitPage,
}) => {
  const requestedPaths: string[] = [];
  const page = await visitPage('tradingCenter', {
    language: 'en',
    prepare: async (opened) => {
      opened.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    },
  });
  expect(await page.locator('site-island:not([data-on=interaction])').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  const scripts = (): string[] => requestedPaths.filter((path) => path.endsWith('.js'));
  const startScript = expect.stringContaining('/assets/start-');
  expect(scripts()).toEqual([startScript]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(scripts()).toEqual([startScript, expect.stringContaining('/assets/after-interaction-')]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await productsTitle(page).hover();
  await expect.poll(() => island(page).getAttribute('data-state')).toBe('live');
  expect(scripts().filter((path) => /\.enhancement-|open-on/.test(path))).toEqual([
    expect.stringContaining('/main-menu.enhancement-'),
    expect.stringContaining('/open-on-hover-'),
  ]);
  expect(scripts().filter((path) => /react|\.island-/.test(path))).toEqual([]);
});

test('a figure just below the window is enhanced once it is well in view', async ({
  visitPage,
}) => {
  const phone = { language: 'en', width: 412, touch: true } as const;
  const figureIn = (page: Page): Locator =>
    page.locator('site-island', { has: page.locator('[data-year]') });
  const topIn = (page: Page): Promise<number> =>
    figureIn(page)
      .locator('> *')
      .evaluate((element) => Math.floor(element.getBoundingClientRect().top));
  // How far down it is depends on the fonts of the machine.
  const height = (await topIn(await visitPage('futures', phone))) - 100;
  const page = await visitPage('futures', { ...phone, height });
  const figure = figureIn(page);
  const top = (await topIn(page)) - height;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(400);
  await page.waitForLoadState('networkidle');
  expect(await figure.getAttribute('data-state')).toBeNull();
  const scroll = (by: number): Promise<void> =>
    page.evaluate((px) => scrollBy({ top: px, behavior: 'instant' }), by);
  await scroll(top + 10);
  await page.waitForLoadState('networkidle');
  expect(await figure.getAttribute('data-state')).toBeNull();
  await scroll(height / 5);
  await expect(figure).toHaveAttribute('data-state', 'live');
});

for (const route of ['contact', 'accountSpecs'] as const)
  test(`each island of ${route} is hydrated into exactly the markup that the server sent`, async ({
    visitPage,
  }) => {
    let errors: string[] = [];
    const page = await visitPage(route, {
      language: 'ar',
      prepare: async (opened) => {
        errors = loggedErrors(opened);
        opened.on('pageerror', (error) => errors.push(error.message));
      },
    });
    const hydrated = await page.locator('site-island[data-props]').all();
    expect(hydrated).not.toEqual([]);
    for (const element of hydrated) {
      await element.evaluate((target) => {
        target.firstElementChild?.scrollIntoView();
        target.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      await expect.poll(() => element.getAttribute('data-state')).toBe('live');
    }
    expect(errors).toEqual([]);
  });

test('an island that starts when the browser is idle starts in a browser that never is', async ({
  visitPage,
}) => {
  const page = await visitPage('home', {
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        window.requestIdleCallback = (callback, { timeout } = {}) =>
          timeout === undefined
            ? 0
            : window.setTimeout(
                () => callback({ didTimeout: true, timeRemaining: () => 0 }),
                timeout,
              );
      });
    },
  });
  await expect(page.locator('site-island[data-on=idle]').first()).toHaveAttribute(
    'data-state',
    'live',
  );
});

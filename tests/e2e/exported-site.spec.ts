import type { Page } from '@playwright/test';
import { hasNginx, startNginx } from '../harness/exported-site.ts';
import { expect, test as base } from '../harness/fixtures.ts';

/** The same visit to the server and to its static export on a plain nginx. */
const test = base.extend<object, { exportOrigin: string }>({
  exportOrigin: [
    async ({}, use) => {
      const host = await startNginx();
      await use(host.origin);
      await host.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.skip(!hasNginx, 'nginx is not installed: tests/process/export.test.ts reads the files');

const rows = (page: Page) => page.locator('#results tbody th');
/** What follows the page's own path in the URL. */
const addressOf = (page: Page, path: string): string => page.url().split(path)[1] ?? '';

for (const host of ['server', 'export'] as const) {
  const asFiles = host === 'export';

  test(`specifications of the ${host}`, async ({ visitUrl, siteOrigin, exportOrigin }) => {
    const origin = asFiles ? exportOrigin : siteOrigin;
    // An address that the server has written: the export shows the same.
    const page = await visitUrl(`${origin}/en/account-specs?tier=premium&product=metal`);
    await expect(rows(page).first()).toContainText('XAUUSD');
    // Before the table is live, the form answers, whose address also names what is empty.
    await page.locator('body').dispatchEvent('touchstart');
    await page.waitForSelector('site-island[data-src*=account-specs][data-state=live]', {
      state: 'attached',
    });
    await expect(page.getByRole('link', { name: 'Premium', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'Elite', exact: true }).click();
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('button', { name: /^Indices/ }).click();
    await expect(rows(page)).toHaveCount(16);
    expect(addressOf(page, '/account-specs')).toBe(
      asFiles ? '/elite/indices' : '?tier=elite&product=indices',
    );
    await page.getByRole('searchbox').fill('US30');
    await expect(rows(page)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const lines = await (await download).createReadStream().then(async (stream) => {
      let text = '';
      for await (const part of stream) text += String(part);
      return text.trim().split('\r\n');
    });
    expect(lines).toHaveLength(2);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'Standard', exact: true }).click();
    await page.getByRole('link', { name: /^Leverage/ }).click();
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect
      .poll(() => addressOf(page, '/account-specs'))
      .toBe(asFiles ? '/2?sort=leverage' : '?sort=leverage&page=2');
    await page.reload();
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);
    await page.locator('header summary', { hasText: 'English' }).click();
    // What links take along is code that loads at the first touch.
    await page
      .locator('site-island[data-state=live]', { has: page.locator('a[data-language=ar]') })
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('a[data-language=ar]').first().click();
    await expect(page).toHaveURL(
      asFiles
        ? /\/ar\/account-specs\/2\?sort=leverage/
        : /\/ar\/account-specs\?sort=leverage&page=2/,
    );
  });

  test(`search and calculators of the ${host}`, async ({ visitUrl, siteOrigin, exportOrigin }) => {
    const origin = asFiles ? exportOrigin : siteOrigin;
    const page = await visitUrl(`${origin}/en`);
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByRole('combobox').fill('gold');
    await page.getByRole('combobox').press('Enter');
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ results$/);
    const instrument = page.locator('[aria-labelledby=found-instruments] a').first();
    await expect(instrument).toContainText('XAUUSD');
    await instrument.click();
    await expect(rows(page).first()).toContainText('XAUUSD');
    await page.goto(`${origin}/en/search?q=zzzzqqqq`);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

    await page.goto(
      `${origin}/en/tools-calculators?calculator=margin&instrument=XAUUSD&lots=2&price=2000`,
    );
    await expect(page.locator('a[data-calculator=margin]')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[data-headline]')).toBeVisible();
    const margin = await page.locator('[data-headline]').textContent();
    expect(margin).toMatch(/USD/);
    await page.getByLabel('Lots').fill('4');
    await expect(page.locator('[data-headline]')).not.toHaveText(margin ?? '');
    await page.locator('a[data-calculator=swap]').click();
    await expect(page.locator('a[data-calculator=swap]')).toHaveAttribute('aria-current', 'page');

    await page
      .locator('header button[data-theme-switch], header button[aria-pressed]')
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /.+/);
  });
}

test('without JavaScript, the export has every tier, class and page, and says what it cannot do', async ({
  visitUrl,
  exportOrigin,
}) => {
  const page = await visitUrl(`${exportOrigin}/en/account-specs`, { javaScript: false });
  await page.getByRole('link', { name: 'Premium', exact: true }).click();
  await page.getByRole('button', { name: /^Indices/ }).click();
  await expect(page).toHaveURL(/\/en\/account-specs\/premium\/indices\?/);
  await expect(rows(page)).toHaveCount(16);
  // Playwright finds no text in a `noscript`.
  await expect(page.locator('main noscript p')).toBeVisible();
  await page.goto(`${exportOrigin}/en/search?q=gold`);
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript a').first()).toBeVisible();
});

import { existsSync } from 'node:fs';
import { expect, publish, siteShows, test } from '../harness/marketing-week.ts';

/**
 * A week of a marketing team, job by job, by somebody who cannot program. Another job is another test here; it changes what no
 * other job looks at, because all share one CMS and one site.
 */
test.describe.configure({ mode: 'default', timeout: 120_000 });
// The CMS's packages are installed apart; without a network there are none.
test.skip(!existsSync('cms/node_modules'));

test('job 11: 500 instruments by CSV', async ({ week }) => {
  const page = await week.admin('en');
  await page.goto('/admin/collections/elite-account-specs');
  await page.getByText('Import and export (CSV)').click();
  const choose = (rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'instruments.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `${['symbol,contractSize,leverage,tradingHours,products', ...rows].join('\n')}\n`,
      ),
    });
  const rows = Array.from(
    { length: 500 },
    (_, index) => `NEW${String(index).padStart(3, '0')},1,1:20,24/7,Stocks`,
  );

  await choose([...rows.slice(0, 499), 'NEW499,1,9:20:00,24/7,Stocks']);
  await page.getByRole('button', { name: 'Import and publish' }).click();
  await page.getByText('Nothing was imported. Rows to correct: 1').waitFor();
  await page.getByRole('row', { name: '501 leverage' }).waitFor();

  await choose(rows);
  await page.getByRole('button', { name: 'Import and publish' }).click();
  await page.getByText('Published: 500 new, 0 changed, 0 unchanged, 0 deleted.').waitFor();
  await siteShows(week.site, '/api/elite-account-specs', 'NEW499');
  await page.context().close();
});

test('job 10: a price and a fourth account type', async ({ week }) => {
  const page = await week.admin('zh');
  await page.goto('/admin/collections/account-types?locale=zh');
  // The list replaces its own address; a click before that would be lost.
  await page.waitForURL(/limit=/);
  await page.getByRole('link', { name: '标准账户' }).click();
  await page.getByRole('spinbutton', { name: '最低入金（美元）' }).fill('4321');
  await publish(page);
  await siteShows(week.site, '/account-types', '4,321');

  await page.goto('/admin/collections/account-types/create?locale=en');
  await page.getByRole('textbox', { name: '名称' }).fill('Raw Account');
  await page.getByRole('spinbutton', { name: '最低入金（美元）' }).fill('777');
  await page.getByRole('spinbutton', { name: '欧元兑美元最窄点差（点）' }).fill('0');
  await page.getByRole('spinbutton', { name: '每手单边佣金' }).fill('2');
  await publish(page);
  await siteShows(week.site, '/en/account-types', 'Raw Account');
  const visitor = await week.visit('/en/account-types');
  await expect(visitor.getByRole('columnheader', { name: 'Raw Account' }).first()).toBeVisible();
  await visitor.context().close();
  await page.context().close();
});

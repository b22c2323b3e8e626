import type { Browser, Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import { expect, test } from '../harness/fixtures.ts';
import { freePort } from '../harness/free-port.ts';
import { startSite, type Environment, type Running } from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { asPerson, cmsCommand, password, startCms } from './harness.ts';

/** The editor's workflow, from the admin to the site. */
const cmsFolder = temporaryFolder('cms');
const siteFolder = temporaryFolder('site');
/** How long the site may take to show a published change. */
const followTimeoutMs = 30_000;
let browser: Browser;
let cmsEnvironment: Environment;
let siteEnvironment: Environment;
let cms: Running | undefined;
let site: Running | undefined;
const outside = new Set<string>();
/** The form that the first visitor of an empty CMS sees. */
let door: { heading: string; inputs: number };

test.beforeAll(async ({ browser: shared }) => {
  test.setTimeout(180_000);
  browser = shared;
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const secret = 'shared-by-cms-and-site';
  cmsEnvironment = {
    CMS_PORT: String(cmsPort),
    CMS_DATA_FOLDER: cmsFolder.folder,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
    CONTENT_CHANGED_SECRET: secret,
  };
  siteEnvironment = {
    PORT: String(sitePort),
    DATA_FOLDER: siteFolder.folder,
    CONTENT_SERVICE_URL: `http://127.0.0.1:${cmsPort}`,
    CONTENT_CHANGED_SECRET: secret,
    // Changes can arrive only through the CMS's call.
    CONTENT_REFRESH: '0',
  };
  cms = await startCms(cmsEnvironment);
  door = await firstDoor();
  await cmsCommand(
    cmsEnvironment,
    ['create-administrator', '--email', 'chief@example.com'],
    password,
  );
  const administrator = await asPerson(cms.origin, 'chief@example.com');
  await administrator('POST', '/users', { email: 'editor@example.com', password, role: 'editor' });
  site = await startSite(siteEnvironment);
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
  cmsFolder.remove();
  siteFolder.remove();
});

async function adminPage(language: string): Promise<Page> {
  const { origin } = cms!;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: origin,
  });
  await context.addCookies([{ name: 'payload-lng', value: language, url: origin }]);
  const page = await context.newPage();
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin) outside.add(requestOrigin);
  });
  return page;
}

async function login(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('/admin');
}

async function firstDoor(): Promise<typeof door> {
  const page = await adminPage('en');
  await page.goto('/admin');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const inputs = await page.locator('input').count();
  await page.context().close();
  return { heading, inputs };
}

/** Opens the standard account in the admin, writes a minimum deposit and publishes it. */
async function publishDeposit(page: Page, deposit: string): Promise<void> {
  await page.goto('/admin/collections/account-types?locale=en');
  // The list replaces its own address; a click before that would be lost.
  await page.waitForURL(/limit=/);
  await page.getByRole('link', { name: 'Standard Account' }).click();
  const field = page.getByRole('spinbutton', { name: 'Minimum deposit, USD' });
  await field.fill(deposit);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('Updated successfully').first().waitFor();
}

const accountTypesPage = async (): Promise<string> =>
  (await fetch(`${site!.origin}/en/account-types`)).text();

test('an editor publishes a minimum deposit; the site shows it, survives an outage of the CMS and its own restart, and shows the next change', async () => {
  const page = await adminPage('en');
  await login(page, 'editor@example.com');
  expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);

  expect(await accountTypesPage()).not.toContain('$4,321');
  await publishDeposit(page, '4321');
  await expect
    .poll(accountTypesPage, { timeout: followTimeoutMs, intervals: [50] })
    .toContain('$4,321');

  await cms!.stop();
  cms = undefined;
  expect(await accountTypesPage()).toContain('$4,321');
  await site!.stop();
  site = await startSite(siteEnvironment);
  expect(await accountTypesPage()).toContain('$4,321');
  await expect.poll(() => site!.errors()).toContain('Error fetching pricing data');

  cms = await startCms(cmsEnvironment);
  await publishDeposit(page, '8765');
  await expect
    .poll(accountTypesPage, { timeout: followTimeoutMs, intervals: [50] })
    .toContain('$8,765');
  await page.context().close();
});

test('the admin is in the reader’s language: lists, fields, and errors in a file', async () => {
  const page = await adminPage('ar');
  await login(page, 'chief@example.com');
  for (const [language, direction, accountTypes, deposit, transfer, check, reason] of [
    [
      'ar',
      'RTL',
      'أنواع الحسابات',
      'الحد الأدنى للإيداع',
      'الاستيراد والتصدير (CSV)',
      'فحص فقط',
      'يجب أن يكون نسبة',
    ],
    ['zh', 'LTR', '账户类型', '最低入金', '导入与导出（CSV）', '仅检查', '不是 1:500 这样的比例'],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: cms!.origin }]);
    await page.goto('/admin');
    expect((await page.locator('html').getAttribute('dir'))?.toUpperCase()).toBe(direction);
    await page.getByRole('link', { name: accountTypes }).first().waitFor();
    await page.goto('/admin/collections/account-types/1');
    await page.getByText(deposit).first().waitFor();

    await page.goto('/admin/collections/standard-account-specs');
    await page.getByText(transfer).click();
    await chooseSpecs(page, 'EURUSD,1,9:20:00,24/7,Forex');
    await page.getByRole('button', { name: check }).click();
    await page.getByRole('cell', { name: reason }).waitFor();
  }
  await page.context().close();
});

/** Chooses a file with one specification for the import. */
const chooseSpecs = (page: Page, row: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'specs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`symbol,contractSize,leverage,tradingHours,products\n${row}\n`),
  });

test('the admin shows the brand, not the framework’s, and never an undefined locale; a file is checked and imported there', async () => {
  const page = await adminPage('en');
  await page.addInitScript(() => {
    const seen = ((globalThis as { seen?: string[] }).seen = [] as string[]);
    new MutationObserver(() => {
      for (const label of document.querySelectorAll('.localizer-button'))
        seen.push((label as HTMLElement).innerText);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/admin/login');
  await page.locator('.login__brand').getByText(brand.name).waitFor();
  const icon = await fetch(`${site!.origin}/favicon.svg`);
  const mark = `data:image/svg+xml;base64,${Buffer.from(await icon.arrayBuffer()).toString('base64')}`;
  await expect(page.locator('.login__brand img').first()).toHaveAttribute('src', mark);
  await expect(page.locator('link[rel~=icon]')).toHaveAttribute('href', mark);
  expect(await page.title()).toContain(brand.name);
  await login(page, 'editor@example.com');
  await expect(page.locator('.step-nav img').first()).toHaveAttribute('src', mark);
  expect(await page.content()).not.toMatch(/Payload (?:Logo|is a|CMS)|payload-favicon/);
  await page.getByRole('button', { name: 'Locale' }).getByText('English').waitFor();
  const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('undefined'))).toEqual([]);

  await page.goto('/admin/collections/premium-account-specs');
  await page.getByText('Import and export (CSV)').click();
  await chooseSpecs(page, 'ZZZNEW,1,1:20,24/7,Forex');
  await page.getByRole('button', { name: 'Check only' }).click();
  await page.getByText('The file is good: 1 new, 0 changed, 0 unchanged, 0 to delete.').waitFor();
  await page.getByRole('button', { name: 'Import and publish' }).click();
  await page.getByText('Published: 1 new, 0 changed, 0 unchanged, 0 deleted.').waitFor();
  await page.goto('/admin/collections/premium-account-specs?search=ZZZNEW');
  await page.getByRole('link', { name: 'ZZZNEW' }).waitFor();
  const shown = async (): Promise<string> =>
    (await fetch(`${site!.origin}/api/premium-account-specs`)).text();
  await expect.poll(shown, { timeout: followTimeoutMs }).toContain('ZZZNEW');
  await page.context().close();
});

test('versions are listed, and each says who saved it', async () => {
  const chief = await asPerson(cms!.origin, 'chief@example.com');
  // The editor's session may still lock the document of the first test: who leaves the admin unlocks late.
  const change = { MinDepositUsd: 9876, _status: 'published' };
  expect((await chief('PATCH', '/account-types/2?locale=en', change)).status).toBe(200);
  const page = await adminPage('en');
  await login(page, 'chief@example.com');
  await page.goto('/admin/collections/account-types/2');
  await expect(page.getByRole('textbox', { name: 'Changed by' })).toHaveValue('chief@example.com');
  await page.goto('/admin/collections/account-types/2/versions');
  await page.getByText('Currently Published').first().waitFor();
  await page.context().close();
});

test('the first visitor of a new CMS cannot register, no email is promised, and no other host is asked', async () => {
  expect(door).toEqual({ heading: 'There is no administrator yet', inputs: 0 });
  const page = await adminPage('zh');
  await page.goto('/admin/forgot');
  await page.getByRole('heading', { name: '忘记密码？' }).waitFor();
  expect(await page.locator('input').count()).toBe(0);
  await page.context().close();
  expect([...outside]).toEqual([]);
});

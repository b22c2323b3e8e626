import type { Locator, Page, Route } from '@playwright/test';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expect, holdBack, test as base, type Visit } from '../harness/fixtures.ts';
import { islandLive } from '../harness/islands.ts';
import { pathOf } from '../harness/paths.ts';
import { translate } from '../harness/translate.ts';
import { wordsOf } from '../harness/words.ts';
import { noteShifts, shiftsOn, sidewaysOverflow } from '../sweep/look.ts';

const island = 'site-island[data-source*="account-specs"]';
const islandCode = /\/assets\/account-specs\.island-/;

const test = base.extend<{
  /** Opens the page; with JavaScript, resolves once its island is hydrated. */
  open: (language: LanguageCode, queryString?: string, visit?: Visit) => Promise<Page>;
}>({
  async open({ visitUrl }, use) {
    await use(async (language, queryString = '', visit = {}) => {
      const page = await visitUrl(pathOf('accountSpecs', { language }) + queryString, {
        language,
        ...visit,
      });
      if (visit.javaScript !== false) await islandLive(page.locator(island), visit.frozen);
      return page;
    });
  },
});

/** Symbols of the specifications' table, in order; [] when there is none. */
const symbols = (page: Page): Promise<string[]> =>
  page.locator('main table').first().locator('tbody th .ltr').allTextContents();
/** Text of the table, row by row. */
const texts = (page: Page): Promise<string[]> =>
  page.locator('main table').first().locator('tbody tr').allTextContents();
const box = (page: Page) => page.getByRole('searchbox');
const queryStringOf = (page: Page): string => new URL(page.url()).search;
const filter = (page: Page, name: string) =>
  page.getByRole('group').getByRole('button', { name: new RegExp(`^${name} `) });
const tier = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const status = (page: Page) => page.getByRole('status').first();
const t = wordsOf('en', 'account-specs');
const phone = { width: 360, height: 780 };

test('typing searches by name in any language, without history entries; tier, filter and order are history entries, a tier clears the filter, and each list is fetched once; the view is for other tabs, spreadsheets and paper, too', async ({
  open,
}) => {
  const requests: string[] = [];
  const page = await open('en', '', {
    prepare: async (opened) =>
      void opened.on('request', (request) => {
        if (request.url().endsWith('-account-specs')) requests.push(request.url());
      }),
  });
  const steps = await page.evaluate(() => history.length);
  for (const [query, found] of [
    ['فضة', 'XAGUSD'],
    ['ＥＵＲ usd', 'EURUSD'],
  ] as const) {
    await box(page).fill(query);
    await expect.poll(async () => (await symbols(page))[0]).toBe(found);
    expect(new URLSearchParams(queryStringOf(page)).get('q')).toBe(query);
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  // Without results everything is offered.
  await box(page).fill('(');
  await page.getByRole('link', { name: t('table.clear') }).click();
  await expect.poll(() => symbols(page)).toHaveLength(25);
  expect(await box(page).inputValue()).toBe('');

  await filter(page, 'Metal').click();
  await expect.poll(() => symbols(page)).toHaveLength(8);
  const size = page.getByRole('columnheader', { name: 'Contract Size' });
  for (const order of ['ascending', 'descending']) {
    await size.getByRole('link').click();
    await expect(size).toHaveAttribute('aria-sort', order);
  }
  await expect
    .poll(async () => (await symbols(page)).slice(0, 3))
    .toEqual(['XAGUSD', 'XAGEUR', 'XAUUSD']);
  await tier(page, 'Elite').click();
  await page.getByRole('heading', { name: t('tiers.elite.title') }).waitFor();
  expect(await symbols(page)).toHaveLength(25);
  expect(queryStringOf(page)).toBe('?tier=elite&sort=contractSize&order=desc');
  // A third click brings back the service's order.
  await size.getByRole('link').click();
  await expect.poll(async () => (await symbols(page))[0]).toBe('EURUSD');
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: t('tiers.standard.title') }).waitFor();
  expect(await symbols(page)).toHaveLength(8);
  expect(queryStringOf(page)).toBe('?product=metal&sort=contractSize&order=desc');
  for (let step = 0; step < 3; step++) await page.goBack();
  await expect.poll(() => symbols(page)).toHaveLength(25);
  expect(queryStringOf(page)).toBe('');
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 9').waitFor();
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.locator('#results')).toBeInViewport();
  expect(requests).toHaveLength(2);

  await filter(page, 'Forex').click();
  // A class leaves out the column that it never fills.
  const expiry = page.getByRole('columnheader', { name: t('table.columns.futureExpiryDate') });
  await expect(expiry).toHaveCount(0);
  const shown = queryStringOf(page);
  const opened = page.context().waitForEvent('page');
  await tier(page, 'Elite').click({ modifiers: ['Control'] });
  await (await opened).waitForURL(/tier=elite/);
  expect(queryStringOf(page)).toBe(shown);

  await box(page).fill('jpy');
  await expect.poll(() => symbols(page)).toContain('USDJPY');
  await expect(page.getByRole('link', { name: t('table.csv') })).toHaveAttribute(
    'href',
    /\/api\/account-specs\.csv\?.*product=forex&q=jpy/,
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main table').first().locator('tbody tr').last()).toBeVisible();
  await expect(box(page)).toBeHidden();
});

test('a shared URL shows what the server rendered, from the fetched list, too; a list that fails says so, and loads on retry', async ({
  open,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to fetch data/);
  const ar = wordsOf('ar', 'account-specs');
  const { hold, release } = holdBack();
  let answer = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '{}' });
  const page = await open('ar', '?tier=premium&product=stocks&sort=symbol&order=desc&page=1', {
    prepare: (opened) => opened.route('**/api/elite-account-specs', (route) => answer(route)),
  });
  const expected = await texts(page);
  expect(expected.length).toBeGreaterThan(0);
  await tier(page, ar('tiers.elite.name')).click();
  await page.getByText(ar('errors.fetchFailed')).waitFor();
  expect(await symbols(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  answer = (route) => route.continue();
  await page.getByRole('link', { name: ar('errors.tryAgain') }).click();
  await page.getByRole('heading', { name: ar('tiers.elite.title') }).waitFor();
  await expect.poll(() => symbols(page)).toHaveLength(25);
  await page.goBack();
  await expect.poll(() => texts(page)).toEqual(expected);

  // While a list is loading, the rows of the other tier stay below their own heading.
  await page.route('**/api/standard-account-specs', hold);
  await tier(page, ar('tiers.standard.name')).click();
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: ar('tiers.premium.title') })).toBeVisible();
  expect(await texts(page)).toEqual(expected);
  release();
  await page.getByRole('heading', { name: ar('tiers.standard.title') }).waitFor();
});

test('without JavaScript a search, a class and an order go together, and a tier starts anew', async ({
  open,
}) => {
  const page = await open('en', '', { ...phone, javaScript: false });
  await box(page).fill('usd');
  await box(page).press('Enter');
  await page.waitForURL(/q=usd/);
  // The filter keeps the typed text, even before it is submitted.
  await box(page).fill('xau');
  await filter(page, 'Metal').click();
  await page.waitForURL(/product=metal/);
  await expect(filter(page, 'Metal')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Symbol, ascending');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.waitForURL(/sort=symbol/);
  expect(await symbols(page)).toEqual(['XAUAUD', 'XAUEUR', 'XAUGBP', 'XAUUSD']);
  await tier(page, 'Premium').click();
  await page.getByRole('heading', { name: t('tiers.premium.title') }).waitFor();
  expect(new URLSearchParams(queryStringOf(page)).get('product')).toBeNull();
  // Only the server's hours are shown, where there is room for more.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(classRow(page, /^Forex/).getByRole('cell')).toHaveCount(1);
});

test('what was typed and chosen before the code came is kept offline, and shown once it has come, even if the host ignores the query string', async ({
  visitUrl,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  let isOnline = false;
  const page = await visitUrl(`${pathOf('accountSpecs', { language: 'en' })}?tier=elite`, {
    width: 360,
    prepare: async (opened) => {
      await opened.route(islandCode, (route) => (isOnline ? route.continue() : route.abort()));
      await opened.route(/account-specs\?tier=elite/, async (route) => {
        const plain = await opened.request.get(route.request().url().replace(/\?.*/, ''));
        await route.fulfill({ response: plain });
      });
    },
  });
  await page.locator(`${island}[data-state=missing]`).waitFor();
  await page.context().setOffline(true);
  await box(page).fill('silver');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('symbol');
  // A click that would lead to the browser's error page loses nothing.
  await filter(page, 'Metal').click();
  await expect(box(page)).toHaveValue('silver');
  isOnline = true;
  await page.context().setOffline(false);
  await expect.poll(async () => (await symbols(page))[0]).toBe('SILVER.f');
  await page.getByRole('heading', { name: t('tiers.elite.title') }).waitFor();
  expect(await box(page).inputValue()).toBe('silver');
  expect(queryStringOf(page)).toBe('?tier=elite&q=silver&sort=symbol');
});

test('a page that the browser translated keeps what was typed, and its controls work', async ({
  visitUrl,
  pageErrors,
}) => {
  // React finds markup that it did not make, and makes its part of the page again.
  pageErrors.allow(/Island .* failed/);
  const { hold, release } = holdBack();
  const page = await visitUrl(pathOf('accountSpecs', { language: 'en' }), {
    prepare: async (opened) => void (await opened.route(islandCode, hold)),
  });
  await box(page).fill('gold');
  await page.evaluate(translate);
  release();
  await islandLive(page.locator(island));
  await expect.poll(() => symbols(page)).toContain('XAUUSD');
  expect(await box(page).inputValue()).toBe('gold');
  // The browser translates what is new, too.
  await page.evaluate(translate);
  await box(page).fill('eurusd');
  await expect(status(page)).toHaveText('One instrument');
  await page.evaluate(translate);
  await tier(page, 'Elite').click();
  await expect(page.locator('main h2').first()).toHaveText(t('tiers.elite.title'));
  await page.evaluate(translate);
  await box(page).fill('');
  await filter(page, 'Metal').click();
  await expect.poll(() => symbols(page)).toHaveLength(8);
  await expect(page.locator('main tbody td').first()).toContainText('100 troy ounces');
});

/** Without no-break spaces and word joiners. */
const visibleText = async (row: Locator): Promise<string> =>
  ((await row.textContent()) ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const classRow = (page: Page, name: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('the hours are in the reader’s own time, with the current state and a lamp in each row', async ({
  open,
}) => {
  const page = await open('en', '', {
    frozen: true,
    timeZone: 'Asia/Shanghai',
    prepare: (opened) => opened.addInitScript(noteShifts),
  });
  await page.getByRole('columnheader', { name: 'Your time (GMT+8)' }).waitFor();
  const row = await visibleText(classRow(page, /^Forex/));
  expect(row).toContain('Mon 05:05 – Sat 04:55');
  expect(row).toContain('Open until 04:55');
  const american = classRow(page, /^Stocks.*AAPL/);
  expect(await visibleText(american)).toContain('Mon–Fri 21:30–04:00 (next day)');
  await expect(american).toContainText('Opens in 1 h 30 min');
  const lamps = page.getByRole('img', { name: 'Open now', exact: true });
  await expect(lamps).toHaveCount(25);
  await page.clock.runFor(60_000);
  await expect(american).toContainText('Opens in 1 h 29 min');
  await page.clock.fastForward(89 * 60_000);
  await expect(american).toContainText('Open until');
  expect(await shiftsOn(page)).toEqual([]);
});

test('the head stays in view while the page scrolls, the symbols where the table is wider than its container, and on a phone rows open one by one', async ({
  open,
}) => {
  const language = 'ar';
  const ar = wordsOf(language, 'account-specs');
  const page = await open(language, '', { width: 1200 });
  const symbol = page.getByRole('rowheader', { name: /^GBPJPY/ });
  await symbol.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const leverage = page.getByRole('link', { name: ar('table.columns.leverage'), exact: true });
  await expect(leverage).toBeInViewport();
  await page.setViewportSize({ width: 660, height: 900 });
  const before = await symbol.boundingBox();
  await page
    .locator('main table')
    .first()
    .locator('xpath=..')
    .evaluate((element) => element.scrollBy({ left: -60 }));
  expect((await symbol.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);

  await page.setViewportSize({ width: 320, height: 780 });
  await filter(page, ar('classes.futures')).click();
  const row = classRow(page, /^GOLD\.f/);
  const expiry = row.getByRole('cell').nth(4);
  const heights = async () => [row, expiry].map((element) => element.boundingBox());
  const [closed, hidden] = await Promise.all(await heights());
  expect(closed?.height).toBeLessThan(70);
  expect(hidden?.height).toBeLessThan(2);
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await expiry.boundingBox())?.height).toBeGreaterThan(20);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  // The heads that sort are out of sight, and out of the keyboard's way.
  await expect(page.locator('main thead a').first()).toBeHidden();

  const chip = filter(page, ar('table.all'));
  await chip.click();
  await expect.poll(() => symbols(page)).toHaveLength(25);
  await expect(page.locator('main tbody [open]')).toHaveCount(0);
  // The classes stay below the header, a chosen one shows its first rows, and the number of matches is in view.
  await page.locator('main tbody tr').nth(20).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => ((await chip.boundingBox())?.y ?? 0) - (header?.height ?? 0))
    .toBeLessThan(24);
  await filter(page, ar('classes.metals')).click();
  await expect.poll(() => symbols(page)).toHaveLength(8);
  const gold = page.getByRole('rowheader', { name: /^XAUUSD/ });
  await expect(gold).toBeInViewport({ ratio: 1 });
  const strip = await chip.boundingBox();
  expect((await gold.boundingBox())?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
  await box(page).fill('no such thing');
  await expect(status(page)).toHaveText(ar('table.noneFound'));
  await expect(status(page)).toBeInViewport({ ratio: 1 });
});

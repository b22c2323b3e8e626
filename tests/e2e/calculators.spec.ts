import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const field = (page: Page, name: string) => page.locator(`#${name}`);
const headline = (page: Page) => page.locator('[data-headline]');
const steps = (page: Page) =>
  page
    .locator('[data-step]:not([hidden]) dd')
    .evaluateAll((formulas) =>
      formulas.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
    );
const shownFields = (page: Page) =>
  page
    .locator('[data-field]:not([hidden])')
    .evaluateAll((fields) => fields.map((element) => element.dataset['field']));
/** The page has another form with such a button. */
const calculateButton = (page: Page, name: string): Locator =>
  page.locator('#calculator').getByRole('button', { name });
const urlOf = (page: Page): string => new URL(page.url()).search;
const openCalculator = async (page: Page, queryString: string): Promise<void> => {
  await page.goto(page.url() + queryString);
};

for (const language of bothDirections)
  test.describe(`the calculators in ${language}`, () => {
    const t = wordsOf(language, 'calculators');

    test('calculate while one types, and keep the figures in the URL', async ({ visitPage }) => {
      const page = await visitPage('calculators', { language });
      await page.getByRole('link', { name: t('names.margin'), exact: true }).click();
      await page.waitForURL('**?calculator=margin');
      expect(await page.locator('[data-example]').isVisible()).toBe(true);
      await field(page, 'lots').fill('0,5');
      await expect.poll(() => page.locator('[data-outcome="missing"]').isVisible()).toBe(true);
      expect(await page.locator('[data-example]').isVisible()).toBe(false);
      expect(await headline(page).isVisible()).toBe(false);
      await field(page, 'price').fill('1.2');
      await expect
        .poll(() => steps(page))
        .toEqual(['100,000 × 0.5 × 1.2 = 60,000 USD', '60,000 ÷ 500 = 120 USD']);
      await field(page, 'price').blur();
      await expect.poll(() => urlOf(page)).toBe('?calculator=margin&lots=0.5&price=1.2');
      await page.reload();
      expect(await steps(page)).toHaveLength(2);
      expect(await headline(page).innerText()).toMatch(/120\sUSD/);
    });

    test('an error is named beside its field, and nothing is calculated', async ({ visitPage }) => {
      const page = await visitPage('calculators', { language });
      await field(page, 'lots').fill('x');
      const message = page.locator('#lots-limits');
      await expect.poll(() => message.isVisible()).toBe(true);
      await expect(field(page, 'lots')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'lots')).toHaveAccessibleDescription(/0\.0001/);
      expect(await page.locator('#calculator output').innerText()).toBe(t('wrong'));
      expect(await steps(page)).toEqual([]);
      await field(page, 'lots').fill('٢');
      await expect.poll(() => headline(page).innerText()).toMatch(/20\sUSD/);
      expect(await message.isVisible()).toBe(false);
      expect(await field(page, 'lots').getAttribute('aria-invalid')).toBeNull();
    });

    test('without JavaScript, the form leads to the same page with the result', async ({
      visitPage,
    }) => {
      const page = await visitPage('calculators', { language, javaScript: false });
      await field(page, 'instrument').selectOption('USDJPY');
      await calculateButton(page, t('calculate')).click();
      await page.waitForURL('**instrument=USDJPY**');
      expect(await headline(page).isVisible()).toBe(false);
      await field(page, 'rate').fill('160');
      await calculateButton(page, t('calculate')).click();
      await page.waitForURL('**rate=160**');
      expect(await headline(page).innerText()).toMatch(/6\.25\sUSD/);
    });
  });

test('an instrument brings its own fields, names and empty prices', async ({ visitPage }) => {
  const page = await visitPage('calculators', { language: 'en' });
  await openCalculator(page, '?calculator=position');
  await field(page, 'balance').fill('1000');
  await field(page, 'risk').fill('2');
  await field(page, 'distance').fill('25');
  await expect.poll(() => headline(page).innerText()).toBe('0.08');
  await field(page, 'instrument').selectOption('GER40');
  await expect.poll(() => shownFields(page)).toContain('rate');
  await expect(field(page, 'distance')).toHaveValue('');
  await expect(field(page, 'balance')).toHaveValue('1000');
  await expect(page.getByLabel('EURUSD price, for the conversion')).toBeVisible();
  await expect(page.getByLabel('Stop distance, in index points')).toBeVisible();
  await field(page, 'distance').fill('80');
  await field(page, 'rate').fill('1.25');
  await expect.poll(() => headline(page).innerText()).toBe('0.2');
  await field(page, 'tier').selectOption('elite');
  await expect
    .poll(() => urlOf(page))
    .toBe(
      '?calculator=position&instrument=GER40&tier=elite&balance=1000&risk=2&distance=80&rate=1.25',
    );
});

test('the browser calculates what the server does', async ({ visitPage }) => {
  const page = await visitPage('calculators', { language: 'en' });
  for (const queryString of [
    '?instrument=XAUUSD&lots=2&step=0.1',
    '?calculator=margin&instrument=USDTRY&tier=elite&price=40',
    '?calculator=swap&instrument=USDJPY&lots=2&swap=4&day=2&nights=2&rate=160',
    '?calculator=swap&instrument=XAUUSD&lots=0.2&unit=money&swap=-12.5&day=3&nights=6',
    '?calculator=profit&instrument=EURGBP&tier=elite&currency=EUR&open=0.85&close=0.86&usd=1.2',
  ]) {
    await page.goto(new URL(queryString, page.url()).href);
    const rendered = await steps(page);
    expect(rendered.length).toBeGreaterThan(0);
    await field(page, 'lots').focus();
    // Waits for the code: it alone draws what was changed and changed back.
    await expect(page.locator('site-island:has(#calculator)')).toHaveAttribute(
      'data-state',
      'live',
    );
    await field(page, 'lots').fill('3');
    await expect.poll(() => steps(page)).not.toEqual(rendered);
    await field(page, 'lots').fill(new URLSearchParams(queryString).get('lots') ?? '1');
    await expect.poll(() => steps(page)).toEqual(rendered);
    await field(page, 'lots').blur();
    expect(urlOf(page)).toBe(queryString);
  }
});

test('the links to the other calculators follow the figures', async ({ visitPage }) => {
  const page = await visitPage('calculators', { language: 'en' });
  await field(page, 'instrument').selectOption('USDJPY');
  await field(page, 'lots').fill('2');
  await field(page, 'lots').blur();
  await expect(page.locator('[data-calculator="swap"]')).toHaveAttribute(
    'href',
    `${pathOf('calculators', { language: 'en' })}?calculator=swap&instrument=USDJPY&lots=2`,
  );
});

test('coming back shows the figures with which one left', async ({ visitPage }) => {
  const page = await visitPage('calculators', { language: 'en' });
  await field(page, 'lots').fill('3');
  await expect.poll(() => headline(page).innerText()).toMatch(/30\sUSD/);
  await field(page, 'lots').blur();
  await expect.poll(() => urlOf(page)).toBe('?lots=3');
  await page.goto(new URL(pathOf('about', { language: 'en' }), page.url()).href);
  await page.goBack();
  await expect(field(page, 'lots')).toHaveValue('3');
  expect(await headline(page).innerText()).toMatch(/30\sUSD/);
});

test('an instrument chosen before the code has loaded empties the prices of the one before', async ({
  visitUrl,
}) => {
  const code = Promise.withResolvers<void>();
  const url = `${pathOf('calculators', { language: 'en' })}?calculator=margin&lots=2&price=1.2`;
  const page = await visitUrl(url, {
    prepare: async (opened) => {
      await opened.route(/\/assets\/calculator\.enhancement-/, async (route) => {
        await code.promise;
        await route.continue();
      });
    },
  });
  await field(page, 'instrument').selectOption('XAUUSD');
  await field(page, 'instrument').focus();
  code.resolve();
  await expect.poll(() => page.locator('[data-outcome="missing"]').isVisible()).toBe(true);
  await expect(field(page, 'price')).toHaveValue('');
  await expect(field(page, 'lots')).toHaveValue('2');
  expect(urlOf(page)).toBe('?calculator=margin&instrument=XAUUSD&lots=2');
});

test('the links to the other calculators keep the figures of the performance fee', async ({
  visitPage,
}) => {
  const page = await visitPage('calculators', { language: 'en' });
  const margin = page.locator('[data-calculator="margin"]');
  await field(page, 'fee-start').fill('500');
  await field(page, 'fee-start').blur();
  await expect.poll(() => urlOf(page)).toBe('?fee-start=500');
  await field(page, 'lots').fill('2');
  await field(page, 'lots').blur();
  await expect.poll(() => urlOf(page)).toBe('?lots=2&fee-start=500');
  await margin.click();
  await page.waitForURL('**?calculator=margin&lots=2&fee-start=500');
  await field(page, 'fee-start').fill('600');
  await field(page, 'fee-start').blur();
  await expect(margin).toHaveAttribute('href', /\?calculator=margin&lots=2&fee-start=600$/);
});

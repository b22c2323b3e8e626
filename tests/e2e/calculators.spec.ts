import type { Page } from '@playwright/test';
import { expect, holdBack, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

const field = (page: Page, name: string) => page.locator(`#${name}`);
const output = (page: Page) => page.locator('#calculator output');
const steps = (page: Page) =>
  page
    .locator('#calculator dd')
    .evaluateAll((formulas) =>
      formulas.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
    );
const calculatorLink = (page: Page, name: string) =>
  page.locator('nav').getByRole('link', { name, exact: true });
const urlOf = (page: Page): string => new URL(page.url()).search;

test('the calculators calculate while one types, and keep the figures in the URL', async ({
  visitPage,
}) => {
  const language = 'ar';
  const t = wordsOf(language, 'calculators');
  const page = await visitPage('calculators', { language });
  await calculatorLink(page, t('names.margin')).click();
  await page.waitForURL('**?calculator=margin');
  await expect(page.getByText(t('example'))).toBeVisible();
  await field(page, 'lots').fill('0,5');
  await expect(output(page)).toHaveText(t('missing'));
  await expect(page.getByText(t('example'))).toBeHidden();
  await field(page, 'price').fill('1.2');
  await expect
    .poll(() => steps(page))
    .toEqual(['100,000 × 0.5 × 1.2 = 60,000 USD', '60,000 ÷ 500 = 120 USD']);
  await field(page, 'price').blur();
  await expect.poll(() => urlOf(page)).toBe('?calculator=margin&lots=0.5&price=1.2');
  await page.reload();
  await expect(output(page)).toHaveText(/120\sUSD/);

  await field(page, 'lots').fill('x');
  await expect(field(page, 'lots')).toHaveAccessibleDescription(/0\.0001/);
  await field(page, 'lots').fill('٢');
  await expect(output(page)).toHaveText(/480\sUSD/);
  await expect(page.locator('#lots-limits')).toBeHidden();
});

test('a choice alone, without a pointer or focus, changes the result', async ({ visitPage }) => {
  const page = await visitPage('calculators', { language: 'en' });
  await expect(output(page)).toHaveText(/10\sUSD/);
  await field(page, 'instrument').selectOption('USDJPY');
  await expect(output(page)).toHaveText(wordsOf('en', 'calculators')('missing'));
});

test('figures typed before the code has loaded stay, but not those of another instrument', async ({
  visitUrl,
}) => {
  const { hold, release } = holdBack();
  const url = `${pathOf('calculators', { language: 'en' })}?calculator=margin&lots=2&price=1.2`;
  const page = await visitUrl(url, {
    prepare: (opened) => opened.route(/\/assets\/calculator\.island-/, hold),
  });
  await field(page, 'instrument').selectOption('XAUUSD');
  await field(page, 'lots').fill('3');
  release();
  await expect(output(page)).toHaveText(wordsOf('en', 'calculators')('missing'));
  await expect(field(page, 'price')).toHaveValue('');
  await expect(field(page, 'lots')).toHaveValue('3');
  expect(urlOf(page)).toBe('?calculator=margin&instrument=XAUUSD&lots=3');
});

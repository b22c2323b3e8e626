import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const form = (page: Page) => page.locator('#performance-fee');
const start = (page: Page) => page.locator('#fee-start');
const results = (page: Page) => form(page).locator('tbody input');
const total = (page: Page) => form(page).locator('tfoot td');
const urlOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

for (const language of bothDirections)
  test(`the fee calculator in ${language} calculates while one types`, async ({ visitPage }) => {
    const t = wordsOf(language, 'performance-fee');
    const page = await visitPage('socialTrading', { language });
    await expect(total(page)).toHaveText('480');
    // 12,100 − 11,500 = 600: 120 in place of 180
    await results(page).nth(5).fill('12,100');
    await expect(total(page)).toHaveText('420');
    await results(page).nth(6).fill('+10%');
    // 13,310 − 12,100 = 1,210: 242
    await expect(total(page)).toHaveText('662');
    await expect(form(page).locator('tbody tr').nth(6)).toContainText('13,310');
    await expect(form(page)).toContainText('(13,310 − 12,100) × 20% = 242');
    await expect(form(page).locator('ol li')).toHaveCount(7);
    await page.locator('select').selectOption('week');
    await expect(form(page)).toContainText(t('periods.week.numbered', { number: 7 }));
    await results(page).nth(7).fill('abc');
    await expect(form(page)).toContainText(t('incomplete'));
    await results(page).nth(7).fill('9000');
    await expect(form(page)).toContainText('9,000 ≤ 13,310');
    await results(page).nth(7).blur();
    await expect.poll(() => urlOf(page)).toContain('fee-result=9000');
    await page.reload();
    await expect(total(page)).toHaveText('662');
    await expect(results(page)).toHaveCount(9);
  });

test('a wrong figure is marked beside its field until it is right', async ({ visitPage }) => {
  const page = await visitPage('socialTrading', { language: 'ar' });
  const limits = wordsOf('ar', 'performance-fee')('number', { min: '1', max: '100,000,000' });
  await start(page).fill('0');
  await expect(start(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(start(page)).toHaveAccessibleDescription(limits);
  await expect(page.getByText(limits)).toBeVisible();
  await expect(total(page)).toHaveText('');
  await start(page).fill('٩٬٠٠٠');
  await expect(start(page)).not.toHaveAttribute('aria-invalid');
  // 12,400 − 9,000 = 3,400 in all: 680
  await expect(total(page)).toHaveText('680');
  await expect(page.getByText(limits)).toBeHidden();
});

test('the formula is that of the period in whose field one is', async ({ visitPage }) => {
  const page = await visitPage('socialTrading', { language: 'en' });
  await results(page).nth(2).focus();
  await expect(form(page)).toContainText('Month 3');
  await expect(form(page)).toContainText('(11,500 − 11,200) × 20% = 60');
  await page.keyboard.press('Tab');
  await expect(form(page)).toContainText('11,100 ≤ 11,500');
});

test('a period whose result is cleared is gone once one has left it', async ({ visitPage }) => {
  const page = await visitPage('socialTrading', { language: 'en' });
  await results(page).nth(1).fill('');
  await expect(total(page)).toHaveText('480');
  await page.keyboard.press('Tab');
  await expect(results(page)).toHaveCount(6);
  await expect(results(page).nth(1)).toBeFocused();
  await expect(results(page).nth(1)).toHaveValue('11,500');
  await expect(results(page).nth(1)).toHaveAccessibleName(/2$/);
  await expect.poll(() => urlOf(page)).toContain('?fee-result=11200&fee-result=11500&');
});

test('parameters that are not the calculator’s stay in the URL', async ({ visitPage }) => {
  const page = await visitPage('socialTrading', { language: 'en' });
  await page.goto(`${page.url()}?ref=abc`);
  await page.locator('#fee-percent').fill('10');
  await expect(total(page)).toHaveText('240');
  await page.locator('#fee-percent').blur();
  await expect.poll(() => urlOf(page)).toBe('?ref=abc&fee-percent=10');
});

test('the field that one types into stays where it is', async ({ visitPage }) => {
  const page = await visitPage('socialTrading', { language: 'en', width: 1440 });
  const field = results(page).nth(3);
  await page.locator('#performance-fee table').evaluate((table) => {
    // Into the part of the page in which the example stays while one scrolls.
    const story = table.closest('form')!.lastElementChild!;
    scrollTo({ top: story.getBoundingClientRect().top + scrollY + 500, behavior: 'instant' });
  });
  const topOf = () => field.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  await field.focus();
  const before = await topOf();
  await field.press('End');
  await field.pressSequentially('0');
  await expect(form(page)).toHaveAttribute('data-figures', 'own');
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
});

test('without JavaScript, the form leads to the same page with the figures', async ({
  visitPage,
}) => {
  const page = await visitPage('socialTrading', { language: 'en', javaScript: false });
  await results(page).nth(6).fill('+1,000');
  await page.getByRole('button', { name: wordsOf('en', 'performance-fee')('calculate') }).click();
  await page.waitForURL('**#performance-fee');
  // 13,400 − 12,400 = 1,000: 200 more
  await expect(total(page)).toHaveText('680');
  await expect(results(page)).toHaveCount(8);
});

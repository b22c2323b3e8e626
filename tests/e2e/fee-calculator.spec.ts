import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { wordsOf } from '../harness/words.ts';

const form = (page: Page) => page.locator('#performance-fee');
const results = (page: Page) => form(page).locator('tbody input');
const total = (page: Page) => form(page).locator('tfoot td');
const urlOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

test('the fee calculator calculates while one types; the formula is that of the period in whose field one is; a cleared period is gone once one has left it', async ({
  visitPage,
}) => {
  const language = 'ar';
  const t = wordsOf(language, 'performance-fee');
  const page = await visitPage('socialTrading', { language });
  await expect(total(page)).toHaveText('480');
  await results(page).nth(2).focus();
  await expect(form(page)).toContainText('(11,500 − 11,200) × 20% = 60');
  await page.keyboard.press('Tab');
  await expect(form(page)).toContainText('11,100 ≤ 11,500');
  // 12,100 − 11,500 = 600: 120 in place of 180
  await results(page).nth(5).fill('12,100');
  await expect(total(page)).toHaveText('420');
  await results(page).nth(6).fill('+10%');
  // 13,310 − 12,100 = 1,210: 242
  await expect(total(page)).toHaveText('662');
  await expect(form(page).locator('tbody tr').nth(6)).toContainText('13,310');
  await expect(form(page)).toContainText('(13,310 − 12,100) × 20% = 242');
  await page.locator('select').selectOption('week');
  await expect(form(page)).toContainText(t('periods.week.numbered', { number: 7 }));
  await results(page).nth(7).fill('abc');
  await expect(form(page)).toContainText(t('incomplete'));
  await expect(results(page).nth(7)).toHaveAttribute('aria-invalid', 'true');
  await results(page).nth(7).fill('9000');
  await expect(form(page)).toContainText('9,000 ≤ 13,310');
  await results(page).nth(7).blur();
  await expect.poll(() => urlOf(page)).toContain('fee-result=9000');
  await page.reload();
  await expect(total(page)).toHaveText('662');
  await expect(results(page)).toHaveCount(9);
  await results(page).nth(1).fill('');
  await page.keyboard.press('Tab');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).nth(1)).toBeFocused();
  await expect(results(page).nth(1)).toHaveAccessibleName(/2$/);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { wordsOf } from '../harness/words.ts';

const lots = (page: Page) => page.locator('input[name="lots"]');
const deposit = (page: Page) => page.locator('input[name="deposit"]');
/** The list of each account with its cost of a month. */
const costs = (page: Page, fit = '') => page.locator(`section li[data-fit${fit && `="${fit}"`}]`);
const totals = (page: Page) =>
  costs(page)
    .locator('b')
    .evaluateAll((figures) =>
      figures.map(({ textContent }) => Number(/[\d.,]+/.exec(textContent)?.[0])),
    );
const urlOf = (page: Page): string => new URL(page.url()).search;

test('the account chooser redraws while one types or slides, and keeps the figures in the URL; a figure beyond the limits is named, and leaves the result', async ({
  visitPage,
}) => {
  const page = await visitPage('accountTypes', { language: 'en' });
  expect(await totals(page)).toEqual([130, 90, 70]);
  const [lotSlider, depositSlider] = [
    page.locator('input[data-for="lots"]'),
    page.locator('input[data-for="deposit"]'),
  ];
  await lotSlider.focus();
  await lotSlider.press('ArrowRight');
  await expect.poll(() => totals(page)).toEqual([143, 99, 77]);
  await expect(lots(page)).toHaveValue('11');
  await expect.poll(() => urlOf(page)).toBe('?lots=11');
  await lots(page).fill('30');
  await expect(lotSlider).toHaveValue('30');
  await depositSlider.press('Home');
  await expect(deposit(page)).toHaveValue('50');
  await depositSlider.press('End');
  await expect(deposit(page)).toHaveValue('20000');
  await expect(depositSlider).toHaveAttribute('aria-valuetext', /20,000/);

  const hint = page.locator('form p[role="status"] span');
  const shown = await totals(page);
  await expect(hint).toBeHidden();
  await lots(page).fill('-5');
  await expect(hint).toBeVisible();
  await lots(page).blur();
  await expect(lots(page)).toHaveValue('-5');
  expect(await totals(page)).toEqual(shown);
  await lots(page).fill('5');
  await expect.poll(() => totals(page)).toEqual([65, 45, 35]);
  await expect(hint).toBeHidden();

  const broker = page.locator('input[name="broker"]');
  const outcome = page.locator('section output');
  const withoutBroker = await outcome.textContent();
  await broker.fill('8');
  await expect(outcome).toContainText('US$40');
  await broker.fill('');
  await expect(outcome).toHaveText(withoutBroker ?? '');

  // The accounts' lines, and the parts of their costs, tell apart in forced colors.
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await page.locator('figure p [data-line]').evaluateAll((names) =>
    names.map((name) => {
      const key = getComputedStyle(name, '::before');
      return `${key.borderBlockStartStyle} ${key.borderBlockStartColor}`;
    }),
  );
  expect(new Set(looks).size).toBe(3);
  const parts = await costs(page)
    .locator('p:last-child span:not(.strong)')
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').backgroundColor));
  expect(new Set(parts).size).toBe(2);
  expect(parts).not.toContain('rgb(255, 255, 255)');

  await lots(page).fill('٢٠');
  await expect.poll(() => totals(page)).toEqual([260, 180, 140]);
  await deposit(page).fill('10000');
  const elite = page.locator('figure p [data-line]').last();
  await expect(elite).toHaveAttribute('data-fit', 'lowest');
  await expect(costs(page).last()).toHaveAttribute('data-fit', 'lowest');
  await expect(elite).toContainText('US$140');
  const name = await elite.evaluate(({ firstChild }) => firstChild?.textContent?.trim() ?? '-');
  await expect(page.locator('output')).toContainText(name);
  await deposit(page).blur();
  await expect.poll(() => urlOf(page)).toBe('?lots=20&deposit=10000');
  await page.reload();
  expect(await totals(page)).toEqual([260, 180, 140]);
  await deposit(page).fill('50');
  await expect(page.locator('output')).toHaveText(wordsOf('en', 'cost-chooser')('none'));
  await expect(costs(page, 'closed')).toHaveCount(3);
  await expect(costs(page).last()).toContainText('Needs US$10,000');
});

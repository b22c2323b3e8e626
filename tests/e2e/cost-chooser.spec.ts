import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const lots = (page: Page) => page.locator('input[name="lots"]');
const deposit = (page: Page) => page.locator('input[name="deposit"]');
const column = (page: Page, fit: string) => page.locator(`thead th[data-fit="${fit}"]`);
const total = (page: Page) =>
  page
    .locator('tr[data-figure="totalUsd"] b')
    .evaluateAll((figures) =>
      figures.map(({ textContent }) => Number(/[\d.,]+/.exec(textContent)?.[0])),
    );
const urlOf = (page: Page): string => new URL(page.url()).search;

for (const language of bothDirections)
  test.describe(`the account chooser in ${language}`, () => {
    const t = wordsOf(language, 'cost-chooser');

    test('redraws costs and column while one types, and keeps the figures in the URL', async ({
      visitPage,
    }) => {
      const page = await visitPage('accountTypes', { language });
      expect(await total(page)).toEqual([110, 70, 60]);
      const premium = (await column(page, 'lowest').getAttribute('abbr')) ?? '';
      await lots(page).fill('20');
      await expect.poll(() => total(page)).toEqual([220, 140, 120]);
      await deposit(page).fill('10000');
      const elite = page.locator('thead th').last();
      await expect.poll(() => elite.getAttribute('data-fit')).toBe('lowest');
      expect(await page.locator('figure p [data-fit="lowest"]').allTextContents()).toEqual([
        await elite.getAttribute('abbr'),
      ]);
      const outcome = page.locator('output');
      expect(await outcome.innerText()).toContain((await elite.getAttribute('abbr')) ?? '-');
      expect(await outcome.innerText()).not.toContain(premium);
      await deposit(page).blur();
      await expect.poll(() => urlOf(page)).toBe('?lots=20&deposit=10000');
      await page.reload();
      expect(await total(page)).toEqual([220, 140, 120]);
      expect(await elite.getAttribute('data-fit')).toBe('lowest');
      await deposit(page).fill('50');
      await expect.poll(() => outcome.innerText()).toBe(t('none'));
      expect(await column(page, 'closed').count()).toBe(3);
    });

    test('says when a figure is beyond the limits, and leaves it and the result', async ({
      visitPage,
    }) => {
      const page = await visitPage('accountTypes', { language });
      const hint = page.locator('form p[role="status"] span');
      await lots(page).fill('20');
      await expect.poll(() => total(page)).toEqual([220, 140, 120]);
      expect(await hint.isVisible()).toBe(false);
      await lots(page).fill('-5');
      await expect.poll(() => hint.isVisible()).toBe(true);
      await lots(page).blur();
      expect(await lots(page).inputValue()).toBe('-5');
      expect(await total(page)).toEqual([220, 140, 120]);
      await lots(page).fill('5');
      await expect.poll(() => total(page)).toEqual([55, 35, 30]);
      expect(await hint.isVisible()).toBe(false);
    });

    test('without JavaScript, the form leads to the same page with the figures', async ({
      visitPage,
    }) => {
      const page = await visitPage('accountTypes', { language, javaScript: false });
      expect(await page.locator('input[type="range"]').first().isVisible()).toBe(false);
      await lots(page).fill('2.5');
      await deposit(page).fill('200');
      await page.getByRole('button', { name: t('calculate') }).click();
      await page.waitForURL('**?lots=2.5&deposit=200#lot-cost');
      expect(await total(page)).toEqual([27.5, 17.5, 15]);
      expect(await column(page, 'lowest').count()).toBe(1);
      expect(await column(page, 'closed').count()).toBe(2);
      expect(await lots(page).inputValue()).toBe('2.5');
    });
  });

test('the sliders follow the keyboard, and their numbers follow them', async ({ visitPage }) => {
  const page = await visitPage('accountTypes', { language: 'en' });
  const [lotSlider, depositSlider] = [
    page.locator('input[data-for="lots"]'),
    page.locator('input[data-for="deposit"]'),
  ];
  await lotSlider.focus();
  await lotSlider.press('ArrowRight');
  await expect.poll(() => total(page)).toEqual([121, 77, 66]);
  expect(await lots(page).inputValue()).toBe('11');
  await expect.poll(() => urlOf(page)).toBe('?lots=11');
  await depositSlider.press('Home');
  await expect.poll(() => deposit(page).inputValue()).toBe('50');
  await depositSlider.press('End');
  await expect.poll(() => deposit(page).inputValue()).toBe('20000');
  expect(await depositSlider.getAttribute('aria-valuetext')).toContain('20,000');
});

test('coming back shows the figures with which one left', async ({ visitPage }) => {
  const page = await visitPage('accountTypes', { language: 'en' });
  await lots(page).fill('3');
  await expect.poll(() => total(page)).toEqual([33, 21, 18]);
  await lots(page).blur();
  await expect.poll(() => urlOf(page)).toBe('?lots=3');
  await page.goto(new URL(pathOf('about', { language: 'en' }), page.url()).href);
  await page.goBack();
  expect(await lots(page).inputValue()).toBe('3');
  expect(await total(page)).toEqual([33, 21, 18]);
});

test('only the lowest account has a filled action', async ({ visitPage }) => {
  const page = await visitPage('accountTypes', { language: 'en' });
  const backgrounds = await page
    .locator('thead th a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  const filled = backgrounds.filter((background) => background !== 'rgba(0, 0, 0, 0)');
  expect([backgrounds.length, filled.length]).toEqual([3, 1]);
});

for (const width of [360, 390, 640])
  test(`values stand under the name of their account in a window of ${width} px`, async ({
    visitPage,
  }) => {
    const page = await visitPage('accountTypes', { language: 'en', width });
    const starts = await page
      .locator('table tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('[data-fit]')].map((cell) =>
            Math.round(cell.getBoundingClientRect().left),
          ),
        ),
      );
    expect(starts.length).toBeGreaterThan(8);
    expect(new Set(starts[0]).size).toBe(3);
    for (const row of starts) expect(row).toEqual(starts[0]);
    // A hidden corner would leave the last column without a header.
    const head = await page.locator('thead tr').ariaSnapshot();
    expect(head.match(/- (columnheader|cell)/g)).toHaveLength(4);
  });

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { islandLive } from '../harness/islands.ts';
import { wordsOf } from '../harness/words.ts';

const scene = (page: Page): Locator =>
  page.locator('figure', { has: page.locator('[data-chart]') });
const slider = (page: Page, exit: string): Locator => scene(page).locator(`[data-exit=${exit}]`);
const grip = (page: Page, exit: string): Locator => scene(page).locator(`[data-grip=${exit}]`);
/** The QR codes of the stores. */
const codes = (page: Page): Locator => page.locator('#download svg[role="img"]');
const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
/** The height of a step of the chart's grid. */
const stepIn = async (page: Page): Promise<number> =>
  (await scene(page).locator('[data-chart]').boundingBox())!.height / 20;
/** The position of a line, in steps above the order's price. */
const lineAt = async (page: Page, exit: string): Promise<number> => {
  const chart = await middleOf(scene(page).locator('[data-chart]'));
  return (chart.y - (await middleOf(grip(page, exit))).y) / (await stepIn(page));
};

test('the exits are moved by mouse and keyboard, and say what their distances mean', async ({
  visitPage,
}) => {
  const language = 'ar';
  const t = wordsOf(language, 'platforms');
  const words = (steps: number): string => t('scene.steps', { count: steps });
  const page = await visitPage('platforms', { language });
  await grip(page, 'takeProfit').hover();
  await islandLive(scene(page));
  const { x, y } = await middleOf(grip(page, 'takeProfit'));
  const step = await stepIn(page);
  await page.mouse.down();
  await page.mouse.move(x, y - step, { steps: 3 });
  // Released outside the line.
  await page.mouse.move(x - 300, y - 2 * step, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(x, y + 3 * step);
  await expect(slider(page, 'takeProfit')).toHaveValue('6');
  await expect(slider(page, 'takeProfit')).toHaveAttribute(
    'aria-valuetext',
    `${words(6)}, ${t('scene.riskToReward')} 1 : 3`,
  );
  await expect(scene(page).locator('[data-ratio]')).toHaveText('1 : 3');
  await expect(scene(page).locator('[data-break-even]')).toContainText('25%');
  expect(await lineAt(page, 'takeProfit')).toBeCloseTo(6, 1);

  await page.getByRole('slider', { name: t('scene.stopLoss') }).focus();
  await page.keyboard.press('End');
  await expect(scene(page).locator('[data-steps=stopLoss]')).toHaveText(words(6));
  expect(await lineAt(page, 'stopLoss')).toBeCloseTo(-6, 1);
  await expect(codes(page).filter({ visible: true })).toHaveCount(3);
});

test('timeframes are chosen without JavaScript', async ({ visitPage }) => {
  const page = await visitPage('platforms', { language: 'ar', width: 1440, javaScript: false });
  const hourly = scene(page).locator('#chart > svg > g').nth(2);
  await expect(hourly).toHaveCSS('opacity', '1');
  await scene(page).locator('[value=D1]').check();
  await expect(hourly).toHaveCSS('opacity', '0');
  expect(await lineAt(page, 'stopLoss')).toBeCloseTo(-2, 1);
  expect(await lineAt(page, 'takeProfit')).toBeCloseTo(4, 1);
  await expect(slider(page, 'stopLoss')).toBeHidden();
});

test('the download for a visitor’s own system comes first, and a phone is shown no QR codes', async ({
  visitPage,
}) => {
  const page = await visitPage('platforms', {
    language: 'en',
    width: 360,
    touch: true,
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', {
          get: () => 'Mozilla/5.0 (Linux; Android 16; K) Chrome/149.0.0.0 Mobile',
        });
      }),
  });
  const systems = page.locator('#download [data-system]');
  await systems.last().scrollIntoViewIfNeeded();
  await expect(systems.first()).toHaveAttribute('data-system', 'googlePlay');
  await expect(systems).toHaveCount(5);
  await expect(codes(page)).toHaveCount(3);
  await expect(codes(page).filter({ visible: true })).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const scene = (page: Page): Locator =>
  page.locator('figure', { has: page.locator('[data-chart]') });
const slider = (page: Page, exit: string): Locator => scene(page).locator(`[data-exit=${exit}]`);
const grip = (page: Page, exit: string): Locator => scene(page).locator(`[data-grip=${exit}]`);
const radio = (page: Page, value: string): Locator => scene(page).locator(`[value=${value}]`);
/** What a choice says to the drawings and their copies. */
const chosen = async (page: Page, property: string): Promise<string> =>
  scene(page).evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), property);
/** How many pixels of two pictures of the same size differ visibly: two of the same drawing may differ by a level or two. */
const changedPixels = async (page: Page, ...pictures: [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (encoded) => {
      const [one, other] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const changed = new Set<number>();
      for (const [index, level] of one!.entries())
        if (Math.abs(level - other![index]!) > 32) changed.add(Math.floor(index / 4));
      return changed.size;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
/** Lines of the chart's grid between two heights of the page. */
const stepsBetween = async (page: Page, from: number, to: number): Promise<number> => {
  const { height } = (await scene(page).locator('[data-chart]').boundingBox())!;
  return (20 * (to - from)) / height;
};
const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
/** Where a line stands, in steps above the price now. */
const lineAt = async (page: Page, exit: string): Promise<number> =>
  stepsBetween(
    page,
    (await middleOf(grip(page, exit))).y,
    (await middleOf(scene(page).locator('[data-chart]'))).y,
  );
/** Loads the code as a visitor does: by touching the scene. */
const touch = async (page: Page): Promise<void> => {
  await grip(page, 'takeProfit').hover();
  await expect(page.locator('site-island', { has: scene(page) })).toHaveAttribute(
    'data-state',
    'live',
  );
};

for (const language of bothDirections)
  test.describe(`the trading scene in ${language}`, () => {
    const t = wordsOf(language, 'platforms');
    const words = (steps: number): string => t('scene.steps', { count: steps });

    test('moves the exits by mouse, and says what their distances mean', async ({ visitPage }) => {
      const page = await visitPage('platforms', { language, reducedMotion: true });
      await touch(page);
      const { x, y } = await middleOf(grip(page, 'takeProfit'));
      const step = 1 / (await stepsBetween(page, 0, 1));
      await page.mouse.move(x, y);
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
      await expect(scene(page).locator('[data-steps=takeProfit]')).toHaveText(words(6));
      await expect(scene(page).locator('[data-ratio]')).toHaveText('1 : 3');
      await expect(scene(page).locator('[data-break-even]')).toContainText('25%');
      expect(await lineAt(page, 'takeProfit')).toBeCloseTo(3, 1);
    });

    test('moves the exits by keyboard', async ({ visitPage }) => {
      const page = await visitPage('platforms', { language, reducedMotion: true });
      const stopLoss = page.getByRole('slider', { name: t('scene.stopLoss') });
      await stopLoss.focus();
      await expect(page.locator('site-island', { has: scene(page) })).toHaveAttribute(
        'data-state',
        'live',
      );
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(stopLoss).toHaveAttribute(
        'aria-valuetext',
        `${words(4)}, ${t('scene.riskToReward')} 1 : 1`,
      );
      await expect(scene(page).locator('[data-ratio]')).toHaveText('1 : 1');
      expect(await lineAt(page, 'stopLoss')).toBeCloseTo(-7, 1);
      // As far as it goes.
      await page.keyboard.press('End');
      await expect(stopLoss).toHaveAttribute('aria-valuetext', new RegExp(`^${words(6)}, `));
      expect(await lineAt(page, 'stopLoss')).toBeCloseTo(-9, 1);
    });

    test('has timeframes, indicators and orders to choose without JavaScript', async ({
      visitPage,
    }) => {
      const page = await visitPage('platforms', { language, javaScript: false });
      const chart = scene(page).locator('[data-chart]');
      const ofHour = await chart.screenshot();
      expect(await chosen(page, '--H1')).toBe('block');
      await page.getByText('D1', { exact: true }).first().click();
      expect(await chosen(page, '--D1')).toBe('block');
      expect(await chosen(page, '--H1')).toBe('');
      expect(await changedPixels(page, ofHour, await chart.screenshot())).toBeGreaterThan(1000);
      const strength = scene(page).locator(`div:has(> svg + span)`);
      await expect(strength).toBeHidden();
      await page.getByText(t('scene.indicator.strength'), { exact: true }).click();
      await expect(strength).toBeVisible();

      expect(await lineAt(page, 'stopLoss')).toBeCloseTo(-5, 1);
      expect(await lineAt(page, 'takeProfit')).toBeCloseTo(1, 1);
      await expect(page.getByText(t('scene.orders.buyLimit.text'))).toBeVisible();
      await radio(page, 'sellLimit').check();
      await expect(page.getByText(t('scene.orders.sellLimit.text'))).toBeVisible();
      await expect(page.getByText(t('scene.orders.buyLimit.text'))).toBeHidden();
      // A sell gains downwards.
      await expect.poll(() => lineAt(page, 'stopLoss')).toBeCloseTo(5, 1);
      await expect.poll(() => lineAt(page, 'takeProfit')).toBeCloseTo(-1, 1);
      await expect(slider(page, 'stopLoss')).toBeHidden();
      await expect(scene(page).locator('[data-steps=stopLoss]')).toHaveText(words(2));
    });
  });

test('a finger that drags a line before its code has loaded moves it all the same', async ({
  visitPage,
}) => {
  const page = await visitPage('platforms', {
    language: 'en',
    width: 360,
    touch: true,
    reducedMotion: true,
  });
  await grip(page, 'stopLoss').scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(grip(page, 'stopLoss'));
  const step = 1 / (await stepsBetween(page, 0, 1));
  const client = await page.context().newCDPSession(page);
  const touchAt = (type: 'touchStart' | 'touchMove', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
  await touchAt('touchStart', y);
  await expect(page.locator('site-island', { has: scene(page) })).toHaveAttribute(
    'data-state',
    'live',
  );
  const scrolled = await page.evaluate(() => scrollY);
  await touchAt('touchMove', y + step);
  await touchAt('touchMove', y + 2 * step);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(slider(page, 'stopLoss')).toHaveValue('4');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('an indicator has its colour once it is chosen, in a drawing that no stylesheet reaches', async ({
  visitPage,
}) => {
  const page = await visitPage('platforms', { language: 'en', width: 1440 });
  expect(await chosen(page, '--average')).not.toBe('');
  expect(await chosen(page, '--bands')).toBe('');
  await radio(page, 'bands').check();
  expect(await chosen(page, '--bands')).not.toBe('');
});

test('the other devices show what was chosen on the laptop', async ({ visitPage }) => {
  const page = await visitPage('platforms', { language: 'en', width: 1440 });
  const copies = scene(page).locator('svg:has(> use[href="#exits"])');
  const [tablet, phone] = [copies.first(), copies.last()];
  const hourly = await phone.screenshot();
  await radio(page, 'H4').check();
  expect(await changedPixels(page, hourly, await phone.screenshot())).toBeGreaterThan(100);

  // The laptop stands in front of the tablet, and the exits move in any case.
  await tablet.evaluate(({ nextElementSibling: laptop, lastElementChild: exits }) => {
    for (const element of [laptop, exits] as [HTMLElement, SVGElement])
      element.style.visibility = 'hidden';
  });
  const buyLimit = await tablet.screenshot();
  await radio(page, 'sellStopLimit').check();
  expect(await changedPixels(page, buyLimit, await tablet.screenshot())).toBeGreaterThan(100);
});

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0',
  googlePlay: 'Mozilla/5.0 (Linux; Android 16; K) Chrome/149.0.0.0 Mobile',
};
for (const [system, userAgent] of Object.entries(agents))
  test(`the download for ${system} comes first for its visitors, with the one filled button`, async ({
    visitPage,
  }) => {
    const page = await visitPage('platforms', {
      language: 'en',
      prepare: async (opened) => {
        await opened.addInitScript((agent) => {
          Object.defineProperty(navigator, 'userAgent', { get: () => agent });
        }, userAgent);
      },
    });
    const systems = page.locator('#download [data-system]');
    await systems.last().scrollIntoViewIfNeeded();
    await expect(systems.first()).toHaveAttribute('data-system', system);
    await expect(systems.first()).toHaveAttribute('data-own', '');
    await expect(systems).toHaveCount(5);
    const fills = await systems
      .locator('a:first-of-type')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(fills.filter((fill) => fill === fills[0])).toHaveLength(1);
  });

test('without JavaScript every download looks the same', async ({ visitPage }) => {
  const page = await visitPage('platforms', { language: 'en', javaScript: false });
  const fills = await page
    .locator('#download [data-system] > a:first-of-type')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(fills).toHaveLength(5);
  expect(new Set(fills).size).toBe(1);
});

test('a phone is shown no QR codes of its own stores', async ({ visitPage }) => {
  const codes = (page: Page): Locator =>
    page.locator('#download').getByRole('img', { includeHidden: true });
  const phone = await visitPage('platforms', { language: 'en', width: 360, touch: true });
  await expect(codes(phone)).toHaveCount(3);
  for (const code of await codes(phone).all()) await expect(code).toBeHidden();
  const computer = await visitPage('platforms', { language: 'en', width: 1440 });
  for (const code of await codes(computer).all()) await expect(code).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { dayMs } from '../../core/util/durations.ts';
import {
  counterDurationMs,
  headlineIntervalMs,
  maxSlidesInView,
  paymentsIntervalMs,
} from '../../site/facts/timings.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { framePainted } from '../harness/frames.ts';
import { islandLive } from '../harness/islands.ts';
import { wordsOf } from '../harness/words.ts';
import { growOld } from '../sweep/look.ts';

// Right to left: where direction matters, it is the one that is forgotten.
const language = 'ar';
const t = wordsOf(language, 'home');

const claimed = ['150', '0.12', '85', '100'];
/** The list of counters. */
const section = (page: Page): Locator =>
  page
    .getByRole('list')
    .filter({ hasText: t('facts.labels.trades') })
    .last();
const counters = (page: Page): Promise<string[]> =>
  section(page)
    .locator('[aria-hidden] .ltr')
    .evaluateAll((numbers) =>
      numbers.map(({ textContent }) => /[\d.,]+/.exec(textContent)?.[0] ?? ''),
    );
/** Scrolls until this part of the list is in view; a negative one is below the window. */
const showPart = (page: Page, part: number): Promise<void> =>
  section(page).evaluate((element, visible) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: top + scrollY - innerHeight + height * visible, behavior: 'instant' });
  }, part);

test('one lot is that of the chosen market, and resizes by keyboard, without moving anything; with reduced motion the counters show the claim, none wider than its place', async ({
  visitPage,
}) => {
  const page = await visitPage('home', { language });
  const card = page.getByRole('region', { name: t('lot.title') });
  const slider = card.getByRole('slider', { name: t('lot.lots') });
  const picture = card.getByRole('img');
  const figures = card.getByRole('status').filter({ visible: true }).locator('bdi');
  const heights = new Set([(await card.boundingBox())?.height]);
  for (const [name, symbol] of [
    ['indices', 'US30'],
    ['energies', 'USOIL'],
    ['metals', 'XAUUSD'],
  ] as const) {
    const market = page.getByRole('radio', { name: t(`lot.markets.${name}`) });
    await card.locator('label', { has: market }).click();
    await expect(market).toBeChecked();
    await expect(card.getByText(symbol, { exact: true })).toBeVisible();
    await expect(figures).toHaveCount(3);
    await expect(picture).toHaveAccessibleName(wordsOf(language, 'sections')(`objects.${name}`));
    heights.add((await card.boundingBox())?.height);
  }
  expect(heights.size).toBe(1);

  const ounces = Number(await figures.first().getAttribute('data-one-lot'));
  const [held, margin, cost] = await figures.allTextContents();
  const troyOunces = (count: number): string =>
    t('lot.units.ounce', { count, number: String(count) });
  expect(held).toBe(troyOunces(ounces));
  const shown = async (): Promise<string> =>
    (await card.innerText()).replaceAll(/[\u2066-\u2069\s]+/g, ' ');
  await slider.focus();
  await islandLive(slider);
  const all = `^1, ${t('lot.position')} ${held}, ${t('lot.margin')} ${margin}, .* ${cost}$`;
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(all));
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^10, /);
  await expect.poll(shown).toContain((10 * ounces).toLocaleString('en'));
  await page.keyboard.press('Home');
  // A hundredth of a hundred ounces is one, in the unit's singular.
  await expect.poll(shown).toContain(`${troyOunces(ounces / 100)} `);
  // One piece is shown larger than the card.
  const widthOf = async (element: Locator): Promise<number> =>
    (await element.boundingBox())?.width ?? 0;
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(2 * (await widthOf(card)));
  // Towards the end of the line is more; Arabic has a dual, which says the number itself.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toContain(`${troyOunces(ounces / 50)} `);

  // No order of an index is smaller than a tenth of a lot.
  const index = page.getByRole('radio', { name: t('lot.markets.indices') });
  await card.locator('label', { has: index }).click();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\.1, /);

  await section(page).scrollIntoViewIfNeeded();
  await framePainted(page);
  expect(await counters(page)).toEqual(claimed);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hiddenPx = await section(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.scrollWidth - item.clientWidth));
    expect(hiddenPx, `${width} px`).toEqual([0, 0, 0, 0]);
  }
});

for (const [what, size, near, less, more] of [
  // Parts of the page that were never drawn get their height when they come near.
  ['of them', {}, -1, 0.4, 0.7],
  ['of a window lower than they are', { width: 320, height: 180 }, -0.2, 0.15, 0.4],
] satisfies [string, Visit, number, number, number][])
  test(`the counters count once from 0 to the claim in ${counterDurationMs} ms, when half ${what} is in view`, async ({
    visitPage,
  }) => {
    const page = await visitPage('home', { language, frozen: true, motion: true, ...size });
    // Near enough to start, not in view.
    await showPart(page, near);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return counters(page);
      })
      .toEqual(['0', '0.00', '0', '0']);
    await showPart(page, less);
    await page.clock.runFor(counterDurationMs);
    expect(await counters(page)).toEqual(['0', '0.00', '0', '0']);
    await showPart(page, more);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return (await counters(page))[0];
      })
      .not.toBe('0');
    await page.clock.runFor(counterDurationMs / 4);
    const onTheWay = Number((await counters(page))[0]);
    expect(onTheWay).toBeGreaterThan(0);
    expect(onTheWay).toBeLessThan(150);
    await page.clock.runFor(counterDurationMs);
    expect(await counters(page)).toEqual(claimed);
    await showPart(page, -1);
    await page.clock.runFor(50);
    await showPart(page, 1);
    await page.clock.runFor(50);
    expect(await counters(page)).toEqual(claimed);
  });

test('the strip of instruments keeps its widths, whatever the states of their markets', async ({
  visitPage,
}) => {
  const page = await visitPage('home', { language, width: 390, frozen: true });
  const strip = page.getByRole('region', { name: t('ticker.list') });
  const widthsWhere = async (state: 'open' | 'closed'): Promise<number[]> => {
    await expect(strip.locator(`[data-state='${state}']`).first()).toBeVisible();
    return strip
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  };
  await strip.scrollIntoViewIfNeeded();
  const open = await widthsWhere('open');
  // Saturday.
  await page.clock.fastForward(5 * dayMs);
  expect(await widthsWhere('closed')).toEqual(open);
});

test(`the headline shows the next phrase every ${headlineIntervalMs} ms until a market is chosen, and the payment methods move towards their end side, unless they are paused`, async ({
  visitPage,
}) => {
  const page = await visitPage('home', {
    language,
    frozen: true,
    motion: true,
    async prepare(opened) {
      await opened.addInitScript(growOld);
      // The sweep, which grows old too, looks with it.
      await opened.addInitScript(() =>
        Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
      );
    },
  });
  const phrases = t('hero.phrases', { returnObjects: true });
  /** The visible phrase. */
  const shown = (): Promise<string[]> =>
    page.locator('h1 [data-phrase][data-shown]').allTextContents();
  const pause = page.getByRole('button', { name: t('hero.pause') });
  await islandLive(pause, true);
  await pause.click();
  const [paused = ''] = await shown();
  await page.clock.runFor(headlineIntervalMs * 3);
  expect(await shown()).toEqual([paused]);
  await page.getByRole('button', { name: t('hero.play') }).click();
  // Another control of the page chooses no market.
  await page.locator('#lots').dispatchEvent('change');
  const phraseAfter = (count: number) =>
    phrases[(phrases.indexOf(paused) + count) % phrases.length];
  const step = 50;
  for (const count of [1, 2, 3]) {
    await page.clock.runFor(headlineIntervalMs - step);
    expect(await shown()).toEqual([phraseAfter(count - 1)]);
    await page.clock.runFor(step);
    expect(await shown()).toEqual([phraseAfter(count)]);
  }
  await page.getByRole('radio', { name: t('lot.markets.metals') }).check();
  expect(await shown()).toEqual(phrases.slice(1, 2));
  await page.clock.runFor(headlineIntervalMs * 2);
  expect(await shown()).toEqual(phrases.slice(1, 2));

  const row = page.getByRole('region', { name: t('payments.label') });
  const slides = row.locator('li');
  const state = (): Promise<string | null> => row.locator('..').getAttribute('data-state');
  /** Position of the first slide. */
  const position = async (): Promise<number> =>
    Math.round((await slides.first().boundingBox())?.x ?? Number.NaN);
  /** Position of the first slide after the row could have moved on. */
  async function later(): Promise<number> {
    await page.clock.runFor(paymentsIntervalMs + 500);
    return position();
  }

  await row.scrollIntoViewIfNeeded();
  await islandLive(row, true);
  for (const [width, count] of [
    [479, 2],
    [580, 3],
    [768, 4],
    [1440, maxSlidesInView],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const [window, slide] = [await row.boundingBox(), await slides.nth(1).boundingBox()];
        return Math.round((window?.width ?? 0) / (slide?.width ?? 1));
      })
      .toBe(count);
  }
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  const start = await position();
  await expect.poll(later).toBeGreaterThan(start + 40);
  expect(await state()).toBe('playing');
  await row.hover();
  await expect.poll(state).toBe('hovered');
  await page.mouse.move(2, 2);
  await expect.poll(state).toBe('playing');
  await page.keyboard.press('Tab');
  await row.focus();
  await expect.poll(state).toBe('focused');
  await row.blur();
  await expect.poll(state).toBe('playing');
  await page.getByRole('button', { name: t('payments.pause') }).click();
  expect(await state()).toBe('paused');
  // Let a running transition end.
  await later();
  const still = await position();
  expect(await later()).toBe(still);
  await page.getByRole('button', { name: t('payments.play') }).click();
  await page.mouse.move(2, 2);
  await expect.poll(later).not.toBe(still);
});

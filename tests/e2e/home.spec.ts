import type { Locator, Page } from '@playwright/test';
import {
  carouselSlides,
  counterDurationMs,
  headlineHiddenMs,
  headlineIntervalMs,
  paymentsIntervalMs,
} from '../../site/facts/timings.ts';
import type { LotMarket } from '../../site/pages/home/lot-object.tsx';
import { directionOf, expect, test, type Visit, type VisitPage } from '../harness/fixtures.ts';
import { wordsOf } from '../harness/words.ts';

const homeWords = (language: 'en' | 'ar') => wordsOf(language, 'home');

/** Waits until the code of the island around this element has run, with its clock frozen. */
async function live(page: Page, inside: Locator): Promise<void> {
  const island = inside.locator('xpath=ancestor::site-island[1]');
  await inside.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      // The fake idle callback waits this long while a timer is pending.
      await page.clock.runFor(50);
      return island.getAttribute('data-state');
    })
    .toBe('live');
}

test.describe('the headline, right to left', () => {
  const language = 'ar';
  const t = homeWords(language);
  const visit: Visit = { language, frozen: true };
  const phrases = t('hero.phrases', { returnObjects: true });
  /** The visible phrase; empty while it is hidden. */
  const shown = (page: Page): Promise<string[]> =>
    page.locator('h1 [data-phrase][data-shown]').allTextContents();
  const pauseButton = (page: Page): Locator => page.getByRole('button', { name: t('hero.pause') });

  test(`shows the next phrase every ${headlineIntervalMs} ms, hidden for ${headlineHiddenMs} ms before it`, async ({
    visitPage,
  }) => {
    const page = await visitPage('home', visit);
    await live(page, pauseButton(page));
    // The first turn starts when the code has loaded: count from the moment a phrase is hidden, found in large steps, then in small ones.
    const largeStep = 50;
    while ((await shown(page)).length > 0) await page.clock.runFor(largeStep);
    await page.clock.runFor(headlineIntervalMs - largeStep);
    while ((await shown(page)).length > 0) await page.clock.runFor(1);
    for (const next of [2, 3, 4]) {
      await page.clock.runFor(headlineHiddenMs - 1);
      expect(await shown(page)).toEqual([]);
      await page.clock.runFor(1);
      expect(await shown(page)).toEqual([phrases[next % phrases.length]]);
      await page.clock.runFor(headlineIntervalMs - headlineHiddenMs - 1);
      expect(await shown(page)).toEqual([phrases[next % phrases.length]]);
      await page.clock.runFor(1);
      expect(await shown(page)).toEqual([]);
    }
  });

  test('stops while it is paused, and resumes', async ({ visitPage }) => {
    const page = await visitPage('home', visit);
    await live(page, pauseButton(page));
    await pauseButton(page).click();
    const before = await shown(page);
    await page.clock.runFor(headlineIntervalMs * 3);
    expect(await shown(page)).toEqual(before);
    await page.getByRole('button', { name: t('hero.play') }).click();
    await page.clock.runFor(headlineIntervalMs + headlineHiddenMs);
    expect(await shown(page)).not.toEqual(before);
  });
});

test.describe('one lot, right to left', () => {
  const language = 'ar';
  const t = homeWords(language);
  const card = (page: Page): Locator => page.getByRole('region', { name: t('lot.title') });
  const slider = (page: Page): Locator => card(page).getByRole('slider', { name: t('lot.lots') });
  const market = (page: Page, name: LotMarket): Locator =>
    page.getByRole('radio', { name: t(`lot.markets.${name}`) });
  const choose = (page: Page, name: LotMarket): Promise<void> =>
    card(page)
      .locator('label', { has: market(page, name) })
      .click();
  const withoutIsolates = (text: string): string =>
    text.replaceAll(/[\u2066-\u2069\u00a0]/g, ' ').replaceAll(/\s+/g, ' ');
  const troyOunces = (count: number): string =>
    t('lot.units.ounce', { count, number: String(count) });
  const barrels = (count: number): string =>
    t('lot.units.barrel', { count, number: count.toLocaleString('en') });
  /** What the card shows of the chosen market. */
  const shown = async (page: Page): Promise<string> =>
    withoutIsolates(await card(page).innerText());
  const enhanced = (page: Page): Promise<void> =>
    page
      .locator('site-island[data-state=live]', { has: card(page) })
      .waitFor({ state: 'attached' });

  test('shows one lot of each market, chosen with the mouse, without moving anything', async ({
    visitPage,
  }) => {
    const page = await visitPage('home', { language });
    // Until the card is used, only one market is laid out; `checkVisibility()` is also true of what is laid out but hidden.
    const laidOut = (figures: Element[]): number =>
      figures.filter((figure) => figure.checkVisibility()).length;
    const figures = card(page).locator('dl > :first-child');
    expect([await figures.count(), await figures.evaluateAll(laidOut)]).toEqual([5, 1]);
    const heights = new Set([(await card(page).boundingBox())?.height ?? Number.NaN]);
    for (const [name, symbol, size, margin] of [
      ['forex', 'EURUSD', '100,000', '200'],
      ['metals', 'XAUUSD', troyOunces(100), troyOunces(0.2)],
      ['indices', 'GER40', '1', '0.005'],
      ['energies', 'UKOIL', barrels(1000), barrels(10)],
      ['futures', 'GOLD.f', troyOunces(100), troyOunces(1)],
    ] as const) {
      await choose(page, name);
      await expect(market(page, name)).toBeChecked();
      const outputs = card(page).getByRole('status');
      await expect(card(page).getByText(symbol, { exact: true })).toBeVisible();
      expect(
        (await outputs.filter({ visible: true }).locator('bdi').allTextContents()).toSorted(),
      ).toEqual([size, margin].toSorted());
      heights.add((await card(page).boundingBox())?.height ?? Number.NaN);
    }
    expect(heights.size).toBe(1);
  });

  test('resizes by keyboard, and says the size', async ({ visitPage }) => {
    const page = await visitPage('home', { language });
    await market(page, 'forex').focus();
    await page.keyboard.press('ArrowDown');
    await expect(market(page, 'metals')).toBeChecked();
    await slider(page).focus();
    await enhanced(page);
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      [
        '1',
        `${t('lot.position')} ${troyOunces(100)}`,
        `${t('lot.margin')} ${t('lot.worth')} ${troyOunces(0.2)}`,
      ].join(', '),
    );
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^10, /);
    await expect.poll(() => shown(page)).toContain('1,000');
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^0\.01, /);
    // A hundredth of a hundred ounces is one, in the unit's singular.
    await expect.poll(() => shown(page)).toContain(`${troyOunces(1)} `);
    // Towards the end of the line is more, in both directions of writing.
    await page.keyboard.press(directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^0\.02, /);
    // Arabic has a dual, which says the number itself.
    await expect.poll(() => shown(page)).toContain(`${troyOunces(2)} `);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => shown(page)).toContain(`${troyOunces(5)} `);
  });
});

test.describe('the counters, right to left', () => {
  const language = 'ar';
  const t = homeWords(language);
  const section = (page: Page): Locator =>
    page
      .getByRole('list')
      .filter({ hasText: t('facts.labels.trades') })
      .last();
  const figures = (page: Page): Promise<string[]> =>
    section(page)
      .locator('[aria-hidden] .ltr')
      .evaluateAll((numbers) =>
        numbers.map(({ textContent }) => /[\d.,]+/.exec(textContent)?.[0] ?? ''),
      );

  test(`count once from 0 to the claim in ${counterDurationMs} ms, when half of them is in view`, async ({
    visitPage,
  }) => {
    const page = await visitPage('home', { language, frozen: true });
    // Near enough to start, not in view.
    await section(page).evaluate((element) =>
      scrollTo({
        top: element.getBoundingClientRect().top + scrollY - innerHeight - 60,
        behavior: 'instant',
      }),
    );
    await expect
      .poll(() =>
        section(page)
          .locator('xpath=ancestor::site-island[1]')
          .getAttribute('data-state')
          .then(async (state) => {
            await page.clock.runFor(1);
            return state;
          }),
      )
      .toBe('live');
    await expect.poll(() => figures(page)).toEqual(['0', '0.00', '0', '0']);
    const showPart = (part: number): Promise<void> =>
      section(page).evaluate(
        (element, visible) =>
          scrollTo({
            top:
              element.getBoundingClientRect().top +
              scrollY -
              innerHeight +
              element.getBoundingClientRect().height * visible,
            behavior: 'instant',
          }),
        part,
      );
    await showPart(0.4);
    await page.clock.runFor(counterDurationMs);
    expect(await figures(page)).toEqual(['0', '0.00', '0', '0']);
    await showPart(0.7);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return (await figures(page))[0];
      })
      .not.toBe('0');
    await page.clock.runFor(counterDurationMs / 4);
    const onTheWay = Number((await figures(page))[0]);
    expect(onTheWay).toBeGreaterThan(0);
    expect(onTheWay).toBeLessThan(150);
    await page.clock.runFor(counterDurationMs);
    expect(await figures(page)).toEqual(['150', '0.12', '85', '100']);
    await showPart(-1);
    await page.clock.runFor(50);
    await showPart(1);
    await page.clock.runFor(50);
    expect(await figures(page)).toEqual(['150', '0.12', '85', '100']);
  });

  test('count in a window of which the list is higher than twice', async ({ visitPage }) => {
    const page = await visitPage('home', { language, width: 320, height: 180 });
    await section(page).evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => figures(page)).toEqual(['150', '0.12', '85', '100']);
  });
});

test.describe('the row of payment methods, right to left', () => {
  const language = 'ar';
  const t = homeWords(language);
  const row = (page: Page): Locator => page.getByRole('region', { name: t('payments.label') });
  const slides = (page: Page): Locator => row(page).locator('li');
  const pauseButton = (page: Page): Locator =>
    page.getByRole('button', { name: t('payments.pause') });
  const state = (page: Page): Promise<string | null> =>
    row(page).locator('..').getAttribute('data-state');
  /** Position of the first slide. */
  const position = async (page: Page): Promise<number> =>
    Math.round((await slides(page).first().boundingBox())?.x ?? Number.NaN);
  async function awake(visitPage: VisitPage, visit: Visit = {}): Promise<Page> {
    const page = await visitPage('home', { language, frozen: true, ...visit });
    await live(page, row(page));
    await page.mouse.move(2, 2);
    return page;
  }

  const widths = carouselSlides.flatMap(({ under, slides: inView }): [number, number][] =>
    Number.isFinite(under)
      ? [[under - 1, inView]]
      : [
          [1440, inView],
          [769, inView],
        ],
  );
  for (const [width, count] of widths)
    test(`at ${width} px shows ${count} slides`, async ({ visitPage }) => {
      const page = await awake(visitPage, { width, reducedMotion: true });
      const window = await row(page).boundingBox();
      const slide = await slides(page).nth(1).boundingBox();
      if (!window || !slide) throw new Error('Neither row nor slide may be without a box');
      expect(Math.round(window.width / slide.width)).toBe(count);
    });

  /** Position of the first slide after the row could have moved on. */
  async function later(page: Page): Promise<number> {
    await page.clock.runFor(paymentsIntervalMs + 500);
    return position(page);
  }

  test('moves by itself towards its end side', async ({ visitPage }) => {
    const page = await awake(visitPage);
    const start = await position(page);
    await expect
      .poll(async () =>
        directionOf(language) === 'rtl'
          ? (await later(page)) > start + 40
          : (await later(page)) < start - 40,
      )
      .toBe(true);
  });

  test('stops on hover, on focus and when paused, and exposes its state', async ({ visitPage }) => {
    const page = await awake(visitPage);
    expect(await state(page)).toBe('playing');
    await row(page).hover();
    await expect.poll(() => state(page)).toBe('hovered');
    await page.mouse.move(2, 2);
    await expect.poll(() => state(page)).toBe('playing');
    await page.keyboard.press('Tab');
    await row(page).focus();
    await expect.poll(() => state(page)).toBe('focused');
    await row(page).blur();
    await expect.poll(() => state(page)).toBe('playing');
    await pauseButton(page).click();
    expect(await state(page)).toBe('paused');
    // Let a running transition end.
    await later(page);
    const still = await position(page);
    expect(await later(page)).toBe(still);
    expect(await later(page)).toBe(still);
    await page.getByRole('button', { name: t('payments.play') }).click();
    await page.mouse.move(2, 2);
    await expect.poll(() => later(page)).not.toBe(still);
  });
});

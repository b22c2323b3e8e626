import type { Page } from '@playwright/test';
import { preloaderFadeMs, preloaderVisibleMs } from '../../site/facts/timings.ts';
import { expect, test } from '../harness/fixtures.ts';

// It has neither role nor name: it is purely visual.
const preloader = (page: Page) => page.locator('[data-preloader]');
const mark = (page: Page) => preloader(page).locator('svg');

test(`the preloader fades after ${preloaderVisibleMs} ms and is gone ${preloaderFadeMs} ms later`, async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true, frozen: true });
  await expect(preloader(page)).toBeVisible();
  expect(
    await mark(page).evaluate((svg) =>
      svg.getAnimations().map(({ effect }) => {
        const { delay, duration } = effect!.getComputedTiming();
        return { delay, duration };
      }),
    ),
  ).toEqual([{ delay: preloaderVisibleMs, duration: preloaderFadeMs }]);
  await page.clock.runFor(preloaderVisibleMs + preloaderFadeMs);
  await expect(preloader(page)).toHaveCount(0);
});

test('it is shown when a visit begins and on every reload, not on the pages that follow', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-preloading');
  await page.reload();
  await expect(html).toHaveAttribute('data-preloading');
  await page.goto('/contact');
  await expect(html).not.toHaveAttribute('data-preloading');
});

test('it leaves by itself where the script that removes it does not load', async ({
  visitPage,
}) => {
  const page = await visitPage('about', {
    preloader: true,
    prepare: (opened) => opened.route('**/assets/start-*.js', (route) => route.abort()),
  });
  expect(
    await mark(page).evaluate((svg) => {
      for (const animation of svg.getAnimations()) animation.finish();
      return getComputedStyle(svg).opacity;
    }),
  ).toBe('0');
});

test('it takes no clicks', async ({ visitPage }) => {
  const page = await visitPage('about', { preloader: true, frozen: true });
  const box = (await preloader(page).boundingBox())!;
  expect(
    await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-preloader]') === null,
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    ),
  ).toBe(true);
});

for (const [situation, condition] of [
  ['JavaScript is off', { javaScript: false }],
  ['motion is reduced', { reducedMotion: true }],
] as const)
  test(`there is none where ${situation}`, async ({ visitPage }) => {
    const page = await visitPage('about', { preloader: true, ...condition });
    await expect(preloader(page)).toBeHidden();
  });

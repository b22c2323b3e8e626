import type { Page } from '@playwright/test';
import { preloaderFadeMs, preloaderVisibleMs } from '../../site/facts/timings.ts';
import { expect, test } from '../harness/fixtures.ts';

// The preloader has neither role nor name: it is purely visual.
const preloader = (page: Page) => page.locator('[data-preloader]');

test(`the preloader takes no clicks, fades after ${preloaderVisibleMs} ms and is gone ${preloaderFadeMs} ms later`, async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true, motion: true, frozen: true });
  await expect(preloader(page)).toBeVisible();
  const box = (await preloader(page).boundingBox())!;
  expect(
    await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-preloader]') === null,
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    ),
  ).toBe(true);
  await page.clock.runFor(preloaderVisibleMs + preloaderFadeMs);
  await expect(preloader(page)).toHaveCount(0);
});

test('it is shown when a visit begins and on every reload, not on the pages that follow, nor with reduced motion', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true, motion: true });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-preloading');
  await page.reload();
  await expect(html).toHaveAttribute('data-preloading');
  await page.goto('/contact');
  await expect(html).not.toHaveAttribute('data-preloading');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(preloader(page)).toBeHidden();
});

test('it leaves by itself where the script that removes it does not load, and is not there without JavaScript', async ({
  visitPage,
}) => {
  const page = await visitPage('about', {
    preloader: true,
    motion: true,
    prepare: (opened) => opened.route('**/assets/start-*.js', (route) => route.abort()),
  });
  await expect(preloader(page).locator('svg')).toHaveCSS('opacity', '0');
  const bare = await visitPage('about', { preloader: true, motion: true, javaScript: false });
  await expect(preloader(bare)).toBeHidden();
});

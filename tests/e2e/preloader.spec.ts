import type { Page } from '@playwright/test';
import { preloaderFadeMs, preloaderVisibleMs } from '../../site/facts/timings.ts';
import { expect, test } from '../harness/fixtures.ts';
import { bothDirections } from '../harness/words.ts';

// It has neither role nor name: it is purely visual.
const preloader = (page: Page) => page.locator('[data-preloader]');
const opacityGoal = (page: Page): Promise<string> =>
  preloader(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    return getComputedStyle(element).opacity;
  });

for (const language of bothDirections)
  test.describe(`the preloader in ${language}`, () => {
    test(`is shown at the start, fades after ${preloaderVisibleMs} ms and is gone ${preloaderFadeMs} ms later`, async ({
      visitPage,
    }) => {
      const page = await visitPage('about', { language, frozen: true });
      expect(await preloader(page).isVisible()).toBe(true);
      await page.clock.runFor(preloaderVisibleMs - 1);
      expect(await opacityGoal(page)).toBe('1');
      await page.clock.runFor(1);
      expect(await opacityGoal(page)).toBe('0');
      expect(
        await preloader(page).evaluate((element) => getComputedStyle(element).transitionDuration),
      ).toBe(`${preloaderFadeMs / 1000}s`);
      await page.clock.runFor(preloaderFadeMs - 1);
      expect(await preloader(page).count()).toBe(1);
      await page.clock.runFor(1);
      expect(await preloader(page).count()).toBe(0);
    });
  });

test('the preloader is shown once per session', async ({ visitPage }) => {
  const page = await visitPage('about', { frozen: true });
  expect(await preloader(page).isVisible()).toBe(true);
  await page.reload();
  expect(await preloader(page).isVisible()).toBe(false);
  await page.goto('/contact');
  expect(await preloader(page).isVisible()).toBe(false);
});

test('the preloader blocks no clicks and hides no text', async ({ visitPage }) => {
  const page = await visitPage('about', { frozen: true });
  expect(await preloader(page).isVisible()).toBe(true);
  const box = await preloader(page).boundingBox();
  if (!box) throw new Error('The preloader has no box');
  for (const part of [0.05, 0.5, 0.95]) {
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-preloader]') === null,
      [box.x + box.width * part, box.y + box.height / 2] as const,
    );
    expect(hit).toBe(true);
  }
  expect(box.height).toBeLessThan(24);
  expect(await preloader(page).getAttribute('aria-hidden')).toBe('true');
});

for (const [situation, condition] of [
  ['JavaScript is off', { javaScript: false }],
  ['motion is reduced', { reducedMotion: true }],
] as const)
  test(`there is no preloader where ${situation}`, async ({ visitPage }) => {
    const page = await visitPage('about', condition);
    expect(await preloader(page).isVisible()).toBe(false);
  });

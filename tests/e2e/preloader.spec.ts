import type { Page } from '@playwright/test';
import { preloaderFadeMs, preloaderVisibleMs } from '../../site/facts/timings.ts';
import { expect, test } from '../harness/fixtures.ts';
import { bothDirections } from '../harness/words.ts';

// It has neither role nor name: it is purely visual.
const preloader = (page: Page) => page.locator('[data-preloader]');

for (const language of bothDirections)
  test.describe(`the preloader in ${language}`, () => {
    test(`is shown at the start, fades after ${preloaderVisibleMs} ms and is gone ${preloaderFadeMs} ms later`, async ({
      visitPage,
    }) => {
      const page = await visitPage('about', { preloader: true, language, frozen: true });
      expect(await preloader(page).isVisible()).toBe(true);
      expect(
        await mark(page).evaluate((svg) =>
          svg.getAnimations().map(({ effect }) => {
            const { delay, duration } = effect!.getComputedTiming();
            return { delay, duration };
          }),
        ),
      ).toEqual([{ delay: preloaderVisibleMs, duration: preloaderFadeMs }]);
      await page.clock.runFor(preloaderVisibleMs + preloaderFadeMs - 1);
      expect(await preloader(page).count()).toBe(1);
      await page.clock.runFor(1);
      expect(await preloader(page).count()).toBe(0);
    });
  });

const mark = (page: Page) => preloader(page).locator('svg');

/** A `prepare` of a visit: animations stay at their beginning, however long the machine takes to load the page. */
async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** A `prepare` of a visit: the script that fades the preloader does not load. */
async function withoutStartScript(page: Page): Promise<void> {
  await page.route('**/assets/start-*.js', (route) => route.abort());
}

test('the preloader is shown when a visit begins and on every reload, not on the pages that follow', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true, prepare: withoutStartScript });
  expect(await preloader(page).isVisible()).toBe(true);
  await page.reload();
  expect(await preloader(page).isVisible()).toBe(true);
  await page.locator('footer a[href$="/account-types"]').click();
  await page.waitForURL('**/account-types');
  expect(await preloader(page).isVisible()).toBe(false);
  await page.goto('/contact');
  expect(await preloader(page).isVisible()).toBe(false);
});

test('the brand’s mark draws itself, large, within the time that the preloader is shown', async ({
  visitPage,
}) => {
  for (const [width, height] of [
    [360, 780],
    [1440, 900],
  ] as const) {
    const page = await visitPage('about', {
      preloader: true,
      frozen: true,
      width,
      height,
      prepare: stopAnimations,
    });
    const strokes = await mark(page).evaluate((svg) =>
      [...svg.querySelectorAll('path')].map((path) => ({
        width: path.getBoundingClientRect().width,
        height: path.getBoundingClientRect().height,
        ends: path.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
        from: path
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect
              ? [effect.getKeyframes()[0]?.['strokeDashoffset']]
              : [],
          ),
        length: path.getTotalLength(),
      })),
    );
    expect(strokes).toHaveLength(2);
    expect(strokes[0]?.width).toBeGreaterThan(width * 0.3);
    for (const { height: drawn, ends, from, length } of strokes) {
      expect(drawn).toBeGreaterThan(Math.min(width, height) * 0.4);
      expect(Number(ends[0])).toBeLessThanOrEqual(preloaderVisibleMs);
      // Hidden at the start: the dash begins behind the line's end.
      expect(Number.parseFloat(String(from[0]))).toBeGreaterThanOrEqual(length);
    }
  }
});

test('the preloader leaves by itself where the script that removes it does not load', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { preloader: true, prepare: withoutStartScript });
  expect(
    await mark(page).evaluate((svg) => {
      for (const animation of svg.getAnimations()) animation.finish();
      return getComputedStyle(svg).opacity;
    }),
  ).toBe('0');
});

test('the preloader blocks no clicks, hides no text and moves nothing', async ({ visitPage }) => {
  const page = await visitPage('about', { preloader: true, frozen: true });
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
  const look = (locator: ReturnType<typeof mark>) =>
    locator.evaluate((element) => {
      const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
      return { opacity: Number(opacity), background: `${backgroundColor} ${backgroundImage}` };
    });
  const noBackground = 'rgba(0, 0, 0, 0) none';
  expect((await look(preloader(page))).background).toBe(noBackground);
  expect((await look(mark(page))).background).toBe(noBackground);
  expect((await look(mark(page))).opacity).toBeLessThanOrEqual(0.2);
  expect(await preloader(page).getAttribute('aria-hidden')).toBe('true');
  const place = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight, document.querySelector('main')?.getBoundingClientRect().y];
    });
  const during = await place();
  await page.clock.runFor(preloaderVisibleMs + preloaderFadeMs);
  expect(await preloader(page).count()).toBe(0);
  expect(await place()).toEqual(during);
});

for (const [situation, condition] of [
  ['JavaScript is off', { javaScript: false }],
  ['motion is reduced', { reducedMotion: true }],
] as const)
  test(`there is no preloader where ${situation}`, async ({ visitPage }) => {
    const page = await visitPage('about', { preloader: true, ...condition });
    expect(await preloader(page).isVisible()).toBe(false);
  });

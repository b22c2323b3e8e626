import type { Page } from '@playwright/test';
import { expect, test, holdBack } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const about = pathOf('about', { language: 'en' });
const t = shellWords('en');

/** Milliseconds since the navigation began: when the page was painted first, and when its start script was requested. */
const timesOf = (page: Page): Promise<{ painted: number; requested: number }> =>
  page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
    requested:
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-'))
        ?.startTime ?? Number.NaN,
  }));

test('on the first page of a phone the start script is requested after the first paint', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ width: 360, height: 780, touch: true })).newPage();
  await page.goto(about);
  const { painted, requested } = await timesOf(page);
  expect(painted).toBeGreaterThan(0);
  expect(requested).toBeGreaterThan(painted);
});

for (const [window, size] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', {}],
] as const)
  test(`what is done on ${window} before the start script has loaded is done once it has`, async ({
    newVisitor,
  }) => {
    const page = await (await newVisitor({ ...size, reducedMotion: true })).newPage();
    const { hold, release } = holdBack();
    await page.route('**/assets/start-*.js', hold);
    const asked = page.waitForRequest('**/assets/start-*.js');
    const opened = page.goto(about);
    await asked;
    const html = page.locator('html');
    const switcher = page.locator('site-island', { has: page.locator('a[data-language]') }).first();
    await page.locator('[data-theme-switch]').first().click();
    await page
      .getByLabel(t('language', { language: 'English' }))
      .first()
      .hover();
    expect(await html.getAttribute('data-theme')).toBeNull();
    expect(await switcher.getAttribute('data-state')).toBeNull();
    release();
    await opened;
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(switcher).toHaveAttribute('data-state', 'live');
  });

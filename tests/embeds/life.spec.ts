import type { Page } from '@playwright/test';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { newsScrollIntervalMs } from '../../site/facts/timings.ts';
import { holdBack } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { shellWords, wordsOf } from '../harness/words.ts';
import {
  comeNear,
  expect,
  noticesOn,
  placeOn,
  shiftsOn,
  stateOf,
  test,
  frameSettings,
  widgetFrames,
} from './fixtures.ts';

const agreed = { [storageKeys.widgets]: 'allowed' };
const words = wordsOf('en', 'embeds');
const button = (page: Page, action: 'always' | 'once' | 'never' | 'stop' | 'start') =>
  placeOn(page).getByRole('button', { name: words(`actions.${action}`) });
const colourOf = (page: Page): unknown =>
  widgetFrames(page).map((frame) => frameSettings(frame)['colorTheme']);
const live = (page: Page): Promise<void> => expect.poll(() => stateOf(page)).toBe('live');

test('switching the theme recreates the widget once, in the same place, and before its script has loaded without an error', async ({
  visitWidget,
}) => {
  const { hold, release } = holdBack();
  const { page, requestedPaths } = await visitWidget('metals', {
    asking: true,
    localStorage: agreed,
    prepare: (opened) => opened.route('**/external-embedding/**', hold),
  });
  const frames = () => requestedPaths.filter((path) => path.startsWith('/embed-widget/')).length;
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('waiting');
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expect.poll(() => page.locator(`[data-host] > [data-theme=${theme}]`).count()).toBe(1);
  }
  release();
  await live(page);
  expect(colourOf(page)).toEqual(['light']);
  const framesBefore = frames();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('switch', { name: shellWords('en')('theme') }).click();
  await live(page);
  await expect.poll(() => colourOf(page)).toEqual(['dark']);
  expect(frames() - framesBefore).toBe(1);
  // A frame whose colour scheme differs from its document's is painted on white.
  await expect(page.locator('[data-host] iframe')).toHaveCSS('color-scheme', 'dark');
  expect(await shiftsOn(page)).toEqual([]);
});

const fromCache = 'back from the back/forward cache, the widget is there';
test(fromCache, { tag: '@full-browser' }, async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: sharedOrigin('site') });
    await page.goto(pathOf('economicCalendar', { language: 'en' }));
    await live(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto(pathOf('about', { language: 'en' }));
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => stateOf(page)).toBe('live');
    expect(
      await page.evaluate(() => (globalThis as unknown as { persisted?: boolean }).persisted),
      'kept in the cache',
    ).toBe(true);
    expect(await page.locator('[data-host] iframe').count()).toBe(1);
  } finally {
    await browser.close();
  }
});

test('nothing is loaded before the visitor agrees, once or for every page and tab; it can be withdrawn in the footer, and refused for good', async ({
  visitWidget,
}) => {
  const { page, requestedPaths } = await visitWidget('metals', { asking: true });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('consent');
  expect(await noticesOn(page).innerText()).toContain('TradingView sees your IP address');
  const [always, never] = await Promise.all([
    button(page, 'always').boundingBox(),
    button(page, 'never').boundingBox(),
  ]);
  expect(never?.height).toBe(always?.height);
  expect(requestedPaths).toEqual([]);

  await button(page, 'once').click();
  await live(page);
  await page.reload();
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('consent');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await placeOn(tab).scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(tab)).toBe('consent');
  await button(page, 'always').click();
  await live(page);
  await live(tab);
  await page.goto(pathOf('economicCalendar', { language: 'en' }));
  await comeNear(page);
  await live(page);

  const footer = page.getByRole('contentinfo');
  await footer
    .getByRole('button', { name: words('actions.withdraw', { provider: 'TradingView' }) })
    .click();
  for (const each of [page, tab]) {
    await expect.poll(() => stateOf(each)).toBe('consent');
    await expect(each.locator('[data-host] iframe')).toHaveCount(0);
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.widgets)).toBeNull();
  await expect(footer.getByText(words('withdrawn', { provider: 'TradingView' }))).toBeVisible();

  await button(page, 'never').click();
  await expect.poll(() => stateOf(page)).toBe('declined');
  requestedPaths.length = 0;
  await page.goto(pathOf('metals', { language: 'en' }));
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('declined');
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  expect(requestedPaths).toEqual([]);
});

test.describe('moving content', () => {
  test('the ticker can be stopped and started, and waits to be started with reduced motion', async ({
    visitWidget,
  }) => {
    const { page, requestedPaths } = await visitWidget('home');
    await comeNear(page);
    await expect.poll(() => stateOf(page)).toBe('stopped');
    expect(requestedPaths).toEqual([]);
    await button(page, 'start').click();
    await live(page);
    await button(page, 'stop').click();
    await expect.poll(() => stateOf(page)).toBe('stopped');
    await expect(page.locator('[data-host] iframe')).toHaveCount(0);
  });

  const scrolled = (page: Page): Promise<number> =>
    page.locator('[data-host]').evaluate((host) => host.scrollTop);

  test('news scroll up a pixel every five seconds, pause, rest with reduced motion and on hover, start over after their end, and stop for good once the reader scrolls', async ({
    visitWidget,
  }) => {
    const language = 'ar';
    const { page } = await visitWidget('news', {
      language,
      frozen: true,
      motion: true,
      height: 800,
    });
    await live(page);
    // The code that scrolls them has run.
    await placeOn(page).locator('site-island[data-state=live]').waitFor({ state: 'attached' });
    const scrollsTo = async (top: number, intervals = 3): Promise<void> => {
      await page.clock.runFor(intervals * newsScrollIntervalMs);
      expect(await scrolled(page)).toBe(top);
    };
    const pause = placeOn(page).getByRole('button', {
      name: wordsOf(language, 'embeds')('actions.pause'),
    });
    expect(await scrolled(page)).toBe(0);
    await scrollsTo(3);
    await pause.click();
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    await page.mouse.move(0, 0);
    await scrollsTo(3);
    await pause.click();
    await page.mouse.move(0, 0);
    await scrollsTo(4, 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toBeHidden();
    await scrollsTo(4);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('[data-host]').hover();
    await scrollsTo(4);
    await page.mouse.move(0, 0);
    const end = await page
      .locator('[data-host]')
      .evaluate((host) => host.scrollHeight - host.clientHeight);
    expect(end).toBeGreaterThan(4);
    await scrollsTo(end, end - 4);
    await scrollsTo(0, 1);
    await page
      .locator('[data-host]')
      .evaluate((host) => host.scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(() => pause.getAttribute('aria-pressed')).toBe('true');
    await scrollsTo(40);
  });
});

import type { Page, Route } from '@playwright/test';
import { widgetTimeoutMs } from '../../site/facts/timings.ts';
import { faultCookie, type Fault } from '../fakes/charting-provider.ts';
import { holdBack } from '../harness/fixtures.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { wordsOf } from '../harness/words.ts';
import {
  comeNear,
  expect,
  frameSettings,
  noticesOn,
  placeOn,
  shiftsOn,
  stateOf,
  test,
  widgetFrames,
} from './fixtures.ts';

const words = wordsOf('en', 'embeds');
const provider = 'TradingView';
/** Without the invisible isolates around foreign names. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const inState = (page: Page, state: string): Promise<void> =>
  expect.poll(() => stateOf(page)).toBe(state);

test('a widget waits at its final size, then goes live with its settings, and nothing moves', async ({
  visitWidget,
}) => {
  const { page, requestedPaths } = await visitWidget('metals', { height: 500, motion: true });
  expect(requestedPaths).toEqual([]);
  const before = await placeOn(page).boundingBox();
  await comeNear(page);
  await inState(page, 'live');
  const frame = page.locator('[data-host] iframe');
  expect(await frame.isVisible()).toBe(true);
  expect(await frame.getAttribute('title')).not.toBe('');
  const { locale, ...settings } = JSON.parse(
    (await placeOn(page).getAttribute('data-settings')) ?? '{}',
  ) as Record<string, unknown>;
  expect(locale).toBe('en');
  expect(frameSettings(widgetFrames(page)[0]!)).toMatchObject(settings);
  expect(await page.locator('.tradingview-widget-copyright a').innerText()).toBe(
    'Track all markets on TradingView',
  );
  const after = await placeOn(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await shiftsOn(page)).toEqual([]);
});

test('with the provider blocked, home lists what the widget would have shown, and nothing moves', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('home', {
    motion: true,
    prepare: (opened) =>
      opened.route(`${sharedOrigin('chartingProvider')}/**`, (request) => request.abort()),
  });
  await comeNear(page);
  await inState(page, 'failed');
  const notice = plain(await noticesOn(page).innerText());
  expect(notice).toContain(words('ticker.failed', { provider }));
  expect(notice).toContain(words('actions.retry'));
  expect(await placeOn(page).getByRole('list').first().isVisible()).toBe(true);
  // The state stands once, after the markets of the same hours.
  const sameHours = placeOn(page).getByRole('listitem').filter({ hasText: 'EURUSD' }).first();
  await expect(sameHours).toContainText(/\d pips.*1:\d.*(?:Open|Closed|holiday)/);
  // The provider's own page is one click away.
  await expect(
    page.locator('main').locator('a[href^="https://www.tradingview.com/"]:visible').first(),
  ).toBeVisible();
  expect(await page.locator('[data-host] iframe').count()).toBe(0);
  expect(await shiftsOn(page)).toEqual([]);
});

const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);

test('each fault is told from a success, Retry starts anew, and a connection that comes back does so by itself', async ({
  visitWidget,
}) => {
  const providerOrigin = sharedOrigin('chartingProvider');
  let answer = (route: Route): Promise<void> => route.continue();
  const { page } = await visitWidget('metals', {
    frozen: true,
    prepare: (opened) => opened.route(`${providerOrigin}/**`, (route) => answer(route)),
  });
  const setFault = (value: Fault): Promise<void> =>
    page.context().addCookies([{ name: faultCookie, value, url: providerOrigin }]);
  const retry = async (fault: Fault): Promise<void> => {
    await setFault(fault);
    await placeOn(page)
      .getByRole('button', { name: words('actions.retry') })
      .press('Enter');
  };
  const frames = page.locator('[data-host] iframe');
  /** It fails after ten seconds, no sooner. */
  const timesOut = async (): Promise<void> => {
    await inState(page, 'waiting');
    await page.clock.runFor(widgetTimeoutMs - 100);
    expect(await stateOf(page)).toBe('waiting');
    await page.clock.runFor(200);
    expect(await stateOf(page)).toBe('failed');
  };

  await test.step('no connection before it comes into view, then a script that fails', async () => {
    await setOnline(page, false);
    await comeNear(page);
    await inState(page, 'offline');
    await setFault('error');
    await setOnline(page, true);
    await inState(page, 'failed');
  });

  await test.step('an empty frame', async () => {
    answer = (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cache-control': 'no-store' },
        body: `const container = document.currentScript.parentElement;
          container.append(Object.assign(document.createElement('iframe'), { src: 'about:blank' }))`,
      });
    await retry('none');
    await expect(frames).toHaveCount(1);
    await timesOut();
  });

  await test.step('a script that does not respond in time, and replaces the failure once it does', async () => {
    const { hold, release } = holdBack();
    answer = hold;
    await retry('none');
    await inState(page, 'waiting');
    expect(await noticesOn(page).innerText()).toBe(words('quotes.waiting', { provider }));
    // The names stay until the quotes replace them.
    expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
    await timesOut();
    release();
    await inState(page, 'live');
    expect(await noticesOn(page).innerText()).toBe('');
  });

  // From here on the browser has the script.
  await test.step('a connection that goes and comes back, to a frame that never responds', async () => {
    answer = (route) => route.continue();
    await setOnline(page, false);
    await inState(page, 'offline');
    await setFault('frameHang');
    await setOnline(page, true);
    await expect(frames).toHaveCount(1);
    await timesOut();
  });

  await test.step('a frame whose host is blocked, although the browser "loads" its error page', async () => {
    answer = (route) => route.abort();
    await setFault('none');
    await setOnline(page, true);
    await inState(page, 'failed');
    await expect(frames).toHaveCount(1);
  });

  await test.step('a refusal, then a silent frame that can be reached; the focus stays in place', async () => {
    answer = (route) => route.continue();
    await retry('refuse');
    await inState(page, 'refused');
    expect(await noticesOn(page).innerText()).toContain(words('quotes.refused', { provider }));
    expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
    await retry('silent');
    await inState(page, 'live');
    expect(await placeOn(page).evaluate((place) => place.contains(document.activeElement))).toBe(
      true,
    );
  });
});

test('where our own code for widgets does not load, the names stay, the notice says why, and it is loaded with the next connection', async ({
  visitWidget,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  let isBroken = false;
  const { page } = await visitWidget('metals', {
    height: 500,
    prepare: (opened) =>
      opened.route(/\/assets\/embed-[\w-]+\.js/, (route) =>
        isBroken ? route.abort() : route.continue(),
      ),
  });
  const notice = (state: 'offline' | 'failed') => noticesOn(page).locator(`[data-for=${state}]`);
  await page.context().setOffline(true);
  await comeNear(page);
  await expect(notice('offline')).toHaveCSS('visibility', 'visible');
  await expect(notice('failed')).toHaveCSS('visibility', 'hidden');
  isBroken = true;
  await page.context().setOffline(false);
  await expect(notice('failed')).toHaveCSS('visibility', 'visible');
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  expect(await noticesOn(page).innerText()).toContain(words('quotes.failed'));
  expect(await noticesOn(page).getByRole('button').count()).toBe(0);
  isBroken = false;
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await inState(page, 'live');
});

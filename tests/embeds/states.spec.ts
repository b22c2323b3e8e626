import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { widgetTimeoutMs } from '../../site/facts/timings.ts';
import { holdBack } from '../harness/fixtures.ts';
import { wordsOf } from '../harness/words.ts';
import {
  comeNear,
  expect,
  frameSettings,
  noticesOn,
  placeOn,
  shiftsOn,
  stateOf,
  statesOf,
  test,
  widgetFrames,
} from './fixtures.ts';

const words = (language: LanguageCode) => wordsOf(language, 'embeds');
const provider = 'TradingView';
/** Without the invisible isolates around foreign names. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const retryButton = (page: Page) =>
  placeOn(page).getByRole('button', { name: words('en')('actions.retry') });
const inState = (page: Page, state: string): Promise<void> =>
  expect.poll(() => stateOf(page)).toBe(state);

for (const route of ['metals', 'economicCalendar'] as const)
  test(`a widget on ${route} waits at its final size, then goes live with its settings; nothing moves, nothing is logged`, async ({
    visitWidget,
  }) => {
    const { page, errors, requestedPaths } = await visitWidget(route, {
      height: 500,
      motion: true,
    });
    if (route === 'metals') expect(requestedPaths).toEqual([]);
    const before = await placeOn(page).boundingBox();
    await comeNear(page);
    await inState(page, 'live');
    expect(await statesOf(page)).toEqual(['waiting', 'live']);
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
    expect(errors).toEqual([]);
  });

test('a widget that loads but stays silent is shown if its frame can be reached', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', { fault: 'silent' });
  await comeNear(page);
  await inState(page, 'live');
});

for (const [route, language, subject] of [
  ['home', 'en', 'ticker'],
  ['news', 'ar', 'news'],
] as const)
  test(`with the provider blocked, ${route} in ${language} lists what the widget would have shown, and nothing moves`, async ({
    providerOrigin,
    visitWidget,
  }) => {
    const { page } = await visitWidget(route, {
      language,
      motion: true,
      prepare: (opened) => opened.route(`${providerOrigin}/**`, (request) => request.abort()),
    });
    await comeNear(page);
    await inState(page, 'failed');
    const notice = plain(await noticesOn(page).innerText());
    expect(notice).toContain(words(language)(`${subject}.failed`, { provider }));
    expect(notice).toContain(words(language)('actions.retry'));
    expect(await placeOn(page).getByRole('list').first().isVisible()).toBe(true);
    if (route === 'home') {
      const euro = placeOn(page).getByRole('listitem').filter({ hasText: 'EURUSD' });
      await expect(euro).toContainText(/\d pips.*1:\d.*(?:Open|Closed|holiday)/);
    }
    // The provider's own page is one click away, inside the panel or under it.
    await expect(
      page.locator('main').locator('a[href^="https://www.tradingview.com/"]:visible').first(),
    ).toBeVisible();
    expect(await page.locator('[data-host] iframe').count()).toBe(0);
    expect(await shiftsOn(page)).toEqual([]);
  });

for (const fault of ['hang', 'frameHang'] as const)
  test(`a widget whose ${fault === 'hang' ? 'script' : 'frame'} never responds fails after ten seconds, no sooner`, async ({
    visitWidget,
  }) => {
    const { page } = await visitWidget('metals', { fault, frozen: true });
    await comeNear(page);
    await inState(page, 'waiting');
    expect(await noticesOn(page).innerText()).toBe(words('en')('quotes.waiting', { provider }));
    // The names stay until the quotes replace them.
    expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
    await page.clock.runFor(widgetTimeoutMs - 100);
    expect(await stateOf(page)).toBe('waiting');
    await page.clock.runFor(200);
    expect(await stateOf(page)).toBe('failed');
  });

test('a late success replaces the failure', async ({ visitWidget }) => {
  const { hold, release } = holdBack();
  const { page } = await visitWidget('metals', {
    frozen: true,
    prepare: (opened) => opened.route('**/embed-widget-*.js', hold),
  });
  await comeNear(page);
  await inState(page, 'waiting');
  await page.clock.runFor(widgetTimeoutMs + 100);
  expect(await stateOf(page)).toBe('failed');
  release();
  await inState(page, 'live');
  expect(await noticesOn(page).innerText()).toBe('');
});

test('a frame whose host is blocked does not count as a success, although the browser "loads" its error page', async ({
  providerOrigin,
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', {
    prepare: async (opened) => {
      await opened.route(`${providerOrigin}/embed-widget/**`, (request) => request.abort());
      await opened.route(`${providerOrigin}/`, (request) => request.abort());
    },
  });
  await comeNear(page);
  await inState(page, 'failed');
});

test('retrying works by keyboard, keeps the focus in place, and loads the widget', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', { fault: 'error' });
  await comeNear(page);
  await inState(page, 'failed');
  await page.context().clearCookies();
  await retryButton(page).press('Enter');
  await inState(page, 'live');
  expect(await placeOn(page).evaluate((place) => place.contains(document.activeElement))).toBe(
    true,
  );
});

test('a refusal by the provider is shown as such', async ({ visitWidget }) => {
  const { page } = await visitWidget('indices', { fault: 'refuse' });
  await comeNear(page);
  await inState(page, 'refused');
  expect(await noticesOn(page).innerText()).toContain(words('en')('quotes.refused', { provider }));
  expect(await placeOn(page).getByText('Wall Street 30').isVisible()).toBe(true);
});

const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);

test('a widget whose connection goes says so, and loads by itself once there is one', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', { height: 500, fault: 'error' });
  // Before it comes into view, when it has failed, and when it is live.
  await setOnline(page, false);
  await comeNear(page);
  await inState(page, 'offline');
  await setOnline(page, true);
  await inState(page, 'failed');
  await page.context().clearCookies();
  await setOnline(page, true);
  await inState(page, 'live');
  await setOnline(page, false);
  await inState(page, 'offline');
  await setOnline(page, true);
  await inState(page, 'live');
});

test('a widget whose code could not be fetched offline says so, and loads by itself once it can', async ({
  visitWidget,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  const { page } = await visitWidget('metals', { height: 500 });
  await page.context().setOffline(true);
  await comeNear(page);
  await expect(noticesOn(page).locator('[data-for=offline]')).toHaveCSS('visibility', 'visible');
  await expect(noticesOn(page).locator('[data-for=failed]')).toHaveCSS('visibility', 'hidden');
  await page.context().setOffline(false);
  await inState(page, 'live');
});

test('an empty frame is no live widget', async ({ providerOrigin, visitWidget }) => {
  const { page } = await visitWidget('metals', {
    frozen: true,
    prepare: (opened) =>
      opened.route(`${providerOrigin}/external-embedding/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `const container = document.currentScript.parentElement;
            container.append(Object.assign(document.createElement('iframe'), { src: 'about:blank' }))`,
        }),
      ),
  });
  await comeNear(page);
  await expect.poll(() => page.locator('[data-host] iframe').count()).toBe(1);
  await page.clock.runFor(widgetTimeoutMs + 100);
  await inState(page, 'failed');
});

test('without JavaScript the names are listed at full height', async ({ visitWidget }) => {
  const { page } = await visitWidget('forex', { javaScript: false });
  const list = placeOn(page).getByRole('list');
  expect(await list.getByRole('listitem').count()).toBe(28);
  expect(await list.isVisible()).toBe(true);
  expect(await placeOn(page).getByRole('button').count()).toBe(0);
});

test('if our own code for widgets fails to load, the names stay, and the notice says that the quotes did not load', async ({
  visitWidget,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  const { page } = await visitWidget('metals', {
    prepare: (opened) => opened.route(/\/assets\/embed-[\w-]+\.js/, (route) => route.abort()),
  });
  await comeNear(page);
  await page.locator('site-island[data-state=missing]').waitFor({ state: 'attached' });
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  expect(await noticesOn(page).innerText()).toContain(words('en')('quotes.failed'));
  expect(await noticesOn(page).getByRole('button').count()).toBe(0);
});

import type { Page } from '@playwright/test';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { widgetTimeoutMs } from '../../site/facts/timings.ts';
import type { RouteName } from '../../site/paths.ts';
import { wordsOf } from '../harness/words.ts';
import {
  comeNear,
  expect,
  noticesOn,
  placeOn,
  shiftsOn,
  stateOf,
  statesOf,
  test,
} from './fixtures.ts';

const words = (language: LanguageCode) => wordsOf(language, 'embeds');
const provider = 'TradingView';
/** Without the invisible isolates around foreign names. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const subjects = {
  home: 'ticker',
  metals: 'quotes',
  economicCalendar: 'calendar',
  news: 'news',
} as const satisfies Partial<Record<RouteName, string>>;
const kinds = keysOf(subjects);

test.describe('a widget that loads', () => {
  for (const route of kinds)
    test(`on ${route} waits at its final size, then goes live; nothing moves, nothing is logged`, async ({
      visitWidget,
    }) => {
      const { page, errors, requestedPaths } = await visitWidget(route, {
        language: 'en',
        height: 500,
      });
      if (route === 'metals') expect(requestedPaths).toEqual([]);
      const before = await placeOn(page).boundingBox();
      await comeNear(page);
      await expect.poll(() => stateOf(page)).toBe('live');
      expect(await statesOf(page)).toEqual(['waiting', 'live']);
      const frame = page.locator('[data-host] iframe');
      expect(await frame.isVisible()).toBe(true);
      expect(await frame.getAttribute('title')).not.toBe('');
      expect(await page.locator('.tradingview-widget-copyright a').innerText()).toBe(
        'Track all markets on TradingView',
      );
      const after = await placeOn(page).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect(await shiftsOn(page)).toEqual([]);
      expect(errors).toEqual([]);
    });

  test('but stays silent is shown if its frame can be reached', async ({ visitWidget }) => {
    const { page } = await visitWidget('metals', { language: 'en', fault: 'silent' });
    await comeNear(page);
    await expect.poll(() => stateOf(page)).toBe('live');
  });
});

test.describe('with all of the provider’s hosts blocked', () => {
  for (const [index, route] of kinds.entries()) {
    const language = languageCodes[index % languageCodes.length]!;
    test(`${route} in ${language} lists what the widget would have shown, and nothing moves`, async ({
      providerOrigin,
      visitWidget,
    }) => {
      const { page } = await visitWidget(route, {
        language,
        prepare: async (opened) => {
          await opened.route(`${providerOrigin}/**`, (request) => request.abort());
        },
      });
      await comeNear(page);
      await expect.poll(() => stateOf(page)).toBe('failed');
      const notice = plain(await noticesOn(page).innerText());
      expect(notice).toContain(words(language)(`${subjects[route]}.failed`, { provider }));
      expect(notice).toContain(words(language)('actions.retry'));
      expect(await placeOn(page).getByRole('list').first().isVisible()).toBe(true);
      // The provider's own page is one click away, inside the panel or under it.
      expect(
        await page
          .locator('main')
          .locator('a[href^="https://www.tradingview.com/"]:visible')
          .count(),
      ).toBeGreaterThan(0);
      expect(await page.locator('[data-host] iframe').count()).toBe(0);
      expect(await shiftsOn(page)).toEqual([]);
    });
  }
});

test('a widget that never responds fails after ten seconds, no sooner', async ({ visitWidget }) => {
  const { page } = await visitWidget('metals', { language: 'en', fault: 'hang', frozen: true });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('waiting');
  expect(await noticesOn(page).innerText()).toBe(words('en')('quotes.waiting', { provider }));
  // The names stay until the quotes replace them.
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  await page.clock.runFor(widgetTimeoutMs - 100);
  expect(await stateOf(page)).toBe('waiting');
  await page.clock.runFor(200);
  expect(await stateOf(page)).toBe('failed');
});

test('a late success replaces the failure', async ({ visitWidget }) => {
  const gate = Promise.withResolvers<void>();
  const { page } = await visitWidget('metals', {
    language: 'en',
    frozen: true,
    prepare: async (opened) => {
      await opened.route('**/embed-widget-*.js', async (request) => {
        await gate.promise;
        await request.continue();
      });
    },
  });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('waiting');
  await page.clock.runFor(widgetTimeoutMs + 100);
  expect(await stateOf(page)).toBe('failed');
  gate.resolve();
  await expect.poll(() => stateOf(page)).toBe('live');
  expect(await noticesOn(page).innerText()).toBe('');
});

test('a frame whose host is blocked does not count as a success, although the browser "loads" its error page', async ({
  providerOrigin,
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(`${providerOrigin}/embed-widget/**`, (request) => request.abort());
      await opened.route(`${providerOrigin}/`, (request) => request.abort());
    },
  });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('failed');
});

test('retrying works by keyboard, keeps the focus in place, and loads the widget', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', { language: 'en', fault: 'error' });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('failed');
  await page.context().clearCookies();
  await placeOn(page)
    .getByRole('button', { name: words('en')('actions.retry') })
    .press('Enter');
  await expect.poll(() => stateOf(page)).toBe('live');
  expect(await placeOn(page).evaluate((place) => place.contains(document.activeElement))).toBe(
    true,
  );
});

test('a refusal by the provider is shown as such', async ({ visitWidget }) => {
  const { page } = await visitWidget('indices', { language: 'en', fault: 'refuse' });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('refused');
  expect(await noticesOn(page).innerText()).toContain(words('en')('quotes.refused', { provider }));
  expect(await placeOn(page).getByText('Wall Street 30').isVisible()).toBe(true);
});

const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);

for (const [moment, isLive] of [
  ['before it comes into view', false],
  ['when it is live', true],
] as const)
  test(`a widget whose connection goes ${moment} says so, and loads by itself once there is one`, async ({
    visitWidget,
  }) => {
    const { page } = await visitWidget('metals', {
      language: 'en',
      height: 500,
    });
    if (!isLive) await setOnline(page, false);
    await comeNear(page);
    if (isLive) {
      await expect.poll(() => stateOf(page)).toBe('live');
      await setOnline(page, false);
    }
    await expect.poll(() => stateOf(page)).toBe('offline');
    await setOnline(page, true);
    await expect.poll(() => stateOf(page)).toBe('live');
  });

test('a widget that failed when the connection went loads by itself once it is back', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('metals', { language: 'en', fault: 'error' });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('failed');
  await page.context().clearCookies();
  await setOnline(page, true);
  await expect.poll(() => stateOf(page)).toBe('live');
});

test('an empty frame is no live widget', async ({ providerOrigin, visitWidget }) => {
  const { page } = await visitWidget('metals', {
    language: 'en',
    frozen: true,
    prepare: async (opened) => {
      await opened.route(`${providerOrigin}/external-embedding/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `const container = document.currentScript.parentElement;
            container.append(Object.assign(document.createElement('iframe'), { src: 'about:blank' }))`,
        }),
      );
    },
  });
  await comeNear(page);
  await expect.poll(() => page.locator('[data-host] iframe').count()).toBe(1);
  await page.clock.runFor(widgetTimeoutMs + 100);
  await expect.poll(() => stateOf(page)).toBe('failed');
});

test('without JavaScript the names are listed at full height', async ({ visitWidget }) => {
  const { page } = await visitWidget('forex', { language: 'en', javaScript: false });
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
    language: 'en',
    prepare: async (opened) => {
      await opened.route(/\/assets\/embed-[\w-]+\.js/, (route) => route.abort());
    },
  });
  await comeNear(page);
  await page.locator('site-island[data-state=missing]').waitFor({ state: 'attached' });
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  expect(await noticesOn(page).innerText()).toContain(words('en')('quotes.failed'));
  expect(await noticesOn(page).getByRole('button').count()).toBe(0);
});

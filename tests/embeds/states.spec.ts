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
  forex: 'quotes',
  metals: 'quotes',
  indices: 'quotes',
  energies: 'quotes',
  futures: 'quotes',
  economicCalendar: 'calendar',
  news: 'news',
} as const satisfies Partial<Record<RouteName, string>>;
const widgetPages = keysOf(subjects);

test('nothing is requested from the provider, not even our own code for it, before the visitor comes near', async ({
  visitWidget,
}) => {
  const ownScripts: string[] = [];
  const { page, requestedPaths } = await visitWidget('forex', {
    language: 'en',
    height: 600,
    prepare: async (opened) => {
      opened.on(
        'request',
        (request) =>
          request.url().includes('/embed.enhancement-') && ownScripts.push(request.url()),
      );
    },
  });
  await page.waitForLoadState('networkidle');
  expect([requestedPaths, ownScripts]).toEqual([[], []]);
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('live');
  expect(requestedPaths).toEqual([
    '/external-embedding/embed-widget-market-quotes.js',
    '/embed-widget/market-quotes/',
  ]);
  expect(ownScripts).toHaveLength(1);
});

test.describe('a widget that loads', () => {
  for (const route of widgetPages)
    test(`on ${route} waits at its final size, then goes live; nothing moves, nothing is logged`, async ({
      visitWidget,
    }) => {
      const { page, errors } = await visitWidget(route, { language: 'en' });
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
  // Each kind of widget in every language; the other quote pages once.
  const kinds = ['home', 'metals', 'economicCalendar', 'news'] as const;
  const combinations = [
    ...kinds.flatMap((route) => languageCodes.map((language) => ({ route, language }))),
    ...widgetPages
      .filter((route) => !kinds.some((kind) => kind === route))
      .map((route) => ({ route, language: 'ar' as const })),
  ];
  for (const { route, language } of combinations)
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

test('a frame that never responds fails, too', async ({ visitWidget }) => {
  const { page } = await visitWidget('metals', {
    language: 'en',
    fault: 'frameHang',
    frozen: true,
  });
  await comeNear(page);
  await expect.poll(() => page.locator('[data-host] iframe').count()).toBe(1);
  await page.clock.runFor(widgetTimeoutMs + 100);
  expect(await stateOf(page)).toBe('failed');
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

for (const directive of ['script-src', 'frame-src'])
  // In the headless shell a blocked frame reports that it has loaded.
  test(
    `a policy whose ${directive} blocks the widget leads to a notice`,
    {
      tag: directive === 'frame-src' ? ['@full-browser'] : [],
    },
    async ({ visitWidget, pageErrors }) => {
      pageErrors.allow(/violates the following Content Security Policy/);
      const { page } = await visitWidget('metals', { language: 'en', frozen: true, height: 500 });
      await page.evaluate((policy) => {
        document.head.append(
          Object.assign(document.createElement('meta'), {
            httpEquiv: 'Content-Security-Policy',
            content: policy,
          }),
        );
      }, `${directive} 'self'`);
      await comeNear(page);
      if (directive === 'frame-src') {
        await expect.poll(() => page.locator('[data-host] iframe').count()).toBe(1);
        await page.clock.runFor(widgetTimeoutMs + 100);
      }
      await expect.poll(() => stateOf(page)).toBe('failed');
    },
  );

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

test('without a connection the widget says so, and loads by itself once there is one', async ({
  visitWidget,
}) => {
  const { page, requestedPaths } = await visitWidget('metals', { language: 'en', height: 500 });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await comeNear(page);
  await expect.poll(() => stateOf(page)).toBe('offline');
  expect(requestedPaths).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });
  await expect.poll(() => stateOf(page)).toBe('live');
});

test('without JavaScript the names are listed at full height', async ({ visitWidget }) => {
  const { page } = await visitWidget('forex', { language: 'en', javaScript: false });
  const list = placeOn(page).getByRole('list');
  expect(await list.getByRole('listitem').count()).toBe(28);
  expect(await list.isVisible()).toBe(true);
  expect(await placeOn(page).getByRole('button').count()).toBe(0);
});

test('the ticker’s names wait without layout for our code, and come back if it is still not there after twelve seconds', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('home', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(/\/assets\/embed-control\.enhancement-/, () => {});
    },
  });
  const name = placeOn(page).getByRole('listitem', { includeHidden: true }).first();
  /** Also true of what is laid out but hidden. */
  const isLaidOut = (): Promise<boolean> => name.evaluate((element) => element.checkVisibility());
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().delay === 12_000) animation.finish();
  });
  expect(await isLaidOut()).toBe(true);
  expect(await name.isVisible()).toBe(true);
});

test('without JavaScript the calendar leads to the provider’s, and nothing waits', async ({
  visitWidget,
}) => {
  const { page } = await visitWidget('economicCalendar', { language: 'en', javaScript: false });
  expect(await placeOn(page).getByRole('link').first().isVisible()).toBe(true);
  const waiting = placeOn(page).locator('[data-for=waiting]');
  expect(await waiting.count()).toBe(1);
  expect(await waiting.isVisible()).toBe(false);
});

test('if our own code for widgets fails to load, the names stay, and the notice says that the quotes did not load', async ({
  visitWidget,
  pageErrors,
}) => {
  pageErrors.allow(/did not load/);
  const { page } = await visitWidget('metals', {
    language: 'en',
    prepare: async (opened) => {
      await opened.route(/\/assets\/embed\.enhancement-/, (route) => route.abort());
    },
  });
  await comeNear(page);
  await page.locator('site-island[data-state=missing]').waitFor({ state: 'attached' });
  expect(await placeOn(page).getByText('Platinum').isVisible()).toBe(true);
  expect(await noticesOn(page).innerText()).toContain(words('en')('quotes.failed'));
  expect(await noticesOn(page).getByRole('button').count()).toBe(0);
});

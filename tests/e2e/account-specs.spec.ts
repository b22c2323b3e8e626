import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { accessibilityViolations, tableSemantics } from '../harness/accessibility.ts';
import { expect, holdBack, test as base, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';
import { noteShifts, sidewaysAt } from '../sweep/look.ts';

const wordsIn = (language: LanguageCode) => wordsOf(language, 'account-specs');

const island = 'site-island[data-src*="account-specs"]';
/** As on a phone, anywhere on the page: the island is hydrated. */
const touch = (page: Page): Promise<void> => page.locator('body').dispatchEvent('touchstart');
const alive = async (page: Page): Promise<void> =>
  void (await page.waitForSelector(`${island}[data-state=live]`, { state: 'attached' }));

const test = base.extend<{
  /** Opens the page; with JavaScript, touches it and resolves once its island is hydrated. */
  open: (language: LanguageCode, queryString?: string, visit?: Visit) => Promise<Page>;
}>({
  async open({ visitUrl }, use) {
    await use(async (language, queryString = '', visit = {}) => {
      const page = await visitUrl(pathOf('accountSpecs', { language }) + queryString, {
        reducedMotion: true,
        language,
        ...visit,
      });
      if (visit.javaScript !== false) await touch(page);
      if (visit.frozen)
        await expect
          .poll(() =>
            page.clock.runFor(50).then(() => page.locator(island).getAttribute('data-state')),
          )
          .toBe('live');
      else if (visit.javaScript !== false) await alive(page);
      return page;
    });
  },
});

/** Symbols of the specifications' table, in order; [] when there is none. */
const symbols = (page: Page): Promise<string[]> =>
  page.locator('main table').first().locator('tbody th .ltr').allTextContents();
/** Text of the table, row by row. */
const texts = (page: Page): Promise<string[]> =>
  page.locator('main table').first().locator('tbody tr').allTextContents();
const box = (page: Page) => page.getByRole('searchbox');
const queryStringOf = (page: Page): string => new URL(page.url()).search;
const filter = (page: Page, name: string) =>
  page.getByRole('group').getByRole('button', { name: new RegExp(`^${name} `) });

/** Paths of the lists that the page requests. */
function listRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('-account-specs') && paths.push(new URL(request.url()).pathname),
  );
  return paths;
}

for (const language of bothDirections)
  test.describe(`in ${language}`, () => {
    const t = wordsIn(language);

    test('typing searches by name in any language, and the URL follows without history entries', async ({
      open,
    }) => {
      const page = await open(language);
      const steps = await page.evaluate(() => history.length);
      for (const query of ['黄金', 'الذهب', 'ذهب', 'gold']) {
        await box(page).fill(query);
        await expect
          .poll(async () =>
            (await symbols(page)).filter((symbol) => ['EURUSD', 'XAUUSD'].includes(symbol)),
          )
          .toEqual(['XAUUSD']);
        await expect.poll(() => new URLSearchParams(queryStringOf(page)).get('q')).toBe(query);
      }
      for (const query of ['eurusd', 'EUR/USD', 'ＥＵＲ usd']) {
        await box(page).fill(query);
        await expect.poll(() => symbols(page)).toEqual(['EURUSD']);
      }
      expect(await page.getByRole('status').first().textContent()).toBe(
        t('table.shown', { from: 1, to: 1, total: 1 }),
      );
      expect(await page.evaluate(() => history.length)).toBe(steps);
    });

    test('tier, filter and order are history entries; a tier clears the filter; each list is fetched once', async ({
      open,
    }) => {
      let requests: string[] = [];
      const page = await open(language, '', {
        prepare: async (opened) => void (requests = listRequests(opened)),
      });
      await filter(page, t('classes.metals')).click();
      await expect
        .poll(() => symbols(page))
        .toEqual(['XAUUSD', 'XAGUSD', 'XAUEUR', 'XAUGBP', 'XAUAUD', 'XAGEUR', 'XPTUSD', 'XPDUSD']);
      expect(queryStringOf(page)).toBe('?product=metal');
      await page.getByRole('link', { name: t('table.columns.contractSize') }).click();
      await page.getByRole('link', { name: t('table.columns.contractSize') }).click();
      await expect
        .poll(async () => (await symbols(page)).slice(0, 3))
        .toEqual(['XAGUSD', 'XAGEUR', 'XAUUSD']);
      await page.getByRole('link', { name: t('tiers.elite.name'), exact: true }).click();
      await page.getByRole('heading', { name: t('tiers.elite.title') }).waitFor();
      await expect.poll(() => symbols(page)).toHaveLength(25);
      expect(queryStringOf(page)).toBe('?tier=elite&sort=contractSize&order=desc');
      await page.goBack();
      await expect.poll(() => symbols(page)).toHaveLength(8);
      expect(queryStringOf(page)).toBe('?product=metal&sort=contractSize&order=desc');
      await page.getByRole('heading', { name: t('tiers.standard.title') }).waitFor();
      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect.poll(() => symbols(page)).toHaveLength(25);
      expect(queryStringOf(page)).toBe('');
      await page.getByRole('link', { name: t('tiers.elite.name'), exact: true }).click();
      await page.getByRole('heading', { name: t('tiers.elite.title') }).waitFor();
      expect(requests.toSorted()).toEqual([
        '/api/elite-account-specs',
        '/api/standard-account-specs',
      ]);
    });

    test('a shared URL shows everybody the same, with JavaScript and without', async ({ open }) => {
      for (const queryString of [
        '?tier=premium&product=stocks&sort=symbol&order=desc&page=1',
        '?q=%D8%A7%D9%84%D8%B0%D9%87%D8%A8',
        '?sort=leverage&page=2',
        '?product=crypto&q=bitcoin',
      ]) {
        const without = await open(language, queryString, { javaScript: false });
        const expected = await texts(without);
        expect(expected.length).toBeGreaterThan(0);
        const page = await open(language, queryString);
        expect(await texts(page)).toEqual(expected);
        // From the fetched list, too.
        await box(page).press('End');
        await box(page).pressSequentially('x');
        await box(page).press('Backspace');
        await expect
          .poll(() => texts(page))
          .toEqual(
            queryString.includes('page=2')
              ? await texts(await open(language, '?sort=leverage', { javaScript: false }))
              : expected,
          );
        await page.reload();
        await touch(page);
        await alive(page);
      }
    });

    test('everything works without JavaScript', async ({ open }) => {
      const page = await open(language, '', { javaScript: false });
      await box(page).fill('usd');
      await box(page).press('Enter');
      await page.waitForURL(/q=usd/);
      // The filter keeps the typed text, even before it is submitted.
      await box(page).fill('xau');
      await filter(page, t('classes.metals')).click();
      await page.waitForURL(/product=metal/);
      expect(await symbols(page)).toEqual(['XAUUSD', 'XAUEUR', 'XAUGBP', 'XAUAUD']);
      expect(await filter(page, t('classes.metals')).getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('link', { name: t('table.columns.symbol') }).click();
      expect(await symbols(page)).toEqual(['XAUAUD', 'XAUEUR', 'XAUGBP', 'XAUUSD']);
      await box(page).press('Enter');
      await page.waitForURL(/sort=symbol/);
      expect(await symbols(page)).toEqual(['XAUAUD', 'XAUEUR', 'XAUGBP', 'XAUUSD']);
      await page.getByRole('link', { name: t('tiers.premium.name'), exact: true }).click();
      await page.getByRole('heading', { name: t('tiers.premium.title') }).waitFor();
      expect(new URLSearchParams(queryStringOf(page)).get('product')).toBeNull();
      await page.goto(pathOf('accountSpecs', { language }));
      await page.getByRole('link', { name: t('table.next') }).click();
      expect(queryStringOf(page)).toBe('?page=2');
      expect(await symbols(page)).toHaveLength(25);
      expect(await accessibilityViolations(await open(language, '?q=gold&sort=symbol'))).toEqual(
        [],
      );
    });

    test('a list that fails to load says so, and loads on retry', async ({ open, pageErrors }) => {
      pageErrors.allow(/Failed to fetch data/);
      let refuse = true;
      const page = await open(language, '', {
        prepare: async (opened) => {
          await opened.route('**/api/premium-account-specs', (route) =>
            refuse ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
          );
        },
      });
      await page.getByRole('link', { name: t('tiers.premium.name'), exact: true }).click();
      await page.getByText(t('errors.fetchFailed')).waitFor();
      expect(await symbols(page)).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);
      refuse = false;
      await page.getByRole('link', { name: t('errors.tryAgain') }).click();
      await expect.poll(() => symbols(page)).toHaveLength(25);
      expect(queryStringOf(page)).toBe('?tier=premium');
    });

    test('a search without results offers to show everything', async ({ open }) => {
      const page = await open(language);
      await box(page).fill('no such thing');
      await page.getByRole('link', { name: t('table.clear') }).waitFor();
      expect(await page.getByRole('status').first().textContent()).toBe(t('table.noneFound'));
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('link', { name: t('table.clear') }).click();
      await expect.poll(() => symbols(page)).toHaveLength(25);
      expect(await box(page).inputValue()).toBe('');
    });

    test('on a phone the number of matches is in view while one types', async ({ open }) => {
      const page = await open(language, '', { width: 360, height: 800 });
      await box(page).focus();
      for (const [query, text] of [
        ['eurusd', t('table.shown', { from: 1, to: 1, total: 1 })],
        ['no such thing', t('table.noneFound')],
      ] as const) {
        await box(page).fill(query);
        const status = page.getByRole('status').first();
        await expect.poll(() => status.textContent()).toBe(text);
        await expect(status).toBeInViewport({ ratio: 1 });
      }
    });

    test('on a phone every row can be read without horizontal scrolling, and is still a table row', async ({
      open,
    }) => {
      for (const javaScript of [true, false]) {
        const page = await open(language, '?product=futures', {
          width: 320,
          height: 780,
          javaScript,
        });
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        const row = page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: /^GOLD\.f/ }) });
        expect(await row.getByRole('cell').count()).toBe(5);
        const opener = row.locator('summary');
        const expiry = row.getByRole('cell').nth(4);
        const shownHeight = async (): Promise<number> => (await expiry.boundingBox())?.height ?? 0;
        expect(
          await row.evaluate((element) => element.getBoundingClientRect().height),
        ).toBeLessThan(70);
        expect(await shownHeight()).toBeLessThan(2);
        await opener.click();
        await expect.poll(shownHeight).toBeGreaterThan(20);
        const overhang = await row.evaluate((element) => {
          const edges = [...element.querySelectorAll('*')].map((part) =>
            part.getBoundingClientRect(),
          );
          return edges.some(
            ({ left, right }) => left < 0 || right > document.documentElement.clientWidth,
          );
        });
        expect(overhang).toBe(false);
        // The checker itself needs JavaScript.
        if (javaScript) expect(await accessibilityViolations(page)).toEqual([]);
      }
    });
  });

test('on a phone rows open one by one, by keyboard too, and another page has them closed', async ({
  open,
}) => {
  const page = await open('en', '', { width: 360, height: 780 });
  const openRows = page.locator('main tbody tr:has([open]) th .ltr');
  const openers = page.locator('main tbody summary');
  await openers.nth(1).click();
  await openers.nth(2).focus();
  await page.keyboard.press('Enter');
  expect(await openRows.allTextContents()).toEqual((await symbols(page)).slice(1, 3));
  // The heads that sort are out of sight, and out of the keyboard's way.
  expect(
    await page
      .locator('main thead a')
      .evaluateAll(
        (links) =>
          links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
      ),
  ).toBe(0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => symbols(page)).not.toContain('EURUSD');
  expect(await openRows.count()).toBe(0);
});

for (const javaScript of [true, false])
  test(`a class leaves out the column that it never fills, ${javaScript ? 'with' : 'without'} JavaScript`, async ({
    open,
  }) => {
    const page = await open('en', '', { javaScript });
    const t = wordsOf('en', 'account-specs');
    const expiry = page.getByRole('columnheader', { name: t('table.columns.futureExpiryDate') });
    await expect(expiry).toHaveCount(1);
    await filter(page, t('classes.forex')).click();
    await expect(expiry).toHaveCount(0);
    await expect(page.locator('main tbody tr').first().locator('td')).toHaveCount(4);
    await filter(page, t('classes.futures')).click();
    await expect(expiry).toHaveCount(1);
  });

test('on a phone the classes stay below the header, and the tiers are above them', async ({
  open,
}) => {
  const page = await open('en', '', { width: 360, height: 780 });
  const chip = filter(page, 'Forex');
  const tier = await page.getByRole('link', { name: 'Elite', exact: true }).boundingBox();
  expect(tier?.height).toBeGreaterThanOrEqual(44);
  expect((tier?.y ?? 0) + (tier?.height ?? 0)).toBeLessThanOrEqual(
    (await chip.boundingBox())?.y ?? 0,
  );
  await page.locator('main tbody tr').nth(20).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const edges = async () => ({
    header: (await page.getByRole('banner').boundingBox())?.height ?? 0,
    chip: await chip.boundingBox(),
  });
  await expect
    .poll(async () => {
      const { header, chip: edge } = await edges();
      return edge !== null && edge.y >= header - 2 && edge.y < header + 24;
    })
    .toBe(true);
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('on a phone a class chosen far down the list shows its first rows', async ({ open }) => {
  const page = await open('en', '', { width: 360, height: 780 });
  await page.locator('main tbody tr').nth(20).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await filter(page, 'Metal').click();
  await expect.poll(() => symbols(page)).toHaveLength(8);
  const row = page.getByRole('rowheader', { name: /^XAUUSD/ });
  const strip = filter(page, 'Metal');
  await expect
    .poll(async () => {
      const [rowBox, stripBox] = [await row.boundingBox(), await strip.boundingBox()];
      return rowBox && stripBox && rowBox.y >= stripBox.y + stripBox.height && rowBox.y < 400;
    })
    .toBe(true);
});

for (const javaScript of [true, false])
  test(`on a phone one select sorts, ${javaScript ? 'with' : 'without'} JavaScript`, async ({
    open,
  }) => {
    const page = await open('en', '?product=metal&q=XA', { width: 360, height: 780, javaScript });
    const select = page.getByRole('combobox', { name: 'Sort by' });
    await select.selectOption('Symbol, descending');
    if (!javaScript) await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect
      .poll(() => symbols(page))
      .toEqual(['XAUUSD', 'XAUGBP', 'XAUEUR', 'XAUAUD', 'XAGUSD', 'XAGEUR']);
    expect(await select.inputValue()).toBe('symbol desc');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('product'), searchParams.get('q')]).toEqual(['metal', 'XA']);
    await page.goBack();
    await expect.poll(async () => (await symbols(page))[0]).toBe('XAUUSD');
    await expect.poll(() => select.inputValue()).toBe('');
  });

test('an order chosen before the script loads is kept once it has loaded', async ({ visitUrl }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = await visitUrl(`${pathOf('accountSpecs', { language: 'en' })}?product=metal`, {
    width: 360,
    prepare: async (opened) => {
      await opened.route(/\/assets\/account-specs\.island-/, async (route) => {
        await promise;
        await route.continue();
      });
    },
  });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('symbol');
  await touch(page);
  resolve();
  await expect.poll(async () => (await symbols(page))[0]).toBe('XAGEUR');
  expect(queryStringOf(page)).toBe('?product=metal&sort=symbol');
});

for (const route of ['accountSpecs', 'funding'] as const)
  test(`a phone’s blocks are still the rows and cells of a table: ${route}`, async ({
    visitPage,
  }) => {
    const wide = await tableSemantics(await visitPage(route, { javaScript: false }));
    expect(wide['cell']).toBeGreaterThan(wide['rowheader'] ?? 0);
    expect(wide['columnheader']).toBeGreaterThan(3);
    const phone = await visitPage(route, { javaScript: false, width: 360 });
    const row = phone.locator('main tbody tr').first();
    expect(await row.evaluate((element) => getComputedStyle(element).display)).not.toBe(
      'table-row',
    );
    // Not those of the rows: their cells are out of sight, not out of the table.
    for (const fold of await phone.locator('main details[data-fold] > summary').all())
      await fold.click();
    expect(await tableSemantics(phone)).toEqual(wide);
  });

test('a column sorts ascending, descending, and back to the service’s order', async ({ open }) => {
  const page = await open('en', '?product=metal');
  const head = page.getByRole('columnheader', { name: 'Leverage' });
  const initialOrder = await symbols(page);
  await head.getByRole('link').click();
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(async () => (await symbols(page)).slice(0, 2)).toEqual(['XPTUSD', 'XPDUSD']);
  await head.getByRole('link').click();
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(async () => (await symbols(page)).slice(-2)).toEqual(['XPTUSD', 'XPDUSD']);
  await head.getByRole('link').click();
  await expect.poll(() => head.getAttribute('aria-sort')).toBeNull();
  await expect.poll(() => symbols(page)).toEqual(initialOrder);
  expect(queryStringOf(page)).toBe('?product=metal');
});

test('paging shows the next rows and scrolls the table into view', async ({ open }) => {
  const page = await open('en');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => queryStringOf(page)).toBe('?page=2');
  await page.getByText('Page 2 of 9').waitFor();
  await expect
    .poll(() =>
      page
        .locator('main table')
        .first()
        .evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200),
    )
    .toBe(true);
  await page.goBack();
  await page.getByText('Page 1 of 9').waitFor();
});

for (const [index, text] of ['(', '\\', '[-', '🙂', '\uD800', 'x'.repeat(10_000)].entries())
  test(`typing odd text number ${index} breaks nothing`, async ({ open }) => {
    const errors: string[] = [];
    const page = await open('en', '', {
      prepare: async (opened) => void opened.on('pageerror', (error) => errors.push(error.message)),
    });
    await box(page).fill(text);
    await page.getByRole('link', { name: 'Show all instruments' }).waitFor();
    await box(page).fill('gold');
    await expect.poll(() => symbols(page)).toContain('XAUUSD');
    expect(errors).toEqual([]);
  });

test('while a list is loading the previous one stays and is marked busy', async ({ open }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = await open('en', '', {
    prepare: async (opened) => {
      await opened.route('**/api/elite-account-specs', async (route) => {
        await promise;
        await route.continue();
      });
    },
  });
  await page.getByRole('link', { name: 'Elite', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Loading …' }).waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(1);
  expect(await symbols(page)).toHaveLength(25);
  resolve();
  await page.getByRole('status').filter({ hasText: '1–25 of 211 instruments' }).waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
});

test('text typed before the script loads is searched for once it has loaded', async ({
  visitUrl,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = await visitUrl(pathOf('accountSpecs', { language: 'en' }), {
    prepare: async (opened) => {
      await opened.route(/\/assets\/account-specs\.island-/, async (route) => {
        await promise;
        await route.continue();
      });
    },
  });
  await box(page).fill('bitcoin');
  resolve();
  await expect.poll(() => symbols(page)).toEqual(['BTCUSD', 'BCHUSD']);
  expect(await box(page).inputValue()).toBe('bitcoin');
});

/** The page, whose island's code comes only when `release` is called. */
async function withHeldIsland(
  visitUrl: (url: string, visit: Visit) => Promise<Page>,
): Promise<{ page: Page; release: () => void }> {
  const { hold, release } = holdBack();
  const page = await visitUrl(pathOf('accountSpecs', { language: 'en' }), {
    prepare: async (opened) => {
      await opened.route(/\/assets\/account-specs\.island-/, hold);
    },
  });
  return { page, release };
}
const metals = (page: Page): Locator => filter(page, 'Metal');
const elite = (page: Page): Locator => page.getByRole('link', { name: 'Elite', exact: true });

for (const [choice, control, queryString, chosen] of [
  ['class', metals, '?product=metal', 'aria-pressed'],
  ['tier', elite, '?tier=elite', 'aria-current'],
] as const)
  test(`a ${choice} chosen before the script loads is shown once it has loaded, in the same page`, async ({
    visitUrl,
  }) => {
    const { page, release } = await withHeldIsland(visitUrl);
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await control(page).click();
    expect(queryStringOf(page)).toBe('');
    release();
    await expect.poll(() => queryStringOf(page)).toBe(queryString);
    await expect(control(page)).toHaveAttribute(chosen, 'true');
    expect(await page.evaluate('globalThis.samePage')).toBe(true);
  });

test('a press in the middle of hydration is not answered by hydrating all controls at once', async ({
  visitUrl,
}) => {
  const page = await visitUrl(pathOf('accountSpecs', { language: 'en' }), {
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
        const add = EventTarget.prototype.addEventListener;
        // React listens to the island's own element from the moment in which it begins to hydrate it.
        EventTarget.prototype.addEventListener = function addListener(type, listener, options) {
          add.call(this, type, listener, options);
          if (type !== 'pointerdown' || !(this instanceof HTMLElement) || 'pressed' in globalThis)
            return;
          if (!this.matches('site-island[data-src*="account-specs.island"]')) return;
          Object.assign(globalThis, { pressed: undefined });
          queueMicrotask(() => {
            this.querySelector('button')?.dispatchEvent(
              new PointerEvent('pointerdown', { bubbles: true }),
            );
            Object.assign(globalThis, { pressed: this.dataset['state'] });
          });
        };
      });
    },
  });
  await touch(page);
  await alive(page);
  expect(await page.evaluate('globalThis.pressed')).toBe('loading');
});

test('while the script does not come, a second click leads to the page of the choice', async ({
  visitUrl,
}) => {
  const { page } = await withHeldIsland(visitUrl);
  await metals(page).click();
  await metals(page).click();
  await page.waitForURL(/product=metal/);
  await expect(metals(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a click for another tab is the browser’s, also before the script has loaded', async ({
  visitUrl,
}) => {
  const { page, release } = await withHeldIsland(visitUrl);
  const opened = page.context().waitForEvent('page');
  await elite(page).click({ modifiers: ['Control'] });
  await (await opened).waitForURL(/tier=elite/);
  release();
  await alive(page);
  expect(queryStringOf(page)).toBe('');
});

test('the right view is shown even if the host ignores the query string', async ({ visitUrl }) => {
  const page = await visitUrl(
    `${pathOf('accountSpecs', { language: 'en' })}?tier=premium&product=energies`,
    {
      prepare: async (opened) => {
        await opened.route(/account-specs\?tier=premium/, async (route) => {
          const plain = await opened.request.get(route.request().url().replace(/\?.*/, ''));
          await route.fulfill({ response: plain });
        });
      },
    },
  );
  await expect.poll(() => symbols(page)).toEqual(['USOIL', 'UKOIL', 'NATGAS']);
  await page.getByRole('heading', { name: 'Premium account specifications' }).waitFor();
});

test('an unknown tier is an unknown path', async ({ visitUrl }) => {
  const page = await visitUrl(`${pathOf('accountSpecs', { language: 'en' })}?tier=gold`);
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .responseStatus,
    ),
  ).toBe(404);
});

test('the shown rows can be downloaded', async ({ open }) => {
  const page = await open('zh');
  await box(page).fill('黄金');
  await expect.poll(() => symbols(page)).toContain('XAUUSD');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: wordsIn('zh')('table.csv') }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('standard-account-specs.csv');
  const [heads, ...rows] = text.slice(1).trimEnd().split('\r\n');
  expect(heads).toContain(wordsIn('zh')('table.columns.leverage'));
  expect(rows.map((row) => row.split(',')[0])).toEqual(await symbols(page));
});

/** The page with a frozen clock, in a time zone. Monday 15 June 2026, 12:00:01 UTC. */
const inZone = (timezoneId: string): Visit => ({
  frozen: true,
  prepare: async (page) => {
    await page.addInitScript(noteShifts);
    await (
      await page.context().newCDPSession(page)
    ).send('Emulation.setTimezoneOverride', { timezoneId });
  },
});
/** Without no-break spaces and word joiners. */
const visibleText = async (row: Locator): Promise<string> =>
  ((await row.textContent()) ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const classRow = (page: Page, name: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

for (const [zone, name, forex, stocks, state] of [
  [
    'Asia/Shanghai',
    'GMT+8',
    'Mon 05:05 – Sat 04:55',
    'Mon–Fri 21:30–04:00 (next day)',
    'Open until 04:55',
  ],
  ['Asia/Riyadh', 'GMT+3', 'Mon 00:05 – Fri 23:55', 'Mon–Fri 16:30–23:00', 'Open until 23:55'],
  ['Europe/London', 'GMT+1', 'Sun 22:05 – Fri 21:55', 'Mon–Fri 14:30–21:00', 'Open until 21:55'],
] as const)
  test(`in ${zone} the hours are in the reader’s own time, with the current state`, async ({
    open,
  }) => {
    const page = await open('en', '', inZone(zone));
    await page.getByRole('columnheader', { name: `Your time (${name})` }).waitFor();
    expect(await visibleText(classRow(page, /^Forex/))).toContain(forex);
    expect(await visibleText(classRow(page, /^Forex/))).toContain(state);
    const american = classRow(page, /^Stocks.*AAPL/);
    expect(await visibleText(american)).toContain(stocks);
    expect(await american.textContent()).toContain('Opens in 1 h 30 min');
    await page.clock.runFor(60_000);
    await expect.poll(() => american.textContent()).toContain('Opens in 1 h 29 min');
    await page.clock.runFor(89 * 60_000);
    await expect.poll(() => american.textContent()).toContain('Open until');
    // Nothing announces it, and nothing moves.
    expect(
      await american.evaluate(
        (row) => row.closest('[aria-live], [role=status], [role=alert]') === null,
      ),
    ).toBe(true);
    expect(
      await page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts),
    ).toEqual([]);
  });

test('lamps and hours are there before anybody touches the page, without React, and stay', async ({
  visitUrl,
}) => {
  const scripts: string[] = [];
  const page = await visitUrl(
    `${pathOf('accountSpecs', { language: 'en' })}?product=stocks&page=3`,
    {
      frozen: true,
      reducedMotion: true,
      prepare: async (opened) => {
        await inZone('Europe/London').prepare?.(opened);
        opened.on('request', (request) => scripts.push(request.url()));
      },
    },
  );
  const lamps = (state: string): Promise<number> =>
    page.getByRole('img', { name: state, exact: true }).count();
  // At noon in London German stocks trade, American ones not yet, those of Hong Kong no longer.
  expect([await lamps('Open now'), await lamps('Closed now')]).toEqual([20, 5]);
  const american = classRow(page, /^Stocks.*AAPL/);
  expect(await american.textContent()).not.toContain('Opens in');
  await american.scrollIntoViewIfNeeded();
  await expect.poll(() => american.textContent()).toContain('Opens in 1 h 30 min');
  await page.getByRole('columnheader', { name: 'Your time (GMT+1)' }).waitFor();
  await page.clock.runFor(60_000);
  await expect.poll(() => american.textContent()).toContain('Opens in 1 h 29 min');
  expect(scripts.filter((url) => /\/react-/.test(url))).toEqual([]);
  const before = await page.locator(island).evaluate((element) => element.textContent);
  await touch(page);
  await expect
    .poll(() => page.clock.runFor(50).then(() => page.locator(island).getAttribute('data-state')))
    .toBe('live');
  expect(await page.locator(island).evaluate((element) => element.textContent)).toBe(before);
  await page.clock.runFor(60_000);
  await expect.poll(() => american.textContent()).toContain('Opens in 1 h 28 min');
  // Rows that React makes have lamps, too.
  await filter(page, 'Forex').click();
  await expect.poll(() => page.clock.runFor(50).then(() => lamps('Open now'))).toBe(25);
  expect(await lamps('Closed now')).toBe(0);
});

test('without JavaScript only the server’s hours are shown', async ({ open }) => {
  const page = await open('en', '', { javaScript: false });
  expect(
    await classRow(page, /^Forex/)
      .getByRole('cell')
      .count(),
  ).toBe(1);
  expect(await page.getByRole('columnheader', { name: /^Your time/ }).count()).toBe(0);
});

test('the table header stays in view while the page scrolls', async ({ open }) => {
  const page = await open('en', '', { width: 1200 });
  await page.getByRole('rowheader', { name: /^GBPJPY/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const head = page.getByRole('columnheader', { name: 'Leverage' });
  await expect
    .poll(() =>
      head.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return (
          top >= 0 &&
          top < 100 &&
          document
            .elementFromPoint(element.getBoundingClientRect().x + 5, top + height / 2)
            ?.closest('th') === element
        );
      }),
    )
    .toBe(true);
});

for (const language of bothDirections)
  test(`where the table is wider than its container, symbols and header stay while the rest scrolls, in ${language}`, async ({
    open,
  }) => {
    const page = await open(language, '?product=indices', { width: 660 });
    const window = page.locator('main table').first().locator('xpath=..');
    expect(await sidewaysAt(page, 660)).toMatchObject({ by: 0 });
    const symbol = page.getByRole('rowheader', { name: /^US30/ }).first();
    const before = await symbol.evaluate((element) => element.getBoundingClientRect().x);
    await window.evaluate((element) =>
      element.scrollBy({ left: getComputedStyle(element).direction === 'rtl' ? -60 : 60 }),
    );
    expect(await window.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(0);
    expect(await symbol.evaluate((element) => element.getBoundingClientRect().x)).toBeCloseTo(
      before,
      0,
    );
  });

test('print shows all listed rows and no controls', async ({ open }) => {
  const page = await open('en', '?product=forex');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('main table')
      .first()
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length),
  ).toBe(25);
  for (const control of [
    box(page),
    page.getByRole('link', { name: 'as CSV' }),
    page.getByRole('link', { name: 'Elite', exact: true }),
  ]) {
    expect(await control.isVisible()).toBe(false);
  }
});

test('no more rows than one page are rendered, and after a keystroke they appear one after another', async ({
  open,
}) => {
  const page = await open('en');
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    new MutationObserver(() =>
      counts.push(document.querySelectorAll('main table tbody tr').length),
    ).observe(document.querySelector('main') as Element, {
      childList: true,
      subtree: true,
    });
  });
  const counts = (): Promise<number[]> =>
    page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  const marketRows = await page.locator('main table[data-hours] tbody tr').count();
  await box(page).fill('u');
  await expect.poll(async () => Math.min(...(await counts()))).toBeLessThan(25 + marketRows);
  await expect.poll(() => symbols(page)).toHaveLength(25);
  expect(Math.max(...(await counts()))).toBeLessThanOrEqual(25 + marketRows);
});

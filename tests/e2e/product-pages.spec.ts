import type { Page } from '@playwright/test';
import { productClasses } from '../../site/facts/instruments.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords, wordsOf } from '../harness/words.ts';

const switcherOn = (page: Page, language: 'en' | 'ar') =>
  page.getByRole('navigation', { name: wordsOf(language, 'products')('markets.label') });

/** True if the phone's bar of actions is seen at the window's lower edge. */
const barIsOnTop = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Boolean(document.elementFromPoint(20, innerHeight - 20)?.closest('[data-action-bar]')),
  );

test('on a phone without JavaScript a finger chooses a pair’s facts, and every market is one click away', async ({
  visitPage,
}) => {
  const page = await visitPage('forex', {
    language: 'ar',
    javaScript: false,
    width: 360,
    height: 740,
    touch: true,
  });
  const currencies = wordsOf('ar', 'instruments')('currencies', { returnObjects: true });
  const pairs = page.locator('label:has([name="pair"])');
  const names = pairs.locator('strong').filter({ visible: true });
  await expect(names).toHaveText(`${currencies.EUR} / ${currencies.USD}`);
  await pairs.filter({ hasText: 'CHFJPY' }).tap();
  await expect(names).toHaveText(`${currencies.CHF} / ${currencies.JPY}`);

  const links = switcherOn(page, 'ar').getByRole('link');
  await expect(links).toHaveCount(productClasses.length);
  for (const link of await links.all()) {
    const { x, width, height } = (await link.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect([x >= 0, x + width <= 360]).toEqual([true, true]);
  }
  await links.nth(productClasses.indexOf('futures')).click();
  await page.waitForURL((url) => url.pathname === pathOf('futures', { language: 'ar' }));
  await expect(switcherOn(page, 'ar').locator('[aria-current="page"]')).toContainText(
    shellWords('ar')('menu.entries.futures'),
  );
});

test('the switcher stays in view on a wide window, above what a fragment leads to; on a phone the action is at the lower edge between the hero and the demo offer, over nothing that has the focus', async ({
  visitPage,
}) => {
  const page = await visitPage('metals', { language: 'en' });
  await page.locator(`a[href$="#conditions"]`).first().click();
  await expect(page.locator('#conditions-title')).toBeInViewport();
  await expect(switcherOn(page, 'en')).toBeInViewport({ ratio: 1 });
  const switcher = (await switcherOn(page, 'en').boundingBox())!;
  const section = (await page.locator('#conditions').boundingBox())!;
  expect(section.y).toBeGreaterThanOrEqual(switcher.y + switcher.height);
  await expect(page.locator('[data-action-bar]')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bringTo = (selector: string, block: ScrollLogicalPosition): Promise<void> =>
    page.locator(selector).evaluate((element, position) => {
      element.scrollIntoView({ block: position });
    }, block);
  await expect.poll(() => barIsOnTop(page)).toBe(false);
  await bringTo('#conditions', 'start');
  await expect.poll(() => barIsOnTop(page)).toBe(true);
  const link = page.locator('[data-action-bar]').getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/portal/register');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Just below the window: the browser scrolls no further than it must.
  const below = page.locator('#conditions a').first();
  await below.evaluate((element) => {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight - 20);
  });
  await below.focus();
  await expect
    .poll(() =>
      below.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, bottom - 4));
      }),
    )
    .toBe(true);
  await bringTo('main aside', 'end');
  await expect.poll(() => barIsOnTop(page)).toBe(false);
});

test('on a phone the bar of actions does not lie over those of the first window', async ({
  visitPage,
}) => {
  for (const route of ['accountTypes', 'about', 'funding'] as const) {
    const page = await visitPage(route, { language: 'en', width: 390, height: 844 });
    const action = page.locator('main a[href="/portal/register"]').first();
    await expect(action).toBeInViewport({ ratio: 1 });
    expect(await barIsOnTop(page), route).toBe(false);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect.poll(() => barIsOnTop(page), route).toBe(true);
  }
});

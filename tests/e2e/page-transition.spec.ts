import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const language = 'en';
const pathTo = (route: Parameters<typeof pathOf>[0]): string => pathOf(route, { language });

/** The named parts that the transition to the current page has moved. */
async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const isReady = await viewTransition?.ready.then(
        () => true,
        () => false,
      );
      const moves = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      Object.assign(globalThis, { moves: isReady ? moves : [] });
    });
  });
}

test('a market’s emblem comes from the menu', async ({ visitPage }) => {
  const page = await visitPage('metals', { language, prepare: recordMoves });
  const menu = page
    .getByRole('banner')
    .getByRole('navigation', { name: shellWords(language)('menu.label') });
  // A busy browser may paint the new page before it has parsed its first words, and has nothing to move then.
  await expect(async () => {
    await page.goto(pathTo('metals'));
    await menu.locator('summary').first().hover();
    await menu
      .locator('xpath=ancestor::site-island[@data-state="live"]')
      .waitFor({ state: 'attached' });
    await menu.locator(`a[href="${pathTo('forex')}"]`).click();
    await page.waitForURL((url) => url.pathname === pathTo('forex'));
    await page.waitForFunction('globalThis.moves');
    expect(await page.evaluate('globalThis.moves')).toContain(
      '::view-transition-group(market-emblem)',
    );
  }).toPass();
});

test('clicks and another size of the window before a transition has ended are no error', async ({
  visitPage,
  pageErrors,
}) => {
  const page = await visitPage('about', { language });
  for (const [route, width] of [
    ['contact', 1440],
    ['privacyPolicy', 900],
    ['metals', 1300],
    ['about', 1300],
  ] as const) {
    await page
      .locator(`footer a[href="${pathTo(route)}"]`)
      .first()
      .dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === pathTo(route), { waitUntil: 'commit' });
    await page.setViewportSize({ width, height: 700 });
  }
  await page.waitForLoadState('load');
  expect(pageErrors.seen).toEqual([]);
});

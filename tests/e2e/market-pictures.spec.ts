import type { Locator, Page } from '@playwright/test';
import { minuteMs } from '../../core/util/durations.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

/** A frozen clock, Monday 15 June 2026, 12:00 UTC, which is 15:00 on the trading server, and a reader in Dubai (GMT+4). */
const inDubai: Visit = {
  frozen: true,
  prepare: async (page) => {
    await (
      await page.context().newCDPSession(page)
    ).send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Dubai' });
  },
};
const phone: Visit = { width: 360, height: 740, touch: true };
const started = async (picture: Locator): Promise<void> => {
  await picture.locator('li').first().scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-state', 'live');
};
const dial = (page: Page) =>
  page.locator('site-island', { has: page.locator(':scope > [data-dial]') });
const year = (page: Page) =>
  page.locator('site-island', { has: page.locator(':scope > [data-year]') });
const hand = (page: Page) => dial(page).locator('[data-present]');
const rings = (page: Page) => dial(page).locator('[data-ring]');
const closedRings = (page: Page) => dial(page).locator('[data-ring][data-closed]');
const inState = (page: Page, state: string) =>
  page.locator(`[data-sessions][data-state="${state}"]`);

test('the trading day shows the present, which sessions are open, and the reader’s own time', async ({
  visitPage,
}) => {
  const page = await visitPage('indices', { language: 'ar', ...inDubai });
  await started(dial(page));
  // Noon is at the top; an hour is 15 degrees.
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(45)');
  await expect(dial(page).getByText('GMT+4', { exact: true })).toHaveCount(1);
  expect((await dial(page).locator('[data-reader-hours] > *').allTextContents())[0]).toBe('01:00');
  await expect(inState(page, 'open').first()).toHaveText(
    new RegExp(wordsOf('ar', 'account-specs')('values.openUntil', { time: '.*' })),
  );
  await page.clock.runFor(60 * minuteMs);
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(60)');
  // Saturday: everything is closed, and the hand points at nothing.
  await page.clock.fastForward(5 * 24 * 60 * minuteMs);
  await expect(inState(page, 'open')).toHaveCount(0);
  await expect(closedRings(page)).toHaveCount(await rings(page).count());
  await expect(hand(page)).toBeHidden();
});

test('the trading day turns to the time that the reader chooses, and back', async ({
  visitPage,
}) => {
  const page = await visitPage('indices', { language: 'en', ...inDubai });
  await started(dial(page));
  // 00:30 on the server, 01:30 in Dubai, is in every index’s daily break.
  await dial(page).getByRole('slider').fill('30');
  await expect(closedRings(page)).toHaveCount(await rings(page).count());
  await expect(inState(page, 'closed').first()).toHaveText('Closed · Opens in 30 min');
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(-172.5)');
  await expect(dial(page).locator('[data-reader-time]').first()).toHaveText('01:30');
  await dial(page).getByRole('button').click();
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(45)');
  await expect(closedRings(page)).toHaveCount(0);
  // A time chosen on a Saturday is Monday's.
  await page.clock.fastForward(5 * 24 * 60 * minuteMs);
  await expect.poll(() => inState(page, 'closed').count()).toBeGreaterThan(0);
  await dial(page).getByRole('slider').fill('900');
  await expect(inState(page, 'closed')).toHaveCount(0);
});

test('without JavaScript the trading day has its sessions, but no present and no state', async ({
  visitPage,
}) => {
  const page = await visitPage('indices', { language: 'en', javaScript: false });
  expect(await dial(page).locator('[stroke-dasharray]').count()).toBeGreaterThan(2);
  await expect(hand(page)).toBeHidden();
  await expect(page.locator('[data-sessions]').first()).toBeHidden();
});

for (const language of bothDirections)
  test(`a leaf torn off by keyboard in ${language} says the date after it`, async ({
    visitPage,
  }) => {
    const page = await visitPage('futures', { language, ...inDubai });
    await started(year(page));
    const leaves = year(page).getByRole('checkbox', {
      name: wordsOf(language, 'futures')('picture.tearOff'),
    });
    await leaves.first().focus();
    await page.keyboard.press('Space');
    const date = await year(page).locator('label time').nth(1).textContent();
    await expect(year(page).getByRole('status')).toContainText(` ${date} `);
    await expect(leaves.first()).toBeFocused();
  });

test('the year of expiries shows the present and counts the days to each', async ({
  visitPage,
}) => {
  const page = await visitPage('futures', { language: 'en', ...inDubai });
  await started(year(page));
  // 165 and a half of 365 days.
  await expect(year(page).locator('[data-present]').first()).toHaveAttribute('x1', '45.3%');
  const dates = await year(page)
    .locator('[data-days-to]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.textContent,
        `in ${(Date.parse(element.getAttribute('data-days-to') ?? '') - Date.UTC(2026, 5, 15)) / 86_400_000} days`,
      ]),
    );
  expect(dates.length).toBeGreaterThan(3);
  for (const [shown, expected] of dates) expect(shown).toBe(expected);
});

test('a lot of oil or gas is filled block by block', async ({ visitPage }) => {
  const page = await visitPage('energies', { language: 'en' });
  const picture = page.getByRole('figure').first();
  await picture.getByRole('radio').first().hover();
  await picture.getByRole('slider').fill('25');
  const shown = picture.locator('output:visible');
  await expect(shown).toHaveText(['0.25', '250']);
  await expect(picture.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.25, Barrels 250');
  await expect(picture.locator('[data-chosen]')).toHaveAttribute('d', 'M0 0H100V20H50v10H0z');
  await picture.getByRole('radio').last().check();
  await expect(shown).toHaveText(['0.25', '2,500']);
});

for (const [language, javaScript] of [
  ['en', false],
  ['ar', true],
] as const)
  test(`on a phone in ${language}, every pair is large enough for a finger, which chooses its facts`, async ({
    visitPage,
  }) => {
    const currencies = wordsOf(language, 'instruments')('currencies', { returnObjects: true });
    const page = await visitPage('forex', { language, javaScript, ...phone });
    const pairs = page.locator('label:has([name="pair"])');
    for (const pair of await pairs.locator('b').all()) {
      const box = (await pair.boundingBox())!;
      expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    const names = pairs.locator('strong').filter({ visible: true });
    await expect(names).toHaveText(`${currencies.EUR} / ${currencies.USD}`);
    await pairs.filter({ hasText: 'CHFJPY' }).tap();
    await expect(names).toHaveText(`${currencies.CHF} / ${currencies.JPY}`);

    const metals = await visitPage('metals', { language, javaScript, ...phone });
    const weights = metals.locator('label:has([name="metal"]) strong').filter({ visible: true });
    await metals.locator('label:has([value="silver"]) svg').tap();
    await expect(weights).toHaveText(
      wordsOf(language, 'metals')('picture.weight', { kilograms: '155.5' }),
    );
  });

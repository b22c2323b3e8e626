import type { Locator, Page } from '@playwright/test';
import { minuteMs } from '../../core/util/durations.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { wordsOf } from '../harness/words.ts';

/** A frozen clock, Monday 15 June 2026, 12:00 UTC, which is 15:00 on the trading server, and a reader in Dubai (GMT+4). */
const inDubai: Visit = { frozen: true, timeZone: 'Asia/Dubai' };
const started = async (picture: Locator): Promise<void> => {
  await picture.locator('li').first().scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-state', 'live');
};
const dial = (page: Page) => page.locator('site-island', { has: page.locator('[data-dial]') });
const year = (page: Page) =>
  page.locator('site-island', { has: page.locator('[data-first-month]') });
const hand = (page: Page) => dial(page).locator('[data-present]');
const rings = (page: Page) => dial(page).locator('[data-ring]');
const closedRings = (page: Page) => dial(page).locator('[data-ring][data-closed]');
const inState = (page: Page, state: string) =>
  dial(page).locator(`[data-sessions][data-state="${state}"]`);
const board = (page: Page) =>
  page.locator('site-island', { has: page.locator('[data-state-words] > table') });

test('the trading day shows the present, which sessions are open, and the reader’s own time, and turns to a chosen or dragged one', async ({
  visitPage,
}) => {
  const t = wordsOf('ar', 'account-specs');
  const page = await visitPage('indices', { language: 'ar', ...inDubai });
  await started(dial(page));
  // Noon is at the top; an hour is 15 degrees.
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(45)');
  await expect(dial(page).getByText('GMT+4', { exact: true })).toHaveCount(1);
  expect((await dial(page).locator('[data-reader-hours] > *').allTextContents())[0]).toBe('01:00');
  await expect(inState(page, 'open').first()).toHaveText(
    new RegExp(t('values.openUntil', { time: '.*' })),
  );
  // 00:30 on the server, 01:30 in Dubai, is in every index’s daily break.
  await dial(page).getByRole('slider').fill('30');
  await expect(closedRings(page)).toHaveCount(await rings(page).count());
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(-172.5)');
  await expect(dial(page).locator('[data-reader-time]').first()).toHaveText('01:30');
  await dial(page).getByRole('button').click();
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(45)');
  // The hand is dragged, and then moved by the keyboard: from 15:00, at 45 degrees, to noon at the top.
  const slider = dial(page).getByRole('slider');
  const { x, y, width, height } = (await dial(page).locator('[data-dial]').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = width / 4;
  await page.mouse.move(middle.x + reach * Math.SQRT1_2, middle.y - reach * Math.SQRT1_2);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y - reach, { steps: 4 });
  await page.mouse.up();
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(0)');
  await expect(slider).toHaveAttribute('aria-valuetext', '12:00');
  await slider.focus();
  await page.keyboard.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '12:15');
  await dial(page).getByRole('button').press('Enter');
  await expect(slider).toBeFocused();
  await expect(closedRings(page)).toHaveCount(0);
  await page.clock.runFor(60 * minuteMs);
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(60)');
  // Saturday: everything is closed, and the hand still points at the reader’s time.
  await page.clock.fastForward(5 * 24 * 60 * minuteMs);
  await expect(inState(page, 'open')).toHaveCount(0);
  await expect(closedRings(page)).toHaveCount(await rings(page).count());
  await expect(hand(page)).toHaveAttribute('transform', 'rotate(60)');
  // A time chosen on a Saturday is Monday's.
  await dial(page).getByRole('slider').fill('900');
  await expect(inState(page, 'closed')).toHaveCount(0);
});

test('a market’s board says which instruments trade, at a line for the present, and without JavaScript its hours, and the conditions in place of quotes', async ({
  visitPage,
}) => {
  const page = await visitPage('energies', { language: 'en', ...inDubai });
  const oil = board(page).getByRole('row', { name: /USOIL/ });
  await oil.scrollIntoViewIfNeeded();
  await expect(board(page)).toHaveAttribute('data-state', 'live');
  await expect(oil.locator('[data-now]')).toHaveAttribute('transform', 'translate(900)');
  await expect(oil).toContainText(/Open until \d/);
  // Saturday.
  await page.clock.fastForward(5 * 24 * 60 * minuteMs);
  await expect(oil.locator('[data-now]')).toBeHidden();
  await expect(oil).toContainText(/Closed · Opens Mon/);

  // Metals all have the same hours.
  const metals = await visitPage('metals', { language: 'en', ...inDubai });
  await expect(board(metals).locator('[data-now]')).toHaveCount(1);

  // Hang Seng's evening session ends at 03:00 in Hong Kong.
  const indices = await visitPage('indices', { language: 'en', ...inDubai });
  const hangSeng = board(indices).getByRole('row', { name: /HK50/ });
  await hangSeng.scrollIntoViewIfNeeded();
  await expect(hangSeng).toContainText('Open until 23:00');

  const bare = await visitPage('energies', { language: 'en', javaScript: false });
  const row = board(bare).getByRole('row', { name: /USOIL/ });
  await expect(row).toContainText(/01:00.*24:00/);
  await expect(row).not.toContainText('Open');
  const quotes = bare.locator('[data-embed]');
  await expect(quotes.getByText('Natural gas')).toBeVisible();
  await expect(quotes.getByRole('listitem').first()).toContainText(/US\$0\.04.*1:100/);
  await expect(quotes.getByRole('button')).toHaveCount(0);
});

test('the year of expiries shows the present, counts the days to each, and says the date after a leaf torn off', async ({
  visitPage,
}) => {
  const page = await visitPage('futures', { language: 'en', ...inDubai });
  // The server's clock is not frozen: its months begin later.
  await year(page)
    .locator('[data-first-month]')
    .evaluate((element) => element.setAttribute('data-first-month', '2026-03'));
  await started(year(page));
  await page.clock.fastForward(minuteMs);
  // 106 of 365 days.
  await expect(year(page).locator('[data-present]').first()).toHaveAttribute('x1', '29%');
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
  const leaf = year(page)
    .getByRole('checkbox', { name: wordsOf('en', 'futures')('picture.tearOff') })
    .first();
  await leaf.focus();
  await page.keyboard.press('Space');
  const date = await year(page).locator('label time').nth(1).textContent();
  await expect(year(page).getByRole('status')).toContainText(` ${date} `);
  await expect(leaf).toBeFocused();
});

test('no row of a board grows when the browser says on a Sunday that its market is closed', async ({
  visitPage,
}) => {
  const page = await visitPage('futures', { language: 'ar', width: 360, ...inDubai });
  await page.clock.fastForward(6 * 24 * 60 * minuteMs);
  const rows = board(page).locator('tbody tr');
  const heights = () =>
    rows.evaluateAll((elements) => elements.map((row) => row.getBoundingClientRect().height));
  const empty = await heights();
  await rows.first().scrollIntoViewIfNeeded();
  await expect(rows.first().locator('[data-state="closed"]')).not.toBeEmpty();
  expect(await heights()).toEqual(empty);
});

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
const started = async (picture: Locator): Promise<void> => {
  await picture.locator('li').first().scrollIntoViewIfNeeded();
  await expect.poll(() => picture.getAttribute('data-state')).toBe('live');
};

const dial = (page: Page) =>
  page.locator('site-island', { has: page.locator(':scope > [data-dial]') });
const hand = (page: Page) => dial(page).locator('[data-present]');
const closedRings = (page: Page) => dial(page).locator('[data-ring][data-closed]');

for (const language of bothDirections)
  test.describe(`the trading day in ${language}`, () => {
    const t = wordsOf(language, 'account-specs');

    test('shows the present, which sessions are open, and the reader’s own time', async ({
      visitPage,
    }) => {
      const page = await visitPage('indices', { language, ...inDubai });
      await started(dial(page));
      // Noon is at the top; an hour is 15 degrees.
      expect(await hand(page).getAttribute('transform')).toBe('rotate(45)');
      expect(await dial(page).getByText('GMT+4', { exact: true }).count()).toBe(1);
      expect(await dial(page).locator('[data-reader-hours] > *').allTextContents()).toEqual([
        '01:00',
        '04:00',
        '07:00',
        '10:00',
        '13:00',
        '16:00',
        '19:00',
        '22:00',
      ]);
      // Some indices trade around the clock; no session ends within the next minute.
      const open = page.locator('[data-sessions][data-state="open"]');
      await expect.poll(() => open.count()).toBeGreaterThan(0);
      expect(await open.first().textContent()).toMatch(
        new RegExp(t('values.openUntil', { time: '.*' })),
      );
      expect(await closedRings(page).count()).toBe(0);
      await page.clock.runFor(60 * minuteMs);
      expect(await hand(page).getAttribute('transform')).toBe('rotate(60)');
      // Saturday: everything is closed, and the hand points at nothing.
      await page.clock.fastForward(5 * 24 * 60 * minuteMs);
      await expect.poll(() => open.count()).toBe(0);
      expect(await page.locator('[data-sessions][data-state="closed"]').count()).toBe(
        await page.locator('[data-sessions]').count(),
      );
      await expect.poll(() => closedRings(page).count()).toBeGreaterThan(2);
      expect(await closedRings(page).count()).toBe(await dial(page).locator('[data-ring]').count());
      expect(await hand(page).isVisible()).toBe(false);
    });

    test('turns to the time that the reader chooses, and back to the present', async ({
      visitPage,
    }) => {
      const page = await visitPage('indices', { language, ...inDubai });
      await started(dial(page));
      const closed = page.locator('[data-sessions][data-state="closed"]');
      // 00:30 on the server, 01:30 in Dubai, is in every index’s daily break.
      await dial(page).getByRole('slider').fill('30');
      expect(await closed.count()).toBe(await dial(page).locator('li').count());
      expect(await closed.first().textContent()).toBe(
        `${t('values.closed')} · ${t('values.opensInMinutes', { minutes: 30 })}`,
      );
      expect(await hand(page).getAttribute('transform')).toBe('rotate(-172.5)');
      expect(await dial(page).locator('[data-reader-time]').first().textContent()).toBe('01:30');
      expect(await closedRings(page).count()).toBe(await dial(page).locator('[data-ring]').count());
      await dial(page).getByRole('button').click();
      expect(await hand(page).getAttribute('transform')).toBe('rotate(45)');
      expect(await closedRings(page).count()).toBe(0);
      expect(await closed.count()).toBe(0);
      // A time chosen on a Saturday is Monday's.
      await page.clock.fastForward(5 * 24 * 60 * minuteMs);
      await expect.poll(() => closed.count()).toBeGreaterThan(0);
      await dial(page).getByRole('slider').fill('900');
      expect(await closed.count()).toBe(0);
      expect(await closedRings(page).count()).toBe(0);
    });

    test('has its sessions, but no present and no state, without JavaScript', async ({
      visitPage,
    }) => {
      const page = await visitPage('indices', { language, javaScript: false });
      expect(await dial(page).locator('[stroke-dasharray]').count()).toBeGreaterThan(2);
      expect(await hand(page).isVisible()).toBe(false);
      expect(await page.locator('[data-sessions]').first().isVisible()).toBe(false);
    });

    test('a leaf of an expiry calendar is torn off to the date after it', async ({ visitPage }) => {
      const page = await visitPage('futures', { language, javaScript: false });
      const [first, second] = await page.locator('label:has([type=checkbox])').all();
      /** What lies on top of the pad. */
      const onTop = (leaf: Locator | undefined) =>
        leaf?.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await first?.scrollIntoViewIfNeeded();
      expect(await onTop(first)).toBe(true);
      expect(await onTop(second)).toBe(false);
      await first?.click();
      await expect.poll(() => onTop(second)).toBe(true);
      expect(await onTop(first)).toBe(false);
    });

    test('a leaf torn off by keyboard says the date after it, and the pad has the ring', async ({
      visitPage,
    }) => {
      const page = await visitPage('futures', { language, ...inDubai });
      const picture = page.locator('site-island', { has: page.locator(':scope > [data-year]') });
      await started(picture);
      const leaves = picture.getByRole('checkbox', {
        name: wordsOf(language, 'futures')('picture.tearOff'),
      });
      await leaves.first().focus();
      await page.keyboard.press('Space');
      const date = await picture.locator('label time').nth(1).textContent();
      await expect(picture.getByRole('status')).toContainText(` ${date} `);
      await expect(leaves.first()).toBeFocused();
      await expect(leaves.first().locator('xpath=../..')).toHaveCSS('outline-style', 'solid');
    });
  });

test('the year of expiries shows the present and counts the days to each', async ({
  visitPage,
}) => {
  const page = await visitPage('futures', { language: 'en', ...inDubai });
  const picture = page.locator('site-island', { has: page.locator(':scope > [data-year]') });
  await started(picture);
  expect(
    await picture
      .locator('[data-present]')
      .evaluateAll((lines) => [...new Set(lines.map((line) => line.getAttribute('x1')))]),
    // 165 and a half of 365 days.
  ).toEqual(['45.3%']);
  const dates = await picture
    .locator('[data-days-to]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        (Date.parse(element.getAttribute('data-days-to') ?? '') - Date.UTC(2026, 5, 15)) /
          86_400_000,
        element.textContent,
      ]),
    );
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual(dates.map(([days]) => [days, Number(days) < 0 ? '' : `in ${days} days`]));
});

test('a lot of oil or gas is filled block by block', async ({ visitPage }) => {
  const page = await visitPage('energies', { language: 'en' });
  const picture = page.getByRole('figure').first();
  await picture.getByRole('radio').first().hover();
  await picture.getByRole('slider').fill('25');
  const shown = picture.locator('output:visible');
  await expect.poll(() => shown.allTextContents()).toEqual(['0.25', '250']);
  await expect(picture.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.25, Barrels 250');
  expect(await picture.locator('[data-chosen]').getAttribute('d')).toBe('M0 0H100V20H50v10H0z');
  await picture.getByRole('radio').last().check();
  expect(await shown.allTextContents()).toEqual(['0.25', '2,500']);
  await expect(picture.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.25, MMBtu 2,500');
  await picture.getByRole('slider').fill('100');
  expect(await shown.allTextContents()).toEqual(['1.00', '10,000']);
});

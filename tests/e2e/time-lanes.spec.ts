import type { Page } from '@playwright/test';
import { minuteMs } from '../../contract/durations.ts';
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
const chart = (page: Page) =>
  page.locator('site-island', { has: page.locator(':scope > [data-line]') });
const started = async (page: Page): Promise<void> => {
  await chart(page).locator('li').first().scrollIntoViewIfNeeded();
  await expect.poll(() => chart(page).getAttribute('data-state')).toBe('live');
};
/** Where the present is marked, from the line's left end. */
const marks = (page: Page): Promise<(string | null)[]> =>
  chart(page)
    .locator('[data-present]')
    .evaluateAll((lines) => [...new Set(lines.map((line) => line.getAttribute('x1')))]);

for (const language of bothDirections)
  test.describe(`the trading day in ${language}`, () => {
    const t = wordsOf(language, 'account-specs');

    test('shows the present, which sessions are open, and the reader’s own time', async ({
      visitPage,
    }) => {
      const page = await visitPage('indices', { language, ...inDubai });
      await started(page);
      const part = 15 / 24;
      const mark = (at: number): string =>
        `${Math.round((language === 'ar' ? 1 - at : at) * 100_000) / 1000}%`;
      expect(await marks(page)).toEqual([mark(part)]);
      expect(await chart(page).getByText('GMT+4', { exact: true }).count()).toBe(1);
      expect(await chart(page).locator('[data-reader-tick]').allTextContents()).toEqual([
        '01:00',
        '04:00',
        '07:00',
        '10:00',
        '13:00',
        '16:00',
        '19:00',
        '22:00',
        '01:00',
      ]);
      // Some indices trade around the clock; no session ends within the next minute.
      const open = page.locator('[data-sessions][data-state="open"]');
      await expect.poll(() => open.count()).toBeGreaterThan(0);
      expect(await open.first().textContent()).toMatch(
        new RegExp(t('values.openUntil', { time: '.*' })),
      );
      await page.clock.runFor(60 * minuteMs);
      expect(await marks(page)).toEqual([mark(16 / 24)]);
      // Saturday: everything is closed.
      await page.clock.runFor(5 * 24 * 60 * minuteMs);
      expect(await open.count()).toBe(0);
      expect(await page.locator('[data-sessions][data-state="closed"]').count()).toBe(
        await page.locator('[data-sessions]').count(),
      );
    });

    test('has its sessions, but no present and no state, without JavaScript', async ({
      visitPage,
    }) => {
      const page = await visitPage('indices', { language, javaScript: false });
      expect(await chart(page).locator('rect').count()).toBeGreaterThan(8);
      expect(await chart(page).locator('[data-present]').first().isVisible()).toBe(false);
      expect(await page.locator('[data-sessions]').first().isVisible()).toBe(false);
    });
  });

test('the year of expiries shows the present', async ({ visitPage }) => {
  const page = await visitPage('futures', { language: 'en', ...inDubai });
  await started(page);
  // 165 and a half of 365 days.
  expect(await marks(page)).toEqual(['45.342%']);
});

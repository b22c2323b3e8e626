import type { Page } from '@playwright/test';
import { analyticsKinds, type AnalyticsKind } from '../../site/facts/analytics-settings.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import {
  analyticsSettings,
  fakeAnalytics,
  type FakeAnalytics,
} from '../fakes/analytics-service.ts';
import { expect, test as base, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

interface CountedVisit extends Visit {
  kind?: AnalyticsKind;
  settings?: Record<string, string>;
  blocked?: boolean;
  /** The visitor's answer on an earlier page. */
  answered?: 'allowed' | 'refused';
  /** The browser sends Global Privacy Control. */
  signal?: boolean;
}

const test = base.extend<{
  /** Opens a page of a site that counts visits. */
  visitCounted: (
    route: RouteName,
    visit?: CountedVisit,
  ) => Promise<{ page: Page; service: FakeAnalytics; site: string }>;
}>({
  async visitCounted({ siteWith, newVisitor }, use) {
    await use(async (route, visit = {}) => {
      const { kind = 'plausible', settings, blocked = false, answered, signal, ...rest } = visit;
      const site = await siteWith({
        CONTACT_BLOCK_HEADLESS: 'off',
        ...analyticsSettings(kind),
        ...settings,
      });
      const visitor = await newVisitor(rest);
      const service = await fakeAnalytics(visitor, kind, { blocked });
      if (signal)
        await visitor.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        );
      const page = await visitor.newPage();
      if (answered) {
        await page.goto(`${site}/favicon.svg`);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          storageKeys.analytics,
          answered,
        ] as const);
      }
      await visit.prepare?.(page);
      await page.goto(site + pathOf(route, { language: visit.language ?? 'en' }));
      return { page, service, site };
    });
  },
});

const t = wordsOf('en', 'analytics');
const nextPath = pathOf('mam', { language: 'en' });
const question = (page: Page) => page.locator('[data-question]');
const choiceButton = (page: Page, answer: 'refused' | 'allowed') =>
  question(page).locator(`[data-answer=${answer}]`);
const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.analytics);
const eventsOf = ({ counted }: FakeAnalytics): string[] => counted.map(({ event }) => event);
/** The code has run, which shows or hides the question and loads the script if it may. */
const settled = (page: Page): Promise<void> =>
  page.locator('site-island[data-state=live] > [data-analytics]').waitFor({ state: 'attached' });

test.describe('where visits are counted only with consent', () => {
  test('refusing takes one click, is as easy as agreeing, and is remembered', async ({
    visitCounted,
  }) => {
    const { page, service, site } = await visitCounted('about');
    const boxes = await Promise.all(
      (['refused', 'allowed'] as const).map((answer) => choiceButton(page, answer).boundingBox()),
    );
    expect(boxes.map((box) => [box?.width, box?.height])).toEqual([
      [boxes[0]?.width, boxes[0]?.height],
      [boxes[0]?.width, boxes[0]?.height],
    ]);
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
    const [refusing, agreeing] = await Promise.all(
      (['refused', 'allowed'] as const).map((answer) =>
        choiceButton(page, answer).getAttribute('class'),
      ),
    );
    expect(refusing).toBe(agreeing);
    await choiceButton(page, 'refused').click();
    await expect(question(page)).toBeHidden();
    expect(await stored(page)).toBe('refused');
    await page.goto(site + nextPath);
    await settled(page);
    await expect(question(page)).toBeHidden();
    expect(service).toEqual({ loads: 0, counted: [] });
  });

  test('withdrawing ends it at once: nothing more is sent, and the question returns', async ({
    visitCounted,
    pageErrors,
  }) => {
    pageErrors.allow(/Content Security Policy/);
    const { page, service } = await visitCounted('about', { answered: 'allowed' });
    await expect.poll(() => eventsOf(service)).toEqual(['page']);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('forget') })
      .click();
    await expect(question(page)).toBeInViewport();
    await settled(page);
    expect(await stored(page)).toBeNull();
    // Not what its script sends when the page is left.
    expect(eventsOf(service)).toEqual(['page']);
    expect(await page.locator('script[data-domain]').count()).toBe(0);
  });
});

for (const consent of ['required', 'off'])
  test(`Global Privacy Control refuses, whatever was stored, with ANALYTICS_CONSENT=${consent}`, async ({
    visitCounted,
  }) => {
    const { page, service } = await visitCounted('about', {
      settings: { ANALYTICS_CONSENT: consent },
      answered: 'allowed',
      signal: true,
    });
    await settled(page);
    await expect(question(page)).toBeHidden();
    expect(service).toEqual({ loads: 0, counted: [] });
    if (consent === 'off') return;
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('forget') })
      .click();
    await expect(page.getByText(t('signal'))).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

test.describe('where visits are counted without asking', () => {
  const settings = { ANALYTICS_CONSENT: 'off' };

  for (const kind of analyticsKinds)
    test(`what matters is counted by ${kind}, with the page's language`, async ({
      visitCounted,
    }) => {
      const { page, service, site } = await visitCounted('forex', { kind, settings });
      const follow = async (event: string, detail?: string): Promise<void> => {
        const link = page
          .locator(`a[data-event=${event}]${detail ? `[data-event-detail="${detail}"]` : ''}`)
          .and(page.locator(':visible'))
          .first();
        // What it opens is tested elsewhere.
        await link.evaluate((element) =>
          element.addEventListener('click', (click) => click.preventDefault()),
        );
        await link.click();
        await expect
          .poll(() => service.counted.at(-1))
          .toEqual({
            site: 'www.example.com',
            event,
            path: new URL(page.url()).pathname,
            details: { language: 'en', ...(detail ? { detail } : {}) },
          });
      };
      const open = async (route: RouteName): Promise<void> => {
        await page.goto(site + pathOf(route, { language: 'en' }));
        await expect.poll(() => eventsOf(service).at(-1)).toBe('page');
      };
      await expect.poll(() => eventsOf(service)).toEqual(['page']);
      await follow('open-account');
      await follow('open-demo');
      await follow('login');
      await open('legalDocuments');
      await follow('document', 'client-agreement');
      await open('platforms');
      await follow('platform', 'windows');
      await open('accountSpecs');
      await follow('specifications', 'csv');
    });
});

import type { Page } from '@playwright/test';
import { contactFields } from '../../core/domain/contact-message.ts';
import { analyticsKinds, type AnalyticsKind } from '../../site/facts/analytics-settings.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import {
  analyticsSettings,
  fakeAnalytics,
  newerPlausible,
  type FakeAnalytics,
} from '../fakes/analytics-service.ts';
import { expect, test as base, withoutEnhancements, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';
import { goodValues } from '../mail/messages.ts';

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

  for (const route of ['about', 'metals'] as const)
    test(`agreeing on the page ${route} counts it and the next ones, which do not ask`, async ({
      visitCounted,
    }) => {
      const { page, service, site } = await visitCounted(route);
      await settled(page);
      expect(service.loads).toBe(0);
      await choiceButton(page, 'allowed').click();
      await expect
        .poll(() => service.counted)
        .toEqual([
          {
            site: 'www.example.com',
            event: 'page',
            path: pathOf(route, { language: 'en' }),
            details: undefined,
          },
        ]);
      await expect(question(page)).toBeHidden();
      await page.goto(site + nextPath);
      await expect
        .poll(() => service.counted.at(-1))
        .toMatchObject({ event: 'page', path: nextPath });
      await expect(question(page)).toBeHidden();
    });

  test('an answered question is hidden before any code is fetched', async ({ visitCounted }) => {
    for (const answered of ['allowed', 'refused'] as const) {
      const { page } = await visitCounted('about', { answered, prepare: withoutEnhancements });
      await expect(question(page)).toBeHidden();
    }
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

  test('a refusal can be taken back: the question returns and has the focus', async ({
    visitCounted,
  }) => {
    const { page } = await visitCounted('about', { answered: 'refused' });
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('forget') })
      .click();
    await expect(question(page)).toBeInViewport();
    await expect(question(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
  });

  test('an answer holds in other tabs, too', async ({ visitCounted }) => {
    const { page, service, site } = await visitCounted('about');
    await settled(page);
    const other = await page.context().newPage();
    await other.goto(site + nextPath);
    await choiceButton(other, 'allowed').click();
    await expect.poll(() => service.loads).toBe(2);
    await expect(question(page)).toBeHidden();
  });

  for (const language of bothDirections)
    test(`the question follows the skip link and covers nothing, in ${language}`, async ({
      visitCounted,
    }) => {
      const { page } = await visitCounted('forex', { language, width: 360, height: 780 });
      const [box, header] = await Promise.all([
        question(page).boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#content"]')).toBeFocused();
      for (const part of ['a', '[data-answer=refused]']) {
        await page.keyboard.press('Tab');
        await expect(question(page).locator(part)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#content"]')).toBeFocused();
    });

  test('without JavaScript nothing is asked and nothing is loaded', async ({ visitCounted }) => {
    const { page, service } = await visitCounted('about', { javaScript: false });
    await expect(question(page)).toBeHidden();
    expect(service.loads).toBe(0);
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

  test('nothing is asked or stored', async ({ visitCounted }) => {
    const { page, service } = await visitCounted('about', { settings });
    await expect.poll(() => eventsOf(service)).toEqual(['page']);
    await expect(question(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });

  test('a page that is rendered in advance is counted when it is opened', async ({
    visitCounted,
  }) => {
    const { page, service } = await visitCounted('about', {
      settings,
      prepare: async (opened) => {
        await opened.addInitScript(() =>
          Object.defineProperty(document, 'prerendering', { value: true }),
        );
      },
    });
    await settled(page);
    expect(service.loads).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => eventsOf(service)).toEqual(['page']);
  });

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

  for (const [script, kind, scriptSettings] of [
    ['Plausible', 'plausible', {}],
    ["Plausible's newer script", 'plausible', newerPlausible],
    ['Umami', 'umami', {}],
  ] as const)
    test(`${script} learns no parameter of a page, nor of the one before it`, async ({
      visitCounted,
    }) => {
      const { page, service, site } = await visitCounted('about', {
        kind,
        settings: { ...settings, ...scriptSettings },
      });
      const pages = (): string[] =>
        service.counted.filter(({ event }) => event === 'page').map(({ path }) => path);
      const path = new URL(page.url()).pathname;
      await expect.poll(pages).toEqual([path]);
      const sent: string[] = [];
      page.on('request', (request) => void sent.push(request.postData() ?? ''));
      await page.goto(`${site}${path}?balance=54321&ref=IB123&utm_source=partner`);
      await expect.poll(pages).toEqual([path, path]);
      const link = page.getByRole('banner').locator('a[data-event=login]').first();
      await link.evaluate((element) =>
        element.addEventListener('click', (click) => click.preventDefault()),
      );
      await link.click();
      await expect.poll(() => eventsOf(service).at(-1)).toBe('login');
      await page.evaluate((next) => location.assign(next), nextPath);
      await expect.poll(pages).toEqual([path, path, nextPath]);
      expect(sent.join()).not.toMatch(/54321|IB123|partner/);
      // The page before is told.
      expect(sent.at(-1)).toContain(`"${site}${path}"`);
    });

  test('a message that was sent is counted, and nothing of it', async ({ visitCounted }) => {
    const { page, service } = await visitCounted('contact', { settings });
    await page.route('**/send-form', (route) => route.fulfill({ body: 'OK' }));
    await expect.poll(() => eventsOf(service)).toEqual(['page']);
    const form = page.locator('main form');
    for (const { name } of contactFields)
      await form.locator(`[name=${name}]`).fill(goodValues[name]);
    await form.locator('[type=submit]').click();
    await expect
      .poll(() => service.counted.at(-1))
      .toEqual({
        site: 'www.example.com',
        event: 'message-sent',
        path: pathOf('contact', { language: 'en' }),
        details: { language: 'en' },
      });
  });

  for (const kind of analyticsKinds)
    test(`a blocked script of ${kind} breaks nothing`, async ({ visitCounted }) => {
      const { page, service } = await visitCounted('about', { kind, settings, blocked: true });
      await settled(page);
      const opened = page.waitForEvent('popup');
      await page.getByRole('banner').locator('a[data-event=login]').first().click();
      await opened;
      expect(service).toEqual({ loads: 0, counted: [] });
    });
});

import type { BrowserContext, Page } from '@playwright/test';
import type { AnalyticsKind } from '../../site/facts/analytics-settings.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { fakeAnalytics, type FakeAnalytics } from '../fakes/analytics-service.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

async function open(visitor: BrowserContext, kind: AnalyticsKind, path: string) {
  const service = await fakeAnalytics(visitor, kind);
  const page = await visitor.newPage();
  await page.goto(path);
  return { page, service };
}

const t = wordsOf('en', 'analytics');
const purposes = t('purposes.statistics');
const asking = { asking: true } satisfies Visit;
const notAsking = { englishDefault: true } satisfies Visit;
const allowed = { [storageKeys.analytics]: 'allowed' };
const question = (page: Page) => page.locator('[data-question]');
const choiceButton = (page: Page, answer: 'refused' | 'allowed') =>
  question(page).locator(`[data-answer=${answer}]`);
const forgetButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('forget', { purposes }) });
const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.analytics);
/** Plausible's events, by name; Umami is told of pages alone here. */
const eventsOf = ({ counted }: FakeAnalytics) => counted.map(({ n = 'pageview' }) => n);
/** The code has run, which shows or hides the question and loads the script if it may. */
const settled = (page: Page): Promise<void> =>
  page.locator('site-island[data-state=live] > [data-analytics]').waitFor({ state: 'attached' });

test('refusing takes one click, is as easy as agreeing, and is remembered; agreeing counts this page and another tab’s, and withdrawing ends it at once in both', async ({
  newVisitor,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy/);
  const { page, service } = await open(await newVisitor(asking), 'umami', '/en/about');
  const [refusing, agreeing] = await Promise.all(
    (['refused', 'allowed'] as const).map(async (answer) => {
      const box = await choiceButton(page, answer).boundingBox();
      const look = await choiceButton(page, answer).getAttribute('class');
      return { width: box?.width, height: box?.height, look };
    }),
  );
  expect(refusing).toEqual(agreeing);
  expect(refusing?.height).toBeGreaterThanOrEqual(44);
  await choiceButton(page, 'refused').click();
  await expect(question(page)).toBeHidden();
  expect(await stored(page)).toBe('refused');
  const tab = await page.context().newPage();
  await tab.goto(pathOf('mam', { language: 'en' }));
  await settled(tab);
  await expect(question(tab)).toBeHidden();
  expect(service).toEqual({ loads: 0, counted: [] });
  await forgetButton(page).click();
  await expect(question(tab)).toBeVisible();
  await choiceButton(page, 'allowed').click();
  await expect.poll(() => eventsOf(service)).toEqual(['pageview', 'pageview']);
  await expect(question(tab)).toBeHidden();
  await forgetButton(page).click();
  await expect(question(page)).toBeInViewport();
  await expect(question(tab)).toBeVisible();
  await settled(page);
  expect(await stored(page)).toBeNull();
  // Not what its script sends when the page is left.
  expect(eventsOf(service)).toEqual(['pageview', 'pageview']);
});

test('Global Privacy Control refuses, whatever was stored', async ({ newVisitor }) => {
  const visitor = await newVisitor({ ...asking, localStorage: allowed, objecting: true });
  const { page, service } = await open(visitor, 'umami', '/en/about');
  await settled(page);
  await expect(question(page)).toBeHidden();
  expect(service).toEqual({ loads: 0, counted: [] });
  await forgetButton(page).click();
  await expect(page.getByText(t('signal', { purposes }))).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('what matters is counted without asking, with the page’s language', async ({ newVisitor }) => {
  const visitor = await newVisitor(notAsking);
  const { page, service } = await open(visitor, 'plausible', pathOf('forex', notAsking));
  const follow = async (event: string, detail?: string): Promise<void> => {
    const link = page
      .locator(`a[data-event=${event}]${detail ? `[data-event-detail="${detail}"]` : ''}`)
      .and(page.locator(':visible'))
      .first();
    // The page that it opens is tested elsewhere.
    await link.evaluate((element) =>
      element.addEventListener('click', (click) => click.preventDefault()),
    );
    await link.click();
    await expect
      .poll(() => service.counted.at(-1))
      .toMatchObject({
        d: 'www.example.com',
        n: event,
        u: page.url(),
        p: { language: 'en', ...(detail ? { detail } : {}) },
      });
  };
  await expect.poll(() => eventsOf(service)).toEqual(['pageview']);
  await follow('open-account');
  await page.goto(pathOf('accountSpecs', { language: 'en', ...notAsking }));
  await expect.poll(() => eventsOf(service).at(-1)).toBe('pageview');
  await follow('specifications', 'csv');
});

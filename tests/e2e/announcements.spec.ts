import type { Page } from '@playwright/test';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import type { RouteName } from '../../site/paths.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { startSite, type Running } from '../harness/server-process.ts';
import { shellWords } from '../harness/words.ts';

// They share a site of their own.
test.describe.configure({ mode: 'default' });

const [country] = brand.countriesNotServed;
const secret = 'a-long-enough-secret';
let service: FakeContentService | undefined;
let site: Running | undefined;

test.beforeAll(async () => {
  // With a country header, a site renders every page twice.
  test.setTimeout(180_000);
  service = await startFakeContentService();
  const localizations = { ar: { text: 'التداول مغلق يوم الجمعة.' } };
  service.lists['/api/site-notices'] = [
    { documentId: 'friday', text: 'Trading is closed on Friday.', localizations },
  ];
  const accounts = service.lists['/api/account-types']!;
  accounts.push(...[4, 5, 6, 7].map((id) => ({ ...accounts[0], id, documentId: `more-${id}` })));
  site = await startSite({
    COUNTRY_HEADER: 'X-Country',
    RISK_LOSS_PERCENT: '74.5',
    CONTENT_SERVICE_URL: service.origin,
    CONTENT_CHANGED_SECRET: secret,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await service?.stop();
});

test('a visitor who is not served reads why first', async ({ visitUrl }) => {
  const language = 'ar';
  const t = shellWords(language);
  const page = await visitUrl(site!.origin + pathOf('accountTypes', { language }), {
    width: 320,
    height: 700,
    dark: true,
    headers: { 'x-country': country },
  });
  const notice = page.getByRole('complementary', { name: t('notServed.title') });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice.getByRole('link')).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityViolations(page)).toEqual([]);
  // The page in the portal's place.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site!.origin}/ar/login`);
  expect(await accessibilityViolations(page)).toEqual([]);
});

const warningRoutes: readonly RouteName[] = [
  ...productClasses,
  ...(['accountTypes', 'accountSpecs', 'socialTrading', 'mam', 'pamm'] as const),
];

/** How much wider each account's button is than its text. */
const spareOn = (page: Page): Promise<number[]> =>
  page.locator('main li:has(> div h2) > a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return link.clientWidth - text.getBoundingClientRect().width;
    }),
  );

test('how many accounts lose money is said in the first screen and with the risk warning; each of seven accounts has room for its button', async ({
  visitUrl,
  request,
}) => {
  const page = await visitUrl(site!.origin, { javaScript: false });
  const sentence = page.getByText('74.5%');
  for (const [index, route] of warningRoutes.entries()) {
    // Neither text, place nor size depends on the language.
    const language = languageCodes[index % languageCodes.length]!;
    const html = await request.get(site!.origin + pathOf(route, { language }), { maxRetries: 1 });
    expect((await html.text()).match(/<p\b[^>]*>[^<]*74\.5%/g), route).toHaveLength(2);
    // The markets share their first screen.
    if (['metals', 'indices', 'energies'].includes(route)) continue;
    await page.goto(site!.origin + pathOf(route, { language }), { waitUntil: 'domcontentloaded' });
    for (const size of [
      { width: 360, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect(sentence.first(), `${route} at ${size.width} px`).toBeInViewport({ ratio: 1 });
      const { text, body } = await sentence.first().evaluate((element) => ({
        text: parseFloat(getComputedStyle(element).fontSize),
        body: parseFloat(getComputedStyle(document.body).fontSize),
      }));
      expect(text).toBeGreaterThanOrEqual(body);
    }
    if (route !== 'accountTypes') continue;
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const spare = await spareOn(page);
      expect(spare).toHaveLength(7);
      expect(Math.min(...spare), `at ${width} px`).toBeGreaterThan(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await page.goto(site!.origin + pathOf('home', { language: 'en' }));
  await expect(page.getByRole('region', { name: shellWords('en')('risk.title') })).toContainText(
    '74.5%',
  );
});

test('a notice is above the header, disappears when dismissed, stays away in every language, and a new one appears', async ({
  visitUrl,
  request,
}) => {
  const page = await visitUrl(`${site!.origin}/en/about`);
  const notice = page.getByRole('complementary', { name: 'Notice' });
  expect(await notice.textContent()).toBe('Trading is closed on Friday.');
  const [box, header] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await notice.getByRole('button', { name: 'Close this notice' }).press('Enter');
  await expect.poll(() => notice.count()).toBe(0);

  await page.goto(`${site!.origin}/ar/contact`);
  expect(await page.getByRole('complementary', { name: 'إشعار' }).count()).toBe(0);

  service!.lists['/api/site-notices'] = [{ documentId: 'open', text: 'Trading is open again.' }];
  await request.post(`${site!.origin}/api/content-changed`, {
    maxRetries: 1,
    headers: { authorization: `Bearer ${secret}` },
  });
  await expect
    .poll(async () => (await request.get(`${site!.origin}/en/about`, { maxRetries: 1 })).text())
    .toContain('Trading is open again.');
  await page.goto(`${site!.origin}/en/about`);
  expect(await notice.textContent()).toBe('Trading is open again.');
});

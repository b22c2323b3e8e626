import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import type { RouteName } from '../../site/paths.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expect, test, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

/** Its operator has set everything that this part of the site knows. */
const rules = { COUNTRY_HEADER: 'X-Country', RISK_LOSS_PERCENT: '74.5' };
const [country] = brand.countriesNotServed;
const phone = { width: 320, height: 700 } satisfies Visit;

for (const language of languageCodes) {
  const t = shellWords(language);

  test(`in ${language}, a visitor who is not served reads why first, and is offered no account`, async ({
    siteWith,
    visitUrl,
  }) => {
    const origin = await siteWith(rules);
    for (const dark of [false, true]) {
      const page = await visitUrl(origin + pathOf('accountTypes', { language }), {
        ...phone,
        dark,
        headers: { 'x-country': country },
      });
      const notice = page.getByRole('complementary', { name: t('notServed.title') });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice.getByRole('link')).toHaveAttribute(
        'href',
        `mailto:${brand.supportEmail}`,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: t('menu.open') }).click();
      const menu = page.getByRole('dialog', { name: t('menu.label') });
      await expect(menu).toBeVisible();
      // What opens in a new tab there leads to the portal.
      await expect(menu.locator('[target=_blank]')).toHaveCount(0);
    }
  });

  test(`in ${language}, the page in the portal’s place is whole, and leads to itself in other languages`, async ({
    siteWith,
    visitUrl,
  }) => {
    const origin = await siteWith(rules);
    const page = await visitUrl(`${origin}${language === 'zh' ? '' : `/${language}`}/login`, {
      headers: { 'x-country': country },
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const other = languageCodes.find((code) => code !== language && code !== 'zh') ?? 'en';
    await page.locator('summary[aria-label]').first().click();
    // By keyboard: what Chromium prefetches under a pointer is requested without the visitor's country.
    const link = page.locator(`[data-language=${other}]`);
    // The list can be focused from the next frame on.
    await expect(link).toBeVisible();
    await link.press('Enter');
    await page.waitForURL(`${origin}/${other}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const warningRoutes: readonly RouteName[] = [
  'forex',
  'metals',
  'indices',
  'energies',
  'futures',
  'accountTypes',
  'accountSpecs',
  'socialTrading',
  'mam',
  'pamm',
];
const windows = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

for (const language of languageCodes)
  test(`in ${language}, how many accounts lose money is said in the first screen and with the risk warning`, async ({
    siteWith,
    visitUrl,
  }) => {
    const origin = await siteWith(rules);
    const page = await visitUrl(origin + pathOf('home', { language }), { javaScript: false });
    const sentence = page.getByText('74.5%');
    await expect(
      page.getByRole('region', { name: shellWords(language)('risk.title') }),
    ).toContainText('74.5%');
    await expect(sentence).toHaveCount(1);
    for (const route of warningRoutes) {
      await page.goto(origin + pathOf(route, { language }));
      await expect(sentence).toHaveCount(2);
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect(sentence.first(), `${route} at ${size.width} px`).toBeInViewport({ ratio: 1 });
        const { text, body } = await sentence.first().evaluate((element) => ({
          text: parseFloat(getComputedStyle(element).fontSize),
          body: parseFloat(getComputedStyle(document.body).fontSize),
        }));
        expect(text).toBeGreaterThanOrEqual(body);
      }
    }
  });

import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

for (const [language, query, route] of [
  ['zh', '杠杆', 'accountTypes'],
  ['en', 'leverage', 'accountTypes'],
  ['ar', 'الرافعة', 'accountTypes'],
] as const)
  test(`in ${language}, without JavaScript, the error page’s search field leads to results, and a result to its page`, async ({
    visitPage,
  }) => {
    const t = wordsOf(language, 'search');
    const page = await visitPage('error', { language, javaScript: false });
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/\/search\?q=/);
    expect(await page.getByRole('searchbox', { name: t('label') }).inputValue()).toBe(query);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const results = page.getByRole('region', { name: t('pages') });
    const title = wordsOf(language, 'account-types')('meta.title');
    await results.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`**${pathOf(route, { language })}`);
  });

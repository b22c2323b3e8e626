import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections } from '../harness/words.ts';

const phone = { width: 360, touch: true } as const;

for (const language of bothDirections)
  test.describe(`on a phone in ${language}`, () => {
    test('the footer’s groups open without JavaScript', async ({ visitPage }) => {
      const page = await visitPage('about', { ...phone, language, javaScript: false });
      const link = page.locator(`body > footer a[href="${pathOf('mam', { language })}"]`);
      await expect(link).toBeHidden();
      await page.locator('body > footer summary').nth(2).tap();
      await expect(link).toBeVisible();
    });

    test('a question opens for the link to it, and closes when it is tapped', async ({
      siteOrigin,
      visitUrl,
    }) => {
      const url = `${siteOrigin}${pathOf('help', { language })}#minimum-deposit`;
      const page = await visitUrl(url, { ...phone, language });
      const article = page.locator('#minimum-deposit');
      await expect(article.locator('p').first()).toBeInViewport();
      await article.locator('summary').tap();
      await expect(article.locator('p').first()).toBeHidden();
    });

    test('one of the three ways to follow a trader is shown, without JavaScript', async ({
      visitPage,
    }) => {
      for (const route of ['mam', 'pamm'] as const) {
        const page = await visitPage(route, { ...phone, language, javaScript: false });
        const links = page.locator('section[aria-labelledby^="ways"]').getByRole('link');
        await expect(links).toHaveCount(0);
        await page.getByRole('radio').last().check({ force: true });
        await expect(links).toHaveCount(1);
      }
    });
  });

test('on a wide screen everything is open, with and without JavaScript, and no heading takes the focus', async ({
  visitPage,
}) => {
  for (const javaScript of [false, true]) {
    const page = await visitPage('help', { language: 'en', javaScript });
    const folds = page.locator('details[data-fold]');
    expect(await folds.count()).toBeGreaterThan(50);
    await expect(page.locator('#minimum-deposit p').first()).toBeVisible();
    if (!javaScript) continue;
    await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0);
    await expect(page.locator('details[data-fold] > summary:not([tabindex="-1"])')).toHaveCount(0);
  }
});

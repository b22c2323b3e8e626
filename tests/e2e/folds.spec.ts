import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

const language = 'en';
const phone = { width: 360, touch: true, language } as const;

test('on a phone the footer’s groups open without JavaScript', async ({ visitPage }) => {
  const page = await visitPage('about', { ...phone, javaScript: false });
  const link = page.locator(`body > footer a[href="${pathOf('mam', { language })}"]`);
  await expect(link).toBeHidden();
  await page.locator('body > footer summary').nth(2).tap();
  await expect(link).toBeVisible();
});

test('on a phone a question opens for the link to it, and closes when it is tapped', async ({
  siteOrigin,
  visitUrl,
}) => {
  const page = await visitUrl(
    `${siteOrigin}${pathOf('help', { language })}#minimum-deposit`,
    phone,
  );
  const article = page.locator('#minimum-deposit');
  await expect(article.locator('p').first()).toBeInViewport();
  await article.locator('summary').tap();
  await expect(article.locator('p').first()).toBeHidden();
});

test('on a wide screen everything is open, and no heading takes the focus', async ({
  visitPage,
}) => {
  for (const javaScript of [false, true]) {
    const page = await visitPage('help', { language, javaScript });
    await expect(page.locator('#minimum-deposit p').first()).toBeVisible();
    if (!javaScript) continue;
    await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0);
    await expect(page.locator('details[data-fold] > summary:not([tabindex="-1"])')).toHaveCount(0);
  }
});

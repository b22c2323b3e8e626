import { expect, test } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

for (const language of bothDirections)
  test(`the demo offer can be dismissed for good, and brought back, in ${language}`, async ({
    visitPage,
  }) => {
    const t = wordsOf(language, 'sections');
    const page = await visitPage('forex', { language });
    const offer = page.getByRole('complementary', { name: t('demo.title') });
    const restore = page.getByRole('button', { name: t('demo.restore') });
    expect(await offer.isVisible()).toBe(true);
    expect(await restore.isVisible()).toBe(false);
    await offer.getByRole('button', { name: t('demo.dismiss') }).click();
    await offer.waitFor({ state: 'hidden' });
    await expect(restore).toBeFocused();
    await page.reload();
    expect(await offer.isVisible()).toBe(false);
    await restore.click();
    await offer.waitFor({ state: 'visible' });
    await restore.waitFor({ state: 'hidden' });
    await expect(offer.getByRole('button', { name: t('demo.dismiss') })).toBeFocused();
    await page.reload();
    expect(await offer.isVisible()).toBe(true);
  });

test('without JavaScript the demo offer stays, with no button for it', async ({ visitPage }) => {
  const page = await visitPage('forex', { language: 'en', javaScript: false });
  const t = wordsOf('en', 'sections');
  expect(await page.getByRole('complementary', { name: t('demo.title') }).isVisible()).toBe(true);
  for (const name of [t('demo.restore'), t('demo.dismiss')])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
});

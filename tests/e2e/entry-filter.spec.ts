import { expect, test } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const entries = '[data-search-entry]:visible';

for (const language of bothDirections)
  test.describe(`filtering in ${language}`, () => {
    const t = wordsOf(language, 'sections');

    test('typing leaves the terms that contain every word, and says how many', async ({
      visitPage,
    }) => {
      const page = await visitPage('glossary', { language });
      const all = await page.locator(entries).count();
      await page.getByLabel(t('filter.label')).pressSequentially('HEDGING');
      await expect(
        page.getByText(t('filter.found', { number: '1' }), { exact: true }),
      ).toBeVisible();
      await expect(page.locator(entries)).toHaveCount(1);
      await expect(page.locator('main h2:visible')).toHaveCount(1);
      await page.getByLabel(t('filter.label')).fill('');
      await expect(page.locator(entries)).toHaveCount(all);
    });

    test('on a phone matches open, and close again', async ({ visitPage }) => {
      const page = await visitPage('help', { language, width: 360, touch: true });
      const field = page.getByLabel(t('filter.label'));
      await field.pressSequentially('PAMM');
      await expect(page.locator(`${entries} p`).first()).toBeVisible();
      await field.fill('');
      await expect(page.locator(entries)).toHaveCount(0);
      await field.fill('#');
      await page.locator('a[href$="#minimum-deposit"]').first().tap();
      await expect(page.locator('#minimum-deposit')).toBeInViewport();
    });

    test('without JavaScript there is no filter', async ({ visitPage }) => {
      const page = await visitPage('glossary', { language, javaScript: false });
      await expect(page.getByLabel(t('filter.label'))).toBeHidden();
    });
  });

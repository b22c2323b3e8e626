import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

const entries = '[data-search-entry]:visible';
const language = 'ar';
const t = wordsOf(language, 'sections');
const phone = { width: 360, touch: true, language } as const;

test('typing leaves the terms that contain every word, and says how many', async ({
  visitPage,
}) => {
  const page = await visitPage('glossary', { language });
  const all = await page.locator(entries).count();
  await page.getByLabel(t('filter.label')).pressSequentially('HEDGING');
  await expect(page.getByText(t('filter.found', { number: '1' }), { exact: true })).toBeVisible();
  await expect(page.locator(entries)).toHaveCount(1);
  await expect(page.locator('main h2:visible')).toHaveCount(1);
  await page.getByLabel(t('filter.label')).fill('');
  await expect(page.locator(entries)).toHaveCount(all);
});

test('on a phone a question opens for a match and for the link to it, and closes again', async ({
  visitPage,
}) => {
  const page = await visitPage('help', phone);
  const field = page.getByLabel(wordsOf(language, 'help')('search.label'));
  await field.pressSequentially('PAMM');
  await expect(page.locator(`${entries} p`).first()).toBeVisible();
  await field.fill('');
  await expect(page.locator(entries)).toHaveCount(0);
  await field.fill('#');
  await page.locator('a[href$="#minimum-deposit"]').first().tap();
  const article = page.locator('#minimum-deposit');
  await expect(article.locator('p').first()).toBeInViewport();
  await article.locator('summary').tap();
  await expect(article.locator('p').first()).toBeHidden();
});

test('without JavaScript there is no filter, and everything can be read', async ({ visitPage }) => {
  const glossary = await visitPage('glossary', { language, javaScript: false });
  await expect(glossary.getByLabel(t('filter.label'))).toBeHidden();
  const page = await visitPage('help', { language, javaScript: false });
  await expect(page.locator('#minimum-deposit p').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const link = page.locator(`body > footer a[href="${pathOf('mam', { language })}"]`);
  await expect(link).toBeHidden();
  await page.locator('body > footer summary').nth(2).click();
  await expect(link).toBeVisible();
});

test('on a wide screen an answer opens for the link to it, alone', async ({ visitPage }) => {
  const page = await visitPage('help', { language });
  const answers = page.locator('article p:visible');
  await expect(answers).toHaveCount(0);
  await page.locator('a[href$="#minimum-deposit"]').first().click();
  await expect(answers).toHaveCount(1);
  await expect(page.locator('#minimum-deposit p')).toBeInViewport();
});

test('on a wide screen what phones fold is open, and no heading takes the focus', async ({
  visitPage,
}) => {
  const page = await visitPage('help', { language });
  await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0);
  await expect(page.locator('details[data-fold] > summary:not([tabindex="-1"])')).toHaveCount(0);
});

test('the glossary’s letters follow the reader on a phone', async ({ visitPage }) => {
  const page = await visitPage('glossary', { language: 'en', width: 390 });
  const letter = page.locator('nav ol a', { hasText: /^S$/ });
  await expect(letter).not.toBeInViewport();
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'S', exact: true }) })
    .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(letter).toHaveAttribute('data-current', '');
  await expect(letter).toBeInViewport({ ratio: 1 });
});

test('the demo offer can be dismissed for good, and brought back', async ({ visitPage }) => {
  const page = await visitPage('forex', { language });
  const offer = page.getByRole('complementary', { name: wordsOf(language, 'forex')('demo') });
  const restore = page.getByRole('button', { name: t('demo.restore') });
  await expect(restore).toBeHidden();
  await offer.getByRole('button', { name: t('demo.dismiss') }).click();
  await expect(offer).toBeHidden();
  await expect(restore).toBeFocused();
  await page.reload();
  await expect(offer).toBeHidden();
  await restore.click();
  await expect(restore).toBeHidden();
  await expect(offer.getByRole('button', { name: t('demo.dismiss') })).toBeFocused();
  await page.reload();
  await expect(offer).toBeVisible();
});

for (const both of ['en', 'ar'] as const)
  test(`the last row of cards is centered in ${both}`, async ({ visitPage }) => {
    const page = await visitPage('mam', { language: both });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const list = page.locator('section[aria-labelledby="services"] ul');
      const [box, cards] = await list.evaluate((element) => [
        element.getBoundingClientRect(),
        [...element.children].map((card) => card.getBoundingClientRect()),
      ]);
      const lastRow = cards.filter(({ top }) => top === cards.at(-1)!.top);
      expect(lastRow.length).toBeLessThan(cards.filter(({ top }) => top === cards[0]!.top).length);
      const start = Math.min(...lastRow.map(({ left }) => left)) - box.left;
      const end = box.right - Math.max(...lastRow.map(({ right }) => right));
      expect(start).toBeCloseTo(end, 0);
      expect(lastRow[0]!.width).toBeCloseTo(cards[0]!.width, 0);
    }
  });

test('the label of the lowest account covers no words on a tablet', async ({ visitPage }) => {
  const page = await visitPage('accountTypes', { language: 'en', width: 768 });
  const note = await page.locator('output + p').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().bottom;
  });
  const label = await page.locator('thead th[data-fit="lowest"] > span').first().boundingBox();
  expect(note).toBeLessThanOrEqual(label!.y);
});

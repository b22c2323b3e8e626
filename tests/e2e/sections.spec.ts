import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { wordsOf } from '../harness/words.ts';

const entries = '[data-search-entry]:visible';
const language = 'ar';
const t = wordsOf(language, 'sections');
const phone = { width: 360, touch: true, language } as const;

test('on a phone a question opens for a match and for the link to it, and closes again; so does a fold for the link to its heading', async ({
  visitPage,
}) => {
  const page = await visitPage('help', phone);
  const field = page.getByLabel(wordsOf(language, 'help')('search.label'));
  await field.pressSequentially('PAMM');
  await expect(page.locator(`${entries} p`).first()).toBeVisible();
  // As many people type the last letter of leverage.
  await field.fill('رافعه');
  await expect(page.locator('#highest-leverage p').first()).toBeVisible();
  const link = page.locator('a[href$="#minimum-deposit"]').first();
  // The often asked make room for what is found.
  await expect(link).toBeHidden();
  await field.fill('');
  await expect(page.locator(entries)).toHaveCount(0);
  await link.tap();
  const article = page.locator('#minimum-deposit');
  await expect(article.locator('p').first()).toBeInViewport();
  await article.locator('summary').tap();
  await expect(article.locator('p').first()).toBeHidden();
  await page.goto(`${pathOf('introducingBroker', { language })}#terms`);
  await expect(page.locator('details:has(#terms) dl')).toBeVisible();
});

test('without JavaScript there is no filter, and everything can be read', async ({ visitPage }) => {
  const page = await visitPage('glossary', { language, javaScript: false });
  await expect(page.getByLabel(t('filter.label'))).toBeHidden();
  await page.goto(pathOf('help', { language }));
  await expect(page.locator('#minimum-deposit p').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const link = page.locator(`body > footer a[href="${pathOf('mam', { language })}"]`);
  await expect(link).toBeHidden();
  await page.locator('body > footer summary').nth(2).click();
  await expect(link).toBeVisible();
});

test('on a wide screen an answer opens for the link to it, alone; what phones fold is open, and no heading takes the focus', async ({
  visitPage,
}) => {
  const page = await visitPage('help', { language });
  await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0);
  await expect(page.locator('details[data-fold] > summary:not([tabindex="-1"])')).toHaveCount(0);
  const answers = page.locator('article p:visible');
  await expect(answers).toHaveCount(0);
  // A link to what the filter hides takes the filter back.
  const field = page.getByLabel(wordsOf(language, 'help')('search.label'));
  await field.fill('#');
  await expect(page.locator(entries)).toHaveCount(0);
  await page.locator('nav a[href$="#funding"]').click();
  await expect(field).toHaveValue('');
  await page.locator('a[href$="#minimum-deposit"]').first().click();
  await expect(answers).toHaveCount(1);
  await expect(page.locator('#minimum-deposit p')).toBeInViewport();
});

test('on a phone the glossary’s letters follow the reader; typing leaves the terms that contain every word, and says how many', async ({
  visitPage,
}) => {
  const page = await visitPage('glossary', { language: 'en', width: 390 });
  const letter = page.locator('nav ol a', { hasText: /^S$/ });
  await expect(letter).not.toBeInViewport();
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'S', exact: true }) })
    .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(letter).toHaveAttribute('data-current', '');
  await expect(letter).toBeInViewport({ ratio: 1 });

  const all = await page.locator(entries).count();
  const filter = page.getByLabel(wordsOf('en', 'sections')('filter.label'));
  await filter.pressSequentially('HEDGING');
  const found = wordsOf('en', 'sections')('filter.found', { number: '1' });
  await expect(page.getByText(found, { exact: true })).toBeVisible();
  await expect(page.locator(entries)).toHaveCount(1);
  await expect(page.locator('main h2:visible')).toHaveCount(1);
  await filter.fill('');
  await expect(page.locator(entries)).toHaveCount(all);
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

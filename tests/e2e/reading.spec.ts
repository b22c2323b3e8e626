import { expect, test } from '../harness/fixtures.ts';
import { bothDirections } from '../harness/words.ts';

for (const language of bothDirections)
  for (const width of [768, 1440])
    test(`the last row of cards is centered in ${language} at ${width} px`, async ({
      visitPage,
    }) => {
      const page = await visitPage('mam', { language, width });
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
    });

test('the glossary’s letters follow the reader on a phone', async ({ visitPage }) => {
  const page = await visitPage('glossary', { language: 'en', width: 390 });
  const letter = page.locator('nav ol a', { hasText: /^S$/ });
  const { width } = page.viewportSize()!;
  expect((await letter.boundingBox())!.x).toBeGreaterThan(width);
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'S', exact: true }) })
    .evaluate((section) => {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  await expect(letter).toHaveAttribute('data-current', '');
  const box = (await letter.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(width);
});

test('a phone breaks no word of an agreement’s summary', async ({ visitPage }) => {
  const page = await visitPage('clientAgreement', { language: 'en', width: 390 });
  const broken = await page.locator('main table th').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const text = head.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('the label of the lowest account covers no words on a tablet', async ({ visitPage }) => {
  const page = await visitPage('accountTypes', { language: 'en', width: 768 });
  const caption = await page.locator('caption').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().bottom;
  });
  const label = await page.locator('thead th[data-fit="lowest"] > span').first().boundingBox();
  expect(caption).toBeLessThanOrEqual(label!.y);
});

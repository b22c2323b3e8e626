import { expect, test, type Visit } from '../harness/fixtures.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';

const phone: Visit = { width: 360, height: 740, touch: true };

for (const language of bothDirections)
  for (const javaScript of [true, false])
    test.describe(`${language}, ${javaScript ? 'with' : 'without'} JavaScript`, () => {
      const currencies = wordsOf(language, 'instruments')('currencies', { returnObjects: true });
      const nameOf = (base: keyof typeof currencies, quote: keyof typeof currencies) =>
        `${currencies[base]} / ${currencies[quote]}`;

      test('every pair is large enough for a finger, which chooses the one whose facts are shown', async ({
        visitPage,
      }) => {
        const page = await visitPage('forex', { language, javaScript, ...phone });
        const pairs = page.locator('label:has([name="pair"])');
        for (const pair of await pairs.locator('b').all()) {
          const box = await pair.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360);
        }
        const names = pairs.locator('strong').filter({ visible: true });
        expect(await names.allTextContents()).toEqual([nameOf('EUR', 'USD')]);
        await pairs.filter({ hasText: 'CHFJPY' }).tap();
        expect(await names.allTextContents()).toEqual([nameOf('CHF', 'JPY')]);
        // The facts lie beside the pairs, not over them.
        const facts = await names.locator('..').boundingBox();
        for (const pair of await pairs.locator('b').all()) {
          const box = await pair.boundingBox();
          if (!facts || !box) throw new Error('Neither is hidden');
          const isApart =
            facts.x + facts.width <= box.x ||
            box.x + box.width <= facts.x ||
            facts.y >= box.y + box.height;
          expect(isApart, (await pair.textContent()) ?? '').toBe(true);
        }
      });

      test('the arrow keys move from pair to pair, and the facts follow', async ({ visitPage }) => {
        const page = await visitPage('forex', { language, javaScript });
        await page.locator('[name="pair"]:checked').focus();
        await page.keyboard.press('ArrowDown');
        const names = page.locator('label:has([name="pair"]) strong').filter({ visible: true });
        expect(await names.allTextContents()).toEqual([nameOf('EUR', 'CAD')]);
      });

      test('a cube chosen with a finger tells its weight, and only its own', async ({
        visitPage,
      }) => {
        const page = await visitPage('metals', { language, javaScript, ...phone });
        const weights = page.locator('label:has([name="metal"]) strong').filter({ visible: true });
        const weight = (kilograms: string) =>
          wordsOf(language, 'metals')('picture.weight', { kilograms });
        expect(await weights.allTextContents()).toEqual([weight('3.1')]);
        await page.locator('label:has([value="silver"]) svg').tap();
        expect(await weights.allTextContents()).toEqual([weight('155.5')]);
      });
    });

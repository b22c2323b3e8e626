import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, test } from 'vitest';
import { languageByCode, languageCodes, mapLanguages } from '../../core/domain/languages.ts';
import { indexedRoutes } from '../../site/paths.ts';
import { routes } from '../../site/routes.ts';
import { temporaryFolder } from '../../tests/harness/temporary-folder.ts';
import { makePictureFonts, weights } from './fonts.ts';
import { titleRoom } from './frame.ts';
import { drawLine, fences, lineSetter } from './set-line.ts';
import { namespaceOf, setTitle, titleOf } from './titles.ts';

const { folder, remove } = temporaryFolder('picture-fonts');
afterAll(remove);

const titles = mapLanguages((language) => indexedRoutes.map((route) => titleOf(route, language)));
const font = await makePictureFonts([fences, ...Object.values(titles).flat()], folder);
const setLine = lineSetter(font);

/** From the left end of a line's ink to the right one's, drawn at this size. */
function inkOf(
  text: string,
  direction: 'ltr' | 'rtl',
  size: number,
): { left: number; right: number } {
  const line = setLine(text, direction, weights.bold);
  const drawn = drawLine(line, { x: 100, y: 100, size, weight: weights.bold });
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${drawn}</svg>`,
    { font },
  ).getBBox();
  return { left: (box?.x ?? 0) - 100, right: (box?.x ?? 0) + (box?.width ?? 0) - 100 };
}

test.each(indexedRoutes)('the words of %s are found by its name', (route) => {
  expect(namespaceOf(route)).toBe(routes[route].words);
});

describe.each(languageCodes)('in %s', (language) => {
  const { direction } = languageByCode(language);
  const settings = titles[language].map((title) =>
    setTitle(title, language, titleRoom, (line) => setLine(line, direction, weights.bold).width),
  );

  test.each(settings)('$lines is drawn whole within its part of the picture', ({ lines, size }) => {
    for (const text of lines) {
      const { left, right } = inkOf(text, direction, size);
      expect(left).toBeGreaterThan(-0.1 * size);
      expect(right).toBeLessThanOrEqual(titleRoom.width);
      // What the library cannot set it leaves out, without a word.
      expect(right - left).toBeGreaterThan(
        0.3 * size * text.replaceAll(/\p{M}/gu, '').length ** 0.9,
      );
    }
  });

  test('no title is divided after a preposition, nor before a figure', () => {
    const ends = settings.flatMap(({ lines }) => lines.slice(0, -1));
    const starts = settings.flatMap(({ lines }) => lines.slice(1));
    expect(ends.filter((line) => /\b(?:and|for|of|to|with|a|the)$/.test(line))).toEqual([]);
    expect(starts.filter((line) => /^\d/.test(line))).toEqual([]);
  });
});

test('a line ends after a clause, at the end of a Chinese word, or where the lines are alike', () => {
  const lines = (title: string, language: 'en' | 'zh'): string[] =>
    setTitle(title, language, titleRoom, (line) => setLine(line, 'ltr', weights.bold).width).lines;
  expect(lines('PAMM: one pool, divided by share', 'en')).toEqual([
    'PAMM: one pool,',
    'divided by share',
  ]);
  expect(lines('PAMM 主账户，盈亏按份额分配', 'zh')).toEqual(['PAMM 主账户，', '盈亏按份额分配']);
  expect(lines('介绍经纪商（IB）计划', 'zh')).toEqual(['介绍经纪商', '（IB）计划']);
});

test('a title that does not fit in the smallest size is refused', () => {
  const widthOf = (line: string): number => line.length;
  expect(() => setTitle('Indivisible', 'en', titleRoom, widthOf)).toThrow(
    "The title 'Indivisible' does not fit its share picture",
  );
});

test('a character that no face has is refused', async () => {
  await expect(makePictureFonts(['Gold 𓋞'], folder)).rejects.toThrow(
    'No font of the share pictures has: 𓋞',
  );
});

describe('a line from right to left', () => {
  const runs = (text: string): string[] =>
    setLine(text, 'rtl', weights.bold).runs.map((run) => run.text);

  test('has Latin words in their own order', () => {
    expect(runs('منصة MetaTrader 5 للحاسوب')).toEqual([
      'للحاسوب',
      ' ',
      'MetaTrader 5',
      ' ',
      'منصة',
    ]);
  });

  test('ends with its colon', () => {
    expect(runs('حسابات MAM:')).toEqual([':', 'MAM', ' ', 'حسابات']);
  });

  test('is whole where letters are joined beside another face’s sign', () => {
    const word = inkOf('الاجتماعي', 'rtl', 80);
    const withColon = inkOf('الاجتماعي:', 'rtl', 80);
    expect(withColon.right - withColon.left).toBeGreaterThan(word.right - word.left);
  });
});

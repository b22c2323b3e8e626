import { globSync, readFileSync } from 'node:fs';

/**
 * The packaged faces, by the name of their subset. Another Latin alphabet needs its subset here (`latin-ext`, `vietnamese`), and
 * an `@font-face` with its `unicode-range` in site/styles/fonts.css.
 */
export const faces = {
  latin: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  arabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
};

/** The files whose texts pages show. */
const sources = [
  'site/**/*.json',
  'site/facts/*.ts',
  'core/domain/languages.ts',
  'content/**/*.{json,md}',
];

/** Characters that visitors type, and those that are not spelled out in these files. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '×·–—’“”…−',
  // Spaces that do not break, marks and isolates of direction, joiners: from Intl and from code.
  '\u00a0\u202f\u200b\u200c\u200d\u200e\u200f\u2060\u2066\u2067\u2068\u2069',
  // By Intl: Türkiye, and the currencies in which instruments are quoted.
  'ü€£¥',
].join('');

/** The characters that the fonts of `fontFolder` were made for. */
export const charactersFile = 'site/styles/fonts/characters.txt';
export const fontFolder = 'site/styles/fonts';

/** Chinese characters and punctuation, which the reader's system sets. */
const ofSystemFonts = /[\u{2e80}-\u{9fff}\u{ff00}-\u{ffef}\n]/u;

/** Every character of the site's texts that our fonts have to set, in order. */
export function everyCharacter(): string {
  const texts = globSync(sources).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(always + texts.join(''))]
    .filter((character) => !ofSystemFonts.test(character))
    .toSorted()
    .join('');
}

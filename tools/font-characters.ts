import { globSync } from 'node:fs';

/** Where the texts are that pages show. */
export const fontSources = [
  'site/**/*.json',
  'site/facts/*.ts',
  'core/domain/languages.ts',
  'content/**/*.{json,md}',
] as const;

/** What visitors type, and what is not spelled out in those files. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '×·–—’“”…−',
  // Spaces that do not break, marks and isolates of direction, joiners: from Intl and from code.
  '\u00a0\u202f\u200b\u200c\u200d\u200e\u200f\u2060\u2066\u2067\u2068\u2069',
  // By Intl: Türkiye, and the currencies in which instruments are quoted.
  'ü€£¥',
].join('');

/** The weights that the styles use: tokens.css names them, fonts.css their range. */
export const fontWeights = { min: 400, max: 700 };

/** Chinese characters and punctuation, which the reader's system sets. */
export const ofSystemFonts = /[\u{2e80}-\u{9fff}\u{ff00}-\u{ffef}]/u;

/** Every character for our fonts. @param read a file's text */
export const everyCharacter = (read: (file: string) => string): string =>
  [
    ...new Set(
      always +
        fontSources
          .flatMap((pattern) => globSync(pattern))
          .map(read)
          .join(''),
    ),
  ].join('');

import { globSync } from 'node:fs';

/** Where the texts are that pages show. */
export const fontSources = [
  'site/**/*.json',
  'site/facts/*.ts',
  'contract/languages.ts',
  'content/**/*.json',
] as const;

/** What visitors and editors type, whatever our texts contain; and the characters that Intl puts around and into numbers and dates. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\u00a0', // no-break space
  '\u202f', // narrow no-break space
  '\u2212', // minus
  '−×÷±·•°€£©®™“”‘’–—…→←↑↓',
].join('');

/** @param read a file's text */
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

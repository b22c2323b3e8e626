import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyCharacter, faces, missingCharacters } from './font-characters.ts';

test('the fonts have every character of the site’s texts (otherwise: npm run fonts)', () => {
  expect(missingCharacters(everyCharacter())).toEqual([]);
});

const family = '@fontsource-variable/hanken-grotesk';
const subsets = Object.entries(
  JSON.parse(readFileSync(`node_modules/${family}/unicode.json`, 'utf8')) as Record<string, string>,
);
type Subset = [name: string, list: string];
const isOurs = ([name]: Subset): boolean =>
  Object.values(faces).some((file) => file.includes(`${family}/files/hanken-grotesk-${name}-wght`));
/** `U+0102-0103,U+0110` */
const has = ([, list]: Subset, character: string): boolean =>
  list.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    const code = character.codePointAt(0) ?? 0;
    return parseInt(from, 16) <= code && code <= parseInt(to, 16);
  });
/** The packaged subsets with characters that none of our faces has: another font would set them, amid our words. */
const subsetsWanted = (text: string): string[] =>
  subsets
    .filter((subset) => !isOurs(subset))
    .filter((subset) =>
      Array.from(text).some(
        (character) =>
          has(subset, character) &&
          !subsets.some((other) => isOurs(other) && has(other, character)),
      ),
    )
    .map(([name]) => name);

test('a language sets its words in one font (otherwise: `faces` lacks a subset)', () => {
  expect(subsetsWanted('Điều kiện')).toEqual(['vietnamese', 'latin-ext']);
  expect(subsetsWanted('Günlük żółć')).toEqual(['latin-ext']);
  expect(subsetsWanted(everyCharacter())).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersFile, everyCharacter } from './font-characters.ts';

test('the fonts have every character of the site’s texts (otherwise: npm run fonts)', () => {
  const known = new Set(readFileSync(charactersFile, 'utf8'));
  expect(Array.from(everyCharacter()).filter((character) => !known.has(character))).toEqual([]);
});

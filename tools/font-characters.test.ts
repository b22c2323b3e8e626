import { expect, test } from 'vitest';
import { everyCharacter, missingCharacters } from './font-characters.ts';

test('the fonts have every character of the site’s texts (otherwise: npm run fonts)', () => {
  expect(missingCharacters(everyCharacter())).toEqual([]);
});

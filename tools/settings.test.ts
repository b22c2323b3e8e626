import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsDocument } from './settings-document.ts';

/** Without the spaces and dashes that align a table. */
const unaligned = (document: string): string =>
  document.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

test('docs/settings.md has every setting (npm run settings)', () => {
  const written = readFileSync('docs/settings.md', 'utf8');
  expect(unaligned(written)).toBe(unaligned(settingsDocument()));
});

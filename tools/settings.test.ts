import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretSettingsNote, settingsTable } from '../server/settings.ts';

/** Cells without the spaces and dashes that align a table. */
const cellsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---'));

test('docs/settings.md has every setting, and says which may be in files', () => {
  const [, shown = '', note] =
    /^(\| setting .*\n(?:\|.*\n)*)\n(.*)\n/m.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];
  expect(cellsOf(shown)).toEqual(cellsOf(settingsTable()));
  expect(note).toBe(secretSettingsNote());
});

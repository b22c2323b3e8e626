import { expect, test } from 'vitest';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import headScript from '../../site/shell/head-script.ts?inline-script';
import languageScript from '../../site/shell/language-script.ts?inline-script';

const { dark, language, preloaded, dismissed } = storageKeys;

test.each([
  ['head', headScript, [dark, preloaded, dismissed]],
  ['language', languageScript, [language]],
])('the %s script reads the storage keys of the table, filled in by the build', (_, text, keys) => {
  for (const key of keys) expect(text).toMatch(new RegExp(`getItem\\([\`"']${key}[\`"']\\)`));
  expect(text).not.toContain('storageKeys');
});

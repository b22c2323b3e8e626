import { expect, test } from 'vitest';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import headScript from '../../site/shell/head-script.ts?inline-script';
import languageScript from '../../site/shell/language-script.ts?inline-script';
import readDismissed from '../../site/ui/read-dismissed.ts?inline-script';

const { dark, language, preloaded, dismissed } = storageKeys;

test.each([
  ['head', headScript, [dark, preloaded]],
  ['language', languageScript, [language]],
  ['dismissed', readDismissed, [dismissed]],
])('the %s script reads the storage keys of the table, filled in by the build', (_, text, keys) => {
  for (const key of keys)
    expect(text).toMatch(new RegExp(`(?:local|session)Storage\\.${key}\\b(?!\\s*=)`));
  expect(text).not.toContain('storageKeys');
});

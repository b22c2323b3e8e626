import { expect, test } from 'vitest';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import headScript from '../../site/shell/head-script.ts?inline-script';

test('the head script reads the storage keys of the table, filled in by the build', () => {
  const { dark, language, preloaded, dismissed } = storageKeys;
  for (const key of [dark, language, preloaded, dismissed])
    expect(headScript).toMatch(new RegExp(`getItem\\([\`"']${key}[\`"']\\)`));
  expect(headScript).not.toContain('storageKeys');
});

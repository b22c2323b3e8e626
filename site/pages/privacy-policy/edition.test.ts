import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as storageKeys from '../../facts/storage-keys.ts';
import { edition } from './edition.ts';
import english from './privacy-policy.en.json';

const pdfSource = readFileSync('content/documents/privacy-policy.md', 'utf8');

test('page and PDF are the same edition', () => {
  expect(pdfSource).toContain(`date: ${edition.date}\n`);
  expect(pdfSource).toContain(`version: '${edition.version}'\n`);
});

test('page and PDF take the retention of messages from the setting', () => {
  expect(pdfSource).toContain('deleted after {{contact.retention}}');
  expect(english.builtInMailProvider).toContain('deleted after {{days}} days');
});

test('the policy explains every key that the site stores in a browser', () => {
  expect(Object.keys(english.storage.rows).toSorted()).toEqual(Object.keys(storageKeys).toSorted());
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultRetentionDays } from '../../../contract/contact-outcome.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { edition } from './edition.ts';
import english from './privacy-policy.en.json';

const pdfSource = readFileSync('content/documents/privacy-policy.md', 'utf8');

test('page and PDF are the same edition', () => {
  expect(pdfSource).toContain(`date: ${edition.date}\n`);
  expect(pdfSource).toContain(`version: '${edition.version}'\n`);
});

test('page and PDF give the same retention of messages', () => {
  expect(pdfSource).toContain(`deleted after ${defaultRetentionDays} days`);
});

test('the policy explains every key that the site stores in a browser', () => {
  expect(Object.keys(english.storage.rows).toSorted()).toEqual(Object.keys(storageKeys).toSorted());
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshForm } from '../../../contract/contact-outcome.ts';
import { languageCodes } from '../../../contract/languages.ts';
import { fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import type { RouteName } from '../../paths.ts';
import { renderPage } from '../../render-page.tsx';
import { edition } from './edition.ts';
import english from './privacy-policy.en.json';

const pdfSource = readFileSync('content/documents/privacy-policy.md', 'utf8');

test('page and PDF are the same edition', () => {
  expect(pdfSource).toContain(`date: ${edition.date}\n`);
  expect(pdfSource).toContain(`version: '${edition.version}'\n`);
});

test('the page takes the retention of messages from the setting, the document its default', () => {
  expect(pdfSource).toContain('deleted after {{contact.retention}}');
  expect(english.builtInMailProvider).toContain('deleted after {{days}} days');
  const contact = { ...freshForm, retentionDays: 91 };
  for (const language of languageCodes) {
    const render = (route: RouteName, changes = {}): string =>
      renderPage(route, language, fakeRenderContext(changes)).html;
    expect(render('privacyPolicy', { contact })).not.toBe(render('privacyPolicy'));
    expect(render('privacyPolicyText', { contact })).toBe(render('privacyPolicyText'));
  }
});

test('the policy explains every key that the site stores in a browser', () => {
  expect(Object.keys(english.storage.rows).toSorted()).toEqual(Object.keys(storageKeys).toSorted());
});

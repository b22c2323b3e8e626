import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshForm } from '../../../core/domain/contact-outcome.ts';
import { languageCodes } from '../../../core/domain/languages.ts';
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

test('the page states how long the parameters of a link are kept, if they are', () => {
  for (const language of languageCodes) {
    const html = (referralDays: number): string =>
      renderPage('privacyPolicy', language, fakeRenderContext({ referralDays })).html;
    const row = `<code class="ltr">${storageKeys.referral}</code>`;
    expect(html(45)).toMatch(new RegExp(`${row}</th><td>[^<]+</td><td>[^<]*45`));
    expect(html(0).includes(row)).toBe(false);
  }
});

import { expect, test } from 'vitest';
import { freshForm } from '../../../core/domain/contact-outcome.ts';
import { languageCodes } from '../../../core/domain/languages.ts';
import { fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import { readDocuments } from '../../../tools/brand/document.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { renderPage, type RenderContext } from '../../render-page.tsx';

const pageIn = (
  language: (typeof languageCodes)[number],
  changes?: Partial<RenderContext>,
): string => renderPage('privacyPolicy', language, fakeRenderContext(changes)).html;

test('page and PDF are one text', () => {
  const { blocks, version } = readDocuments().find(({ id }) => id === 'privacy-policy')!;
  const page = pageIn('en').replaceAll(/<[^>]*>/g, '');
  expect(page).toContain(`Version ${version}`);
  for (const block of blocks)
    if ('content' in block)
      for (const { text } of block.content) expect(page).toContain(text.replaceAll('&', '&amp;'));
});

test('the page states how long messages are kept', () => {
  for (const language of languageCodes)
    expect(pageIn(language, { contact: { ...freshForm, retentionDays: 91 } })).toContain('91');
});

test('the page states how long the parameters of a link are kept, if they are', () => {
  for (const language of languageCodes) {
    const row = `<code class="ltr">${storageKeys.referral}</code>`;
    expect(pageIn(language, { referralDays: 45 })).toMatch(
      new RegExp(`${row}</th><td>[^<]+</td><td>[^<]*45`),
    );
    expect(pageIn(language, { referralDays: 0 })).not.toContain(row);
  }
});

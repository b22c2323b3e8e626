import { expect, test } from 'vitest';
import { freshForm } from '../../../core/domain/contact-outcome.ts';
import { languageCodes } from '../../../core/domain/languages.ts';
import { fakeRenderContext } from '../../../tests/fakes/site-parts.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { renderPage, type RenderContext } from '../../render-page.tsx';

const pageIn = (
  language: (typeof languageCodes)[number],
  changes?: Partial<RenderContext>,
): string => renderPage('privacyPolicy', language, fakeRenderContext(changes)).html;

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

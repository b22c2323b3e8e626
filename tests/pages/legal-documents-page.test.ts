import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import type { Licence } from '../../site/facts/brand-shape.ts';
import { brand } from '../../site/facts/brand.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeRenderContext } from '../fakes/site-parts.ts';
import { unmarked } from '../harness/unmarked.ts';

/** The card of the company. */
const cardIn = (language: (typeof languageCodes)[number]): string => {
  const { html } = renderPage('legalDocuments', language, fakeRenderContext());
  return unmarked(html).split('id="entity"')[1]?.split('<h3')[0] ?? '';
};

function withLicences(licences: readonly Licence[]): void {
  vi.spyOn(brand, 'licences', 'get').mockReturnValue(licences);
  onTestFinished(() => void vi.restoreAllMocks());
}

describe.each(languageCodes)('in %s', (language) => {
  const t = wordsOf(language, 'legal-documents');
  const unlicensed = wordsOf(language, 'protection')('licence.none');

  test('without a licence, the card says so before anything else', () => {
    withLicences([]);
    const card = cardIn(language).replaceAll(/ class="[^"]*"/g, '');
    const heading = t('entity.titles.unlicensed');
    expect(card).toMatch(`>${heading}</h2><p>${unlicensed}</p><dl>`);
    expect(card).not.toContain(`>${t('entity.licence')}<`);
  });

  test('every licence is shown with authority, number and register', () => {
    const url = 'https://register.example/1';
    withLicences([
      { authority: 'First Authority', number: 'A 1', country: 'MU', url },
      { authority: 'Second Authority', number: 'B 2', country: 'AE' },
    ]);
    const card = cardIn(language);
    expect(card).toContain(`>${t('entity.titles.licensed')}</h2><dl`);
    expect(card).not.toContain(unlicensed);
    for (const text of ['First Authority', 'A 1', 'Second Authority', 'B 2', `href="${url}"`])
      expect(card).toContain(text);
  });
});

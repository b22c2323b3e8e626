import { afterEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

afterEach(() => void vi.restoreAllMocks());

describe.each(languageCodes)('in %s', (language) => {
  const htmlOf = (route: 'clientAgreement' | 'legalDocuments'): string =>
    renderPage(route, language, fakeRenderContext({ documents: fakeDocuments })).html;
  const drafts = wordsOf(language, 'legal-documents')('language', { returnObjects: true });
  /** The text after version and date. */
  const ending = (key: 'edition.draft' | 'edition.inForce'): string =>
    wordsOf(language, 'legal-document')(key, { version: '|', date: '|' }).split('|')[2] ?? '';
  const [draft, inForce] = [ending('edition.draft'), ending('edition.inForce')];

  test('only with invented facts do the agreements say that they are drafts, and then nothing else', () => {
    const samples = vi.spyOn(brand, 'samples', 'get').mockReturnValue(['name']);
    expect(htmlOf('clientAgreement')).toContain(draft);
    expect(htmlOf('clientAgreement')).not.toContain(inForce);
    expect(htmlOf('legalDocuments')).toContain(drafts.draft);
    samples.mockReturnValue([]);
    expect(htmlOf('clientAgreement')).toContain(inForce);
    expect(htmlOf('clientAgreement')).not.toContain(draft);
    expect(htmlOf('legalDocuments')).toContain(drafts.inForce);
  });
});

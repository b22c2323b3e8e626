import { expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { evidence } from '../../site/facts/evidence.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeRenderContext } from '../fakes/site-parts.ts';

test.each(languageCodes)(
  'people and proofs are on the page once the operator has named them, and nothing before, in %s',
  (language) => {
    const page = (): string =>
      renderPage('about', language, fakeRenderContext({ content: completeContent })).html;
    const t = wordsOf(language, 'about');
    expect(page()).not.toContain('id="evidence"');
    vi.spyOn(evidence, 'people', 'get').mockReturnValue([
      { name: 'A Person', role: { en: 'Director', zh: '董事', ar: 'مدير' } },
    ]);
    vi.spyOn(evidence, 'proofs', 'get').mockReturnValue([
      { kind: 'executionReport', name: 'Q3 2026', url: 'https://report.example/q3' },
    ]);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(page()).toContain('A Person');
    expect(page()).toContain(t('evidence.executionReport'));
    expect(page()).toContain('href="https://report.example/q3"');
  },
);

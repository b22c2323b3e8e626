import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { trackedWords, wordsOf } from '../../site/i18n/translator.ts';
import { renderPage } from '../../site/render-page.tsx';
import { fakeRenderContext } from '../fakes/site-parts.ts';
import { unmarked } from '../harness/unmarked.ts';

describe.each(languageCodes)('in %s', (language) => {
  const t = wordsOf(language, 'protection');
  const pageOf = (route: 'accountTypes' | 'about' | 'contact'): string =>
    unmarked(renderPage(route, language, fakeRenderContext()).html);
  const section = (html: string, id: string): string =>
    html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';

  test('the account types state the rules under the anchor to which the agreements lead', () => {
    const protection = section(pageOf('accountTypes'), 'protection');
    for (const { term, text } of Object.values(t('facts', { returnObjects: true }))) {
      expect(protection).toContain(term);
      expect(protection).toContain(text);
    }
    // The licence is the first of them.
    expect(protection.indexOf(t('licence.none'))).toBeGreaterThan(0);
    expect(protection.indexOf(t('licence.none'))).toBeLessThan(
      protection.indexOf(t('facts.custody.text')),
    );
  });

  test('a company with a licence is not said to have none', () => {
    vi.spyOn(brand, 'licences', 'get').mockReturnValue([
      { authority: 'Authority', number: '1', country: 'MU' },
    ]);
    onTestFinished(() => void vi.restoreAllMocks());
    for (const route of ['accountTypes', 'about'] as const) {
      const html = pageOf(route);
      expect(html).not.toContain(t('licence.none'));
      expect(html).toContain(t('licence.held'));
    }
  });

  test('a complaint has the same way and deadlines on every page that names it', () => {
    const steps = t('complaint.steps', { returnObjects: true });
    expect(steps).toHaveLength(3);
    for (const route of ['accountTypes', 'about', 'contact'] as const) {
      const html = pageOf(route);
      for (const { text } of steps) expect(html).toContain(text);
    }
  });

  test('without published conditions, what needs them is left out and the rest stays', () => {
    const missing = { state: 'missing' } as const;
    const context = fakeRenderContext();
    const content = {
      ...context.content,
      accountTypes: missing,
      specs: { standard: missing, premium: missing, elite: missing },
    };
    const words = trackedWords(language, content)('account-types');
    const html = unmarked(renderPage('accountTypes', language, { ...context, content }).html);
    expect(html).toContain(words('offer.waysRule'));
    const published =
      words('offer.instrumentsPublished')
        .split(/\{\{.*?\}\}/)
        .at(-1) ?? '';
    expect(published.length).toBeGreaterThan(5);
    expect(html).not.toContain(published);
    expect(html).not.toContain('{{');
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { brand } from '../../site/facts/brand.ts';
import { trackedWords, wordsOf } from '../../site/i18n/translator.ts';
import type { RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeRenderContext } from '../fakes/site-parts.ts';
import { unmarked } from '../harness/unmarked.ts';

describe.each(languageCodes)('in %s', (language) => {
  const t = wordsOf(language, 'protection');
  const pageOf = (route: RouteName, content = completeContent): string =>
    unmarked(renderPage(route, language, fakeRenderContext({ content })).html);

  test('the account types state the rules under the anchor to which the agreements lead, the licence first', () => {
    const [, from = ''] = pageOf('accountTypes').split('id="protection"');
    const [protection = ''] = from.split('</section>');
    for (const { term, text } of Object.values(t('facts', { returnObjects: true }))) {
      expect(protection).toContain(term);
      expect(protection).toContain(text);
    }
    const [licence, custody] = [t('licence.none'), t('facts.custody.text')];
    expect(protection.indexOf(licence)).toBeGreaterThan(0);
    expect(protection.indexOf(licence)).toBeLessThan(protection.indexOf(custody));
  });

  test('a company with licences is nowhere said to have none, and each is shown with its register', () => {
    const question = 'id="license"';
    expect(pageOf('help')).toContain(question);
    expect(pageOf('legalDocuments')).toContain(t('licence.none'));
    vi.spyOn(brand, 'licences', 'get').mockReturnValue([
      { authority: 'First', number: 'A 1', country: 'MU', url: 'https://register.example/1' },
      { authority: 'Second', number: 'B 2', country: 'AE' },
    ]);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(pageOf('help')).not.toContain(question);
    for (const route of ['accountTypes', 'about', 'legalDocuments', 'news'] as const)
      expect(pageOf(route)).not.toContain(t('licence.none'));
    // The footer of every page names them.
    for (const text of ['First', 'A 1', 'Second', 'B 2']) expect(pageOf('news')).toContain(text);
    for (const text of ['First', 'A 1', 'href="https://register.example/1"', 'Second', 'B 2'])
      expect(pageOf('legalDocuments')).toContain(text);
  });

  test('the insurer and what the policy covers are named where the brand does', () => {
    expect(pageOf('accountTypes')).toContain(t('insurer.onRequest'));
    const covers = { en: 'insolvency', zh: '破产', ar: 'الإفلاس' };
    vi.spyOn(brand, 'insurance', 'get').mockReturnValue({ insurer: 'Cover Ltd', covers });
    onTestFinished(() => void vi.restoreAllMocks());
    const html = pageOf('accountTypes');
    expect(html).not.toContain(t('insurer.onRequest'));
    for (const text of ['Cover Ltd', covers[language]]) expect(html).toContain(text);
  });

  test('the way of a complaint and its deadlines are where help and agreements send its reader', () => {
    const [, complaints = ''] = pageOf('contact').split('id="complaints"');
    for (const { text } of t('complaint.steps', { returnObjects: true }))
      expect(complaints).toContain(text);
  });

  test('without published conditions, what needs them is left out and the rest stays', () => {
    const missing = { state: 'missing' } as const;
    const content = {
      ...completeContent,
      accountTypes: missing,
      specs: mapTiers(() => missing),
    };
    const words = trackedWords(language, content)('account-types');
    const html = unmarked(
      renderPage('accountTypes', language, fakeRenderContext({ content })).html,
    );
    expect(html).toContain(words('offer.waysRule'));
    const published = words('offer.instrumentsPublished').split(/\{\{.*?\}\}/);
    expect(html).not.toContain(published.at(-1));
  });
});

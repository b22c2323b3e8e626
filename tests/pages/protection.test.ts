import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeRenderContext } from '../fakes/site-parts.ts';

// A brand of their own, whatever the site's is: without a licence or an insurer until a test names them.
beforeEach(() => {
  vi.spyOn(brand, 'licences', 'get').mockReturnValue([]);
  vi.spyOn(brand, 'insurance', 'get').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe.each(languageCodes)('in %s', (language) => {
  const t = wordsOf(language, 'protection');
  const pageOf = (route: RouteName, content = completeContent): string =>
    renderPage(route, language, fakeRenderContext({ content })).html;

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

  test('a company with licences is nowhere said to have none, and each is in the footer of every page', () => {
    expect(pageOf('legalDocuments')).toContain(t('licence.none'));
    expect(pageOf('home')).toContain(t('licence.unprotected'));
    const licences = [
      { authority: 'First', number: 'A 1', country: 'MU', url: 'https://register.example/1' },
      { authority: 'Second', number: 'B 2', country: 'AE', entity: brand.company.toUpperCase() },
      { authority: 'Third', number: 'C 3', country: 'CY', entity: 'Sister Ltd' },
    ];
    const content = { ...completeContent, company: { licences } };
    for (const route of routeNames) {
      const html = pageOf(route, content);
      for (const text of [t('licence.none'), t('licence.unprotected')])
        expect(html, route).not.toContain(text);
      const [, footer = ''] = html.split('id="risk-warning"');
      for (const { authority, number } of licences)
        for (const text of [authority, number, 'Sister Ltd']) expect(footer, route).toContain(text);
    }
    const [, answer = ''] = pageOf('help', content).split('id="license"');
    expect(answer.split('</article>')[0]).toContain('A 1');
    expect(pageOf('legalDocuments', content)).toContain('href="https://register.example/1"');
    expect(pageOf('home', content)).toContain('"certificationIdentification":"A 1"');
  });

  test('telephone and messengers, where there are some, replace that there are none', () => {
    const none = wordsOf(language, 'contact')('times.note');
    expect(pageOf('contact')).toContain(none);
    const company = { phone: '+971 4 555 0100', wechat: 'kestrel_fx', telegram: 'kestrel' };
    const content = { ...completeContent, company };
    const contact = pageOf('contact', content);
    expect(contact).not.toContain(none);
    for (const text of ['href="tel:+97145550100"', 'kestrel_fx', 'href="https://t.me/kestrel"'])
      for (const html of [contact, pageOf('news', content)]) expect(html).toContain(text);
    expect(contact).not.toContain('wa.me');
    expect(pageOf('help', content)).not.toContain(
      wordsOf(language, 'help')('items.phone-chat.answer'),
    );
    expect(pageOf('home', content)).toContain('"telephone":"+971 4 555 0100"');
  });

  test('the insurer and what the policy covers are named where the brand does', () => {
    expect(pageOf('accountTypes')).toContain(t('insurer.onRequest'));
    const covers = { en: 'insolvency', zh: '破产', ar: 'الإفلاس' };
    vi.spyOn(brand, 'insurance', 'get').mockReturnValue({ insurer: 'Cover Ltd', covers });
    const html = pageOf('accountTypes');
    expect(html).not.toContain(t('insurer.onRequest'));
    for (const text of ['Cover Ltd', covers[language]]) expect(html).toContain(text);
  });
});

import { describe, expect, test } from 'vitest';
import { languageCodes, mapLanguages } from '../../contract/languages.ts';
import { keysOf } from '../../contract/map-keys.ts';
import { mapTiers } from '../../contract/tiers.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { legalDocuments } from '../../site/documents/legal-documents.ts';
import { questions, type Reference } from '../../site/pages/help/questions.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

const context = fakeRenderContext({ content: completeContent, documents: fakeDocuments });
const withoutFundingMethods = {
  ...completeContent,
  fundingMethods: { state: 'ready', value: mapLanguages(() => []) },
} as const;
const asked = keysOf(questions).flatMap((topic) => questions[topic]);
const references: readonly Reference[] = asked.flatMap((question) => question.references);

interface Faq {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

const faqIn = (html: string): Faq => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as Faq;
};

describe.each(languageCodes)('the help center in %s', (language) => {
  const { html } = renderPage('help', language, context);
  const { entries } = pageText(html);

  test('asks every question once, under an address of its own', () => {
    expect(entries.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(45);
  });

  test('tells search engines exactly what it says', () => {
    const faq = faqIn(html);
    expect(faq['@type']).toBe('FAQPage');
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    expect(
      faq.mainEntity.map(({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)]),
    ).toEqual(entries.map(({ headings, passages }) => [headings[0], passages[0]]));
    expect(entries.every(({ passages }) => passages.length === 1)).toBe(true);
  });

  test.each([
    ['', completeContent],
    [', with a content service that has no funding methods', withoutFundingMethods],
  ])('leads only to sections that exist%s', (_, content) => {
    const missing = references.flatMap((reference) => {
      const { section } = reference;
      if (section === undefined) return [];
      const page = reference.kind === 'page' ? reference.page : legalDocuments[reference.id];
      const { ids } = pageText(renderPage(page, language, { ...context, content }).html);
      return ids.includes(section) ? [] : [`${page}#${section}`];
    });
    expect(missing).toEqual([]);
  });

  test('leaves out the questions whose figures the content does not state', () => {
    const missing = { state: 'missing' } as const;
    const bare = renderPage(
      'help',
      language,
      fakeRenderContext({
        content: { ...completeContent, accountTypes: missing, specs: mapTiers(() => missing) },
      }),
    ).html;
    const left = pageText(bare).entries.map(({ id }) => id);
    expect(left).not.toContain('one-lot-cost');
    expect(left).toContain('withdraw-how');
    expect(faqIn(bare).mainEntity).toHaveLength(left.length);
  });
});

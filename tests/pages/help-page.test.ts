import { describe, expect, test } from 'vitest';
import { languageCodes, mapLanguages } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { questions } from '../../site/pages/help/questions.ts';
import { pagePath, partsOfPlace } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

const context = fakeRenderContext({ content: completeContent, documents: fakeDocuments });
const withoutFundingMethods = {
  ...completeContent,
  fundingMethods: mapLanguages(() => []),
} as const;
const asked = keysOf(questions).flatMap((topic) => Object.entries(questions[topic]));
const places = asked.flatMap(([, own]) => own);

test('the help center leads only to sections that exist where there are no funding methods', () => {
  // A page's sections are the same in every language.
  const pages = new Set(places.map((place) => partsOfPlace(place)[0]));
  const idsOf = new Map(
    [...pages].map((page) => [
      page,
      pageText(renderPage(page, 'en', { ...context, content: withoutFundingMethods }).html).ids,
    ]),
  );
  const missing = places.filter((place) => {
    const [page, section] = partsOfPlace(place);
    return section !== undefined && !idsOf.get(page)?.includes(section);
  });
  expect(missing).toEqual([]);
});

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

describe.each(languageCodes)('the help center in %s', (language) => {
  const { html } = renderPage('help', language, context);
  const { entries } = pageText(html);

  test('asks every question once, under an address of its own', () => {
    expect(entries.map(({ id }) => id)).toEqual(asked.map(([id]) => id));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(45);
  });

  test('links each answer to where its matter is set out, then to itself', () => {
    for (const [id, own] of asked) {
      const article = html.split(`<article id="${id}"`)[1]?.split('</article>')[0] ?? '';
      expect(hrefsIn(article.split('<footer')[1] ?? ''), id).toEqual([
        ...own.map((place) => {
          const [page, section] = partsOfPlace(place);
          const path = pagePath(language, page, 'zh');
          return section === undefined ? path : `${path}#${section}`;
        }),
        `${pagePath(language, 'help', 'zh')}#${id}`,
      ]);
    }
  });
});

import { expect, test } from 'vitest';
import { mapLanguages } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { questions } from '../../site/pages/help/questions.ts';
import { partsOfPlace } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

const context = fakeRenderContext({ content: completeContent, documents: fakeDocuments });
const withoutFundingMethods = {
  ...completeContent,
  fundingMethods: mapLanguages(() => []),
} as const;
const places = keysOf(questions).flatMap((topic) => Object.values(questions[topic]).flat());

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

import { beforeAll, expect, test } from 'vitest';
import { parseLeverage } from '../../core/domain/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { createContentFromSettings } from '../../server/content-service/content-keeper.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { claims } from '../../site/facts/claims.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { memoryLog } from '../fakes/memory-log.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

const keeper = createContentFromSettings(parseSettings({}), memoryLog());
beforeAll(async () => {
  await keeper.refresh();
});

function textOf(route: RouteName, language: LanguageCode): string {
  const context = fakeRenderContext({ content: keeper.current, documents: fakeDocuments });
  const { entries, ...page } = pageText(renderPage(route, language, context).html);
  return [page, ...entries]
    .flatMap(({ headings, passages }) => [...headings, ...passages])
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

/** Ratios and percentages of a page, each once, in order of size. */
const figuresOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/(?<![\d:.])1:\d+(?![\d:])|\d+(?:\.\d+)?%/g)].map(([it]) => it)),
  ].toSorted();

test.each(routeNames)('%s states the same ratios and percentages in every language', (route) => {
  const stated = languageCodes.map((language) => figuresOf(textOf(route, language)));
  for (const figures of stated) expect(figures).toEqual(stated[0]);
});

test('every leverage on a page is one of the specifications', () => {
  const { specs } = keeper.current;
  const published = new Set(
    tiers.flatMap((tier) => {
      const list = specs[tier];
      return list.state === 'ready'
        ? list.value.map(({ leverage }) => parseLeverage(leverage))
        : [];
    }),
  );
  for (const { value } of Object.values(claims))
    if (value.kind === 'leverage') expect(published).toContain(value.value);
  // The examples of the glossary compute with figures of their own.
  for (const route of routeNames.filter((name) => name !== 'glossary'))
    for (const figure of figuresOf(textOf(route, 'en')))
      if (figure.startsWith('1:')) expect(published, route).toContain(parseLeverage(figure));
});

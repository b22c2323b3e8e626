import { searchInstrumentsPath, searchTextsPath } from '../../core/domain/api-paths.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { nameTableOf } from '../../site/content/spec-lists.ts';
import { pagePath } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { packInstruments, packTexts } from '../../site/search/pieces.ts';
import type { PageStore } from '../pages/page-store.ts';
import { searchEntries } from './site-search.ts';

/** The JSON in which browsers search where no server does, by path: the texts of each language, and the instruments. */
export function searchPieces(
  pages: Pick<PageStore, 'get'>,
  context: Pick<RenderContext, 'content' | 'linkSettings' | 'documents'>,
): [path: string, value: unknown][] {
  const { defaultLanguage } = context.linkSettings;
  const { specs } = context.content;
  return [
    ...languageCodes.map((language): [string, unknown] => {
      const entries = searchEntries(language, context, (route) =>
        pages.get(pagePath(language, route, defaultLanguage)),
      );
      return [searchTextsPath(language), packTexts(entries, defaultLanguage)];
    }),
    [
      searchInstrumentsPath,
      packInstruments(
        mapTiers((tier) => (specs[tier].state === 'ready' ? specs[tier].value : undefined)),
        nameTableOf(specs),
      ),
    ],
  ];
}

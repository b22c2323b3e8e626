import { searchInstrumentsPath, searchTextsPath } from '../../core/domain/api-paths.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { nameTableOf } from '../../site/content/spec-lists.ts';
import { pagePath } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import { encodePiece } from '../../site/search/piece-encoding.ts';
import { packInstruments, packTexts } from '../../site/search/pieces.ts';
import { cachePolicies } from '../http/headers.ts';
import type { PageStore } from '../pages/page-store.ts';
import { searchEntries } from '../site-search/site-search.ts';

interface SearchPiece {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

const headers = { 'content-type': 'application/json', 'cache-control': cachePolicies.content };

/** What the browser searches where no server does: the texts of each language, and the instruments. */
export function searchPieces(
  pages: Pick<PageStore, 'get'>,
  context: Pick<RenderContext, 'content' | 'linkSettings' | 'documents'>,
): SearchPiece[] {
  const { defaultLanguage } = context.linkSettings;
  const { specs } = context.content;
  return [
    ...languageCodes.map((language) => {
      const entries = searchEntries(language, context, (route) =>
        pages.get(pagePath(language, route, defaultLanguage)),
      );
      return {
        path: searchTextsPath(language),
        headers,
        body: encodePiece(packTexts(entries, defaultLanguage), language),
      };
    }),
    {
      path: searchInstrumentsPath,
      headers,
      body: new TextEncoder().encode(
        JSON.stringify(
          packInstruments(
            mapTiers((tier) => (specs[tier].state === 'ready' ? specs[tier].value : undefined)),
            nameTableOf(specs),
          ),
        ),
      ),
    },
  ];
}

import type { LanguageCode } from '../../core/domain/languages.ts';
import type { SearchResults } from '../../core/domain/search-result.ts';
import { formatView } from '../../core/specs/specs-view.ts';
import { specListOf } from '../../site/content/spec-lists.ts';
import { createLinks, type Links } from '../../site/i18n/links.ts';
import { trackedWords, wordsOf, type LanguageWords } from '../../site/i18n/translator.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { indexedRoutes, pagePath, type RouteName } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
} from '../../site/search/search-index.ts';
import { search } from '../../site/search/search.ts';
import { pageText } from './page-text.ts';

/** A page's response, as far as it is searched. */
export interface FinishedPage {
  status: number;
  identity: { body: Uint8Array };
}

export type SiteSearch = (
  language: LanguageCode,
  query: string,
  context: RenderContext,
) => SearchResults;

/**
 * Searches the finished pages, their entries, the legal documents and the instruments. The first search in a language builds its index, and
 * so does the first search after one of its pages was rendered again.
 */
export function createSiteSearch(
  getPage: (path: string, context: RenderContext) => FinishedPage | undefined,
): SiteSearch {
  const indexes = new Map<
    LanguageCode,
    { responses: readonly (FinishedPage | undefined)[]; index: SearchIndex }
  >();

  function indexOf(language: LanguageCode, context: RenderContext): SearchIndex {
    const { defaultLanguage } = context.linkSettings;
    const responses = indexedRoutes.map((name) =>
      getPage(pagePath(language, name, defaultLanguage), context),
    );
    const cached = indexes.get(language);
    if (cached?.responses.every((response, i) => response === responses[i])) return cached.index;
    const index = createSearchIndex(
      searchEntries(language, context, (route) => responses[indexedRoutes.indexOf(route)]),
      language,
    );
    indexes.set(language, { responses, index });
    return index;
  }

  return (language, query, context) => {
    const links = createLinks(language, context.linkSettings);
    return search(query, {
      index: indexOf(language, context),
      listOf: (tier) => specListOf(context.content.specs, tier, language),
      pageHref: (route) => links.page(route),
      viewHref: (view) => links.page('accountSpecs') + formatView(view),
    });
  };
}

/** What can be found in a language, in the order in which what matches equally well is shown. */
export function searchEntries(
  language: LanguageCode,
  context: Pick<RenderContext, 'content' | 'linkSettings' | 'documents'>,
  pageOf: (route: RouteName) => FinishedPage | undefined,
): SearchEntry[] {
  const links = createLinks(language, context.linkSettings);
  const words = trackedWords(language, context.content);
  return [
    ...indexedRoutes.flatMap((route) => pageEntries(route, words, links, pageOf(route))),
    ...documentEntries(language, links, context.documents),
  ];
}

/** The page and its entries; none for a page that could not be rendered. */
function pageEntries(
  name: RouteName,
  words: LanguageWords,
  links: Links,
  response: FinishedPage | undefined,
): SearchEntry[] {
  if (response?.status !== 200) return [];
  const { title, description } = pageMeta(name, words);
  const { headings, passages, entries, ids } = pageText(
    Buffer.from(response.identity.body).toString(),
  );
  return [
    {
      kind: 'page',
      href: links.page(name),
      title,
      headings,
      passages: [description, ...passages],
      ids,
    },
    ...entries.map((entry): SearchEntry => {
      const [entryTitle = '', ...texts] = [...entry.headings, ...entry.passages];
      return {
        kind: 'page',
        href: links.page(name, entry.id),
        title: entryTitle,
        headings: [],
        passages: texts,
        ids: [],
      };
    }),
  ];
}

function documentEntries(
  language: LanguageCode,
  links: Links,
  documents: RenderContext['documents'],
): SearchEntry[] {
  const items: Record<string, { title: string; subject: string }> = wordsOf(
    language,
    'legal-documents',
  )('items', { returnObjects: true });
  return documents.flatMap(({ id }) => {
    const words = items[id];
    return words
      ? [
          {
            kind: 'document' as const,
            href: links.document(id),
            title: words.title,
            headings: [],
            passages: [words.subject],
            ids: [],
          },
        ]
      : [];
  });
}

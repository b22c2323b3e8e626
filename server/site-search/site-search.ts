import type { LanguageCode } from '../../core/domain/languages.ts';
import type { MarkedText, SearchResults, Suggestion } from '../../core/domain/search-result.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { nameTableOf, specListOf } from '../../site/content/spec-lists.ts';
import { popularRoutes } from '../../site/facts/popular-routes.ts';
import { createLinks, type Links } from '../../site/i18n/links.ts';
import { trackedWords, wordsOf, type LanguageWords } from '../../site/i18n/translator.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { articlePath, indexedRoutes, pagePath, paths, type RouteName } from '../../site/paths.ts';
import type { RenderContext } from '../../site/render-page.tsx';
import type { SearchData } from '../../site/search/search-in-browser.ts';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
} from '../../site/search/search-index.ts';
import { search } from '../../site/search/search.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import { pageText } from './page-text.ts';

/** Sources of a search besides the finished pages. */
export type SearchedContent = Pick<RenderContext, 'content' | 'linkSettings' | 'documents'>;

/** The finished page at a path; undefined until it has rendered. */
type GetPage = (path: string) => StoredResponse | undefined;
type Responses = readonly ReturnType<GetPage>[];

/** The pages that are searched, in the order of their routes. */
const searchedPages = (
  language: LanguageCode,
  { linkSettings }: SearchedContent,
  getPage: GetPage,
): Responses =>
  indexedRoutes.map((route) => getPage(pagePath(language, route, linkSettings.defaultLanguage)));

/**
 * Searches the finished pages, their entries, the legal documents and the instruments. The first search in a language builds its
 * index, and so does the first search after one of its pages was rendered again.
 */
export function createSiteSearch(getPage: GetPage) {
  const indexes = new Map<LanguageCode, { responses: Responses; index: SearchIndex }>();

  function indexOf(language: LanguageCode, context: SearchedContent): SearchIndex {
    const responses = searchedPages(language, context, getPage);
    const cached = indexes.get(language);
    if (cached?.responses.every((response, i) => response === responses[i])) return cached.index;
    const index = createSearchIndex(searchEntries(language, context, responses), language);
    indexes.set(language, { responses, index });
    return index;
  }

  return (language: LanguageCode, query: string, context: SearchedContent): SearchResults => {
    const links = createLinks(language, context.linkSettings);
    return search(query, {
      index: indexOf(language, context),
      listOf: (tier) => specListOf(context.content.specs, tier, language),
      pageHref: (route) => links.page(route),
    });
  };
}

/** The pages that visitors look for most. */
export function popularPages(
  language: LanguageCode,
  { content, linkSettings }: SearchedContent,
): Suggestion[] {
  const words = trackedWords(language, content);
  const links = createLinks(language, linkSettings);
  const unmarked = (text: string): MarkedText => [{ text, matched: false }];
  return popularRoutes.map((route) => {
    const { title, description } = pageMeta(route, words);
    return {
      kind: 'page',
      href: links.page(route),
      title: unmarked(title),
      note: unmarked(description),
    };
  });
}

/** Everything that can be found in a language, for a search in the browser. */
export function searchData(
  language: LanguageCode,
  context: SearchedContent,
  getPage: GetPage,
): SearchData {
  const { specs } = context.content;
  return {
    defaultLanguage: context.linkSettings.defaultLanguage,
    paths,
    entries: searchEntries(language, context, searchedPages(language, context, getPage)),
    popular: popularPages(language, context),
    names: nameTableOf(specs),
    lists: specs,
  };
}

/** In the order in which entries that match equally well are shown. */
function searchEntries(
  language: LanguageCode,
  context: SearchedContent,
  responses: Responses,
): SearchEntry[] {
  const links = createLinks(language, context.linkSettings);
  const words = trackedWords(language, context.content);
  return [
    ...indexedRoutes.flatMap((route, i) => pageEntries(route, words, links, responses[i])),
    ...articleEntries(language, links, context.content.articles),
    ...documentEntries(language, links, context.documents),
  ];
}

/** The kinds of pages' entries (`data-search-entry`). */
const entryKinds: Partial<Record<RouteName, SearchEntry['kind']>> = {
  help: 'question',
  glossary: 'term',
};

/** The page and its entries; none for a page that could not be rendered. */
function pageEntries(
  name: RouteName,
  words: LanguageWords,
  links: Links,
  response: StoredResponse | undefined,
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
      // Its title says what the site offers, not which page it is.
      title: name === 'home' ? words('search')('home') + title : title,
      headings,
      passages: [description, ...passages],
      ids,
    },
    ...entries.map((entry): SearchEntry => {
      const [entryTitle = '', ...texts] = [...entry.headings, ...entry.passages];
      return {
        kind: entryKinds[name] ?? 'page',
        href: links.page(name, entry.id),
        title: entryTitle,
        headings: [],
        passages: texts,
        ids: [],
      };
    }),
  ];
}

function articleEntries(
  language: LanguageCode,
  links: Links,
  articles: SiteContent['articles'] = [],
): SearchEntry[] {
  return articles.flatMap(({ slug, texts }) => {
    const text = texts[language];
    if (!text) return [];
    return [
      {
        kind: 'page' as const,
        href: links.typed(articlePath(slug)),
        title: text.title,
        headings: [],
        passages: [
          text.summary,
          ...text.body.split(/\n+/).map((line) => line.replace(/^[#>*+\s-]+/, '')),
        ],
        ids: [],
      },
    ];
  });
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
  return documents
    .filter(({ id }) => id in items)
    .map(({ id }) => ({
      kind: 'document',
      href: links.document(id),
      title: items[id]?.title ?? '',
      headings: [],
      passages: [items[id]?.subject ?? ''],
      ids: [],
    }));
}

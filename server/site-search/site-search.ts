import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { LanguageCode } from '../../contract/languages.ts';
import type { SearchResults, InstrumentHit, PageHit } from '../../contract/search-result.ts';
import { tiers } from '../../contract/tiers.ts';
import { specListOf } from '../../site/content/spec-lists.ts';
import { createLinks, type Links } from '../../site/i18n/links.ts';
import { trackedWords, wordsOf, type LanguageWords } from '../../site/i18n/translator.ts';
import { pagePath, type RouteName } from '../../site/paths.ts';
import { pageMeta, type RenderContext } from '../../site/render-page.tsx';
import { indexedRoutes } from '../../site/routes.tsx';
import { defaultView, formatView } from '../../specs/specs-view.ts';
import { pageText } from './page-text.ts';
import { markMatches, snippetOf } from './snippet.ts';
import { createTokenizer, termsIn, type Token } from './tokenizer.ts';

/** Pages and documents on the results page. */
const maxPages = 20;
/** Instruments on the results page; the contract specifications list all of them. */
const maxInstruments = 6;

/** A page or document that can be found. */
interface Entry {
  kind: PageHit['kind'];
  href: string;
  title: string;
  headings: readonly string[];
  /** Starting with the description. */
  passages: readonly string[];
}

type Field = 'title' | 'headings' | 'text';
const fields = ['title', 'headings', 'text'] as const satisfies readonly Field[];

interface Index {
  find(query: string): Pick<SearchResults, 'pages' | 'pageCount' | 'nearest'>;
}

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
 * Searches the finished pages, the legal documents and the instruments. The first search in a language builds its index, and
 * so does the first search after one of its pages was rendered again.
 */
export function createSiteSearch(
  getPage: (path: string, context: RenderContext) => FinishedPage | undefined,
): SiteSearch {
  const indexes = new Map<
    LanguageCode,
    { responses: readonly (FinishedPage | undefined)[]; index: Index }
  >();

  function indexOf(language: LanguageCode, context: RenderContext): Index {
    const { defaultLanguage } = context.linkSettings;
    const responses = indexedRoutes.map((name) =>
      getPage(pagePath(language, name, defaultLanguage), context),
    );
    const cached = indexes.get(language);
    if (cached?.responses.every((response, i) => response === responses[i])) return cached.index;
    const links = createLinks(language, context.linkSettings);
    const pages = indexedRoutes.flatMap((name, i) =>
      pageEntry(name, trackedWords(language, context.content), links, responses[i]),
    );
    const index = createIndex([...pages, ...documentEntries(language, links, context)], language);
    indexes.set(language, { responses, index });
    return index;
  }

  return (language, query, context) => {
    const instruments = findInstruments(language, query, context);
    const { pages, pageCount, nearest } = indexOf(language, context).find(query);
    // Pages that match only approximately do not help a visitor who found an instrument.
    return {
      ...(nearest && instruments.instrumentCount > 0
        ? { pages: [], pageCount: 0, nearest: false }
        : { pages, pageCount, nearest }),
      ...instruments,
    };
  };
}

/** None for a page that could not be rendered. */
function pageEntry(
  name: RouteName,
  words: LanguageWords,
  links: Links,
  response: FinishedPage | undefined,
): Entry[] {
  if (response?.status !== 200) return [];
  const { title, description } = pageMeta(name, words);
  const { headings, passages } = pageText(Buffer.from(response.identity.body).toString());
  return [
    { kind: 'page', href: links.page(name), title, headings, passages: [description, ...passages] },
  ];
}

function documentEntries(
  language: LanguageCode,
  links: Links,
  { documents }: RenderContext,
): Entry[] {
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
          },
        ]
      : [];
  });
}

/** All terms as typed; then all terms with typing errors; then any of them. The first attempt with results counts. */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: (term) => (term.length < 4 ? false : 0.2), maxFuzzy: 2 },
  {
    combineWith: 'OR',
    fuzzy: (term) => (term.length < 4 ? false : 0.2),
    maxFuzzy: 2,
    processTerm: (term) => (term.length > 1 ? term : null),
  },
];

function createIndex(entries: readonly Entry[], language: LanguageCode): Index {
  const tokenize = createTokenizer(language);
  const tokenizedEntries = entries.map(({ kind, href, title, headings, passages }) => ({
    kind,
    href,
    title: tokenize(title),
    headings: headings.map(tokenize),
    passages: passages.map(tokenize),
  }));
  const terms = (texts: readonly (readonly Token[])[]): string => texts.flatMap(termsIn).join(' ');
  // MiniSearch gets finished terms, separated by spaces.
  const search = new MiniSearch<Record<Field | 'id', string>>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 6, headings: 3 },
      prefix: (term, index, allTerms) =>
        (index === allTerms.length - 1 ? term.length > 1 : term.length > 3) ||
        /\p{Script=Han}/u.test(term),
    },
  });
  search.addAll(
    tokenizedEntries.map(({ title, headings, passages }, index) => ({
      id: String(index),
      title: terms([title]),
      headings: terms(headings),
      text: terms(passages),
    })),
  );

  function hitOf({ id, terms: matchedTerms }: SearchResult): PageHit[] {
    const entry = tokenizedEntries[Number(id)];
    if (!entry) return [];
    const matches = new Set(matchedTerms);
    return [
      {
        kind: entry.kind,
        href: entry.href,
        title: markMatches(entry.title, matches),
        snippet: snippetOf(entry.passages, matches, language),
      },
    ];
  }

  return {
    find(query) {
      const queryTerms = terms([tokenize(query)]);
      for (const [index, options] of attempts.entries()) {
        const results = search.search(queryTerms, options);
        if (results.length > 0)
          return {
            pages: results.slice(0, maxPages).flatMap(hitOf),
            pageCount: results.length,
            nearest: index > 0,
          };
      }
      return { pages: [], pageCount: 0, nearest: false };
    },
  };
}

/** What the contract specifications find, in the first tier that has matches. */
function findInstruments(
  language: LanguageCode,
  query: string,
  { content, linkSettings }: RenderContext,
): Pick<SearchResults, 'instruments' | 'instrumentCount' | 'allInstrumentsHref'> {
  const specsHref = createLinks(language, linkSettings).page('accountSpecs');
  for (const tier of tiers) {
    const found =
      specListOf(content.specs, tier, language)?.find({ ...defaultView, tier, query }) ?? [];
    if (found.length === 0) continue;
    const hrefOf = (specsQuery: string): string =>
      specsHref + formatView({ ...defaultView, tier, query: specsQuery });
    return {
      instruments: found.slice(0, maxInstruments).map(({ row, name }): InstrumentHit => ({
        href: hrefOf(row.symbol),
        symbol: row.symbol,
        name,
      })),
      instrumentCount: found.length,
      allInstrumentsHref: hrefOf(query),
    };
  }
  return { instruments: [], instrumentCount: 0, allInstrumentsHref: specsHref };
}

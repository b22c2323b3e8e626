import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { tiers } from '../../contract/instrument-spec.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { createLinks, pagePath, type Links } from '../../site/i18n/links.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { specListOf } from '../../site/content/spec-lists.ts';
import { plainView, searchOf } from '../../specs/spec-view.ts';
import type { SearchResults, InstrumentHit, PageHit } from '../../contract/search-result.ts';
import { pageMeta, type RenderContext } from '../../site/render-page.tsx';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { routes, type Route } from '../../site/routes.tsx';
import type { StoredResponse } from '../pages/stored-response.ts';
import { pageText } from './page-text.ts';
import { createWordCutter, formsIn, marked, snippetOf, type Piece } from './search-words.ts';

/** Pages and documents shown. */
const maxPages = 20;
/** Instruments shown; the contract specifications show them all. */
const maxInstruments = 6;

/** What is found, whole. */
interface Entry {
  kind: PageHit['kind'];
  href: string;
  title: string;
  headings: readonly string[];
  /** The description first. */
  passages: readonly string[];
}

type Field = 'title' | 'headings' | 'text';
const fields = ['title', 'headings', 'text'] as const satisfies readonly Field[];

interface Index {
  find(query: string): Pick<SearchResults, 'pages' | 'pageCount' | 'nearest'>;
}

export type SiteSearch = (language: LanguageCode, query: string) => SearchResults;

const searched = routeNames.filter((name) => (routes[name] as Route).indexed !== false);

/**
 * Searches the finished pages, the legal documents and the instruments. A language's index is made at its first search, and
 * anew at the first search after one of its pages was rendered again.
 */
export function createSiteSearch(
  pageAt: (path: string) => StoredResponse | undefined,
  renderContext: () => RenderContext,
): SiteSearch {
  const indexes = new Map<
    LanguageCode,
    { of: readonly (StoredResponse | undefined)[]; index: Index }
  >();

  function indexOf(language: LanguageCode, context: RenderContext): Index {
    const { defaultLanguage } = context.linkSettings;
    const answers = searched.map((name) => pageAt(pagePath(language, name, defaultLanguage)));
    const known = indexes.get(language);
    if (known?.of.every((answer, position) => answer === answers[position])) return known.index;
    const links = createLinks(language, context.linkSettings);
    const pages = searched.flatMap((name, position) =>
      pageEntry(name, language, links, answers[position]),
    );
    const index = createIndex([...pages, ...documentEntries(language, links, context)], language);
    indexes.set(language, { of: answers, index });
    return index;
  }

  return (language, query) => {
    const context = renderContext();
    const instruments = findInstruments(language, query, context);
    const { pages, pageCount, nearest } = indexOf(language, context).find(query);
    // Who asked for an instrument and got it is not helped by words that look alike.
    return {
      ...(nearest && instruments.instrumentCount > 0
        ? { pages: [], pageCount: 0, nearest: false }
        : { pages, pageCount, nearest }),
      ...instruments,
    };
  };
}

/** A page that could not be rendered is not found. */
function pageEntry(
  name: RouteName,
  language: LanguageCode,
  links: Links,
  answer: StoredResponse | undefined,
): Entry[] {
  if (answer?.status !== 200) return [];
  const { title, description } = pageMeta(name, language);
  const { headings, passages } = pageText(Buffer.from(answer.identity.body).toString());
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

/** As typed; then with slips; then any of the words. The first that finds something counts. */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: (word) => (word.length < 4 ? false : 0.2), maxFuzzy: 2 },
  {
    combineWith: 'OR',
    fuzzy: (word) => (word.length < 4 ? false : 0.2),
    maxFuzzy: 2,
    processTerm: (word) => (word.length > 1 ? word : null),
  },
];

function createIndex(entries: readonly Entry[], language: LanguageCode): Index {
  const cut = createWordCutter(language);
  const cutEntries = entries.map(({ kind, href, title, headings, passages }) => ({
    kind,
    href,
    title: cut(title),
    headings: headings.map(cut),
    passages: passages.map(cut),
  }));
  const forms = (texts: readonly (readonly Piece[])[]): string => texts.flatMap(formsIn).join(' ');
  // It gets the words' forms, with a blank between them: cutting and folding is done above, once.
  const search = new MiniSearch<Record<Field | 'id', string>>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: {
      boost: { title: 6, headings: 3 },
      prefix: (word, position, words) =>
        (position === words.length - 1 ? word.length > 1 : word.length > 3) ||
        /\p{Script=Han}/u.test(word),
    },
  });
  search.addAll(
    cutEntries.map(({ title, headings, passages }, position) => ({
      id: String(position),
      title: forms([title]),
      headings: forms(headings),
      text: forms(passages),
    })),
  );

  function show({ id, terms }: SearchResult): PageHit[] {
    const entry = cutEntries[Number(id)];
    if (!entry) return [];
    const found = new Set(terms);
    return [
      {
        kind: entry.kind,
        href: entry.href,
        title: marked(entry.title, found),
        snippet: snippetOf(entry.passages, found, language),
      },
    ];
  }

  return {
    find(query) {
      const words = formsIn(cut(query)).join(' ');
      for (const [position, options] of attempts.entries()) {
        const results = search.search(words, options);
        if (results.length > 0)
          return {
            pages: results.slice(0, maxPages).flatMap(show),
            pageCount: results.length,
            nearest: position > 0,
          };
      }
      return { pages: [], pageCount: 0, nearest: false };
    },
  };
}

/** The same that the contract specifications find, in the first tier that has any. */
function findInstruments(
  language: LanguageCode,
  query: string,
  { content, linkSettings }: RenderContext,
): Pick<SearchResults, 'instruments' | 'instrumentCount' | 'allInstruments'> {
  const address = createLinks(language, linkSettings).page('accountSpecs');
  for (const tier of tiers) {
    const found =
      specListOf(content.specs, tier, language)?.find({ ...plainView, tier, query }) ?? [];
    if (found.length === 0) continue;
    const addressOf = (asked: string): string =>
      address + searchOf({ ...plainView, tier, query: asked });
    return {
      instruments: found.slice(0, maxInstruments).map(({ row, name }): InstrumentHit => ({
        href: addressOf(row.symbol),
        symbol: row.symbol,
        name,
      })),
      instrumentCount: found.length,
      allInstruments: addressOf(query),
    };
  }
  return { instruments: [], instrumentCount: 0, allInstruments: address };
}

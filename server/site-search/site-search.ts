import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { LanguageCode } from '../../contract/languages.ts';
import { mapKeys } from '../../contract/map-keys.ts';
import type { SearchResults, InstrumentHit, PageHit } from '../../contract/search-result.ts';
import { tiers } from '../../contract/tiers.ts';
import { specListOf } from '../../site/content/spec-lists.ts';
import { createLinks, type Links } from '../../site/i18n/links.ts';
import { trackedWords, wordsOf, type LanguageWords } from '../../site/i18n/translator.ts';
import { indexedRoutes, pagePath, type RouteName } from '../../site/paths.ts';
import { pageMeta, type RenderContext } from '../../site/render-page.tsx';
import { defaultView, formatView } from '../../specs/specs-view.ts';
import { pageText } from './page-text.ts';
import { isQuestionWord, subjectOf } from './query-subjects.ts';
import { markMatches, snippetOf } from './snippet.ts';
import { subjects } from './synonyms.ts';
import { createTokenizer, termsIn, type Token } from './tokenizer.ts';

/** Pages and documents on the results page. */
const maxPages = 20;
/** Instruments on the results page; the contract specifications list all of them. */
const maxInstruments = 6;

/** A page, a page's entry or a document that can be found. */
interface Entry {
  kind: PageHit['kind'];
  href: string;
  title: string;
  headings: readonly string[];
  /** Starting with the description. */
  passages: readonly string[];
  /** What a fragment after its href can lead to. */
  ids: readonly string[];
}

type Field = 'title' | 'headings' | 'text';
const fields = ['title', 'headings', 'text'] as const satisfies readonly Field[];

interface Index {
  /** @param target what is first if it is in the index, whether it contains the query's words or not */
  find(
    query: string,
    target: { href: string; section?: string | undefined } | undefined,
  ): Pick<SearchResults, 'pages' | 'pageCount' | 'nearest'>;
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
 * Searches the finished pages, their entries, the legal documents and the instruments. The first search in a language builds its index, and
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
      pageEntries(name, trackedWords(language, context.content), links, responses[i]),
    );
    const index = createIndex([...pages, ...documentEntries(language, links, context)], language);
    indexes.set(language, { responses, index });
    return index;
  }

  return (language, query, context) => {
    const { name = query, subject: { target } = {} } = subjectOf(query) ?? {};
    // 'swap' is in the name of Uniswap: a search for a subject finds no instrument.
    const instruments = target
      ? noInstruments(language, context)
      : findInstruments(language, query, context);
    const { pages, pageCount, nearest } = indexOf(language, context).find(
      name,
      target && {
        href: createLinks(language, context.linkSettings).page(target.page),
        section: target.section,
      },
    );
    // Pages that match only approximately do not help a visitor who found an instrument.
    return {
      ...(nearest && instruments.instrumentCount > 0
        ? { pages: [], pageCount: 0, nearest: false }
        : { pages, pageCount, nearest }),
      ...instruments,
    };
  };
}

/** The page and its entries; none for a page that could not be rendered. */
function pageEntries(
  name: RouteName,
  words: LanguageWords,
  links: Links,
  response: FinishedPage | undefined,
): Entry[] {
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
    ...entries.map((entry): Entry => {
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
            ids: [],
          },
        ]
      : [];
  });
}

/** How a query's terms are looked for. */
interface Attempt {
  combineWith: 'AND' | 'OR';
  tolerant: boolean;
}

/** All terms as typed; then all terms with typing errors; then any of them. The first attempt with results counts. */
const attempts: readonly Attempt[] = [
  { combineWith: 'AND', tolerant: false },
  { combineWith: 'AND', tolerant: true },
  { combineWith: 'OR', tolerant: true },
];

const tolerance: SearchOptions = {
  fuzzy: (term) => (term.length < 4 ? false : 0.2),
  maxFuzzy: 2,
};

const boost: Record<'title' | 'headings' | 'text', number> = { title: 6, headings: 3, text: 1 };
/** What a synonym finds counts less than what was typed. */
const synonymWeight = 0.5;
/** Not 'pay in': what would be found is 'pay' and 'in'. */
const isSearchable = (terms: readonly string[]): boolean =>
  terms.length === 1 || !terms.some(isQuestionWord);
const synonymBoost = mapKeys(fields, (field) => boost[field] * synonymWeight);

function createIndex(entries: readonly Entry[], language: LanguageCode): Index {
  const tokenize = createTokenizer(language);
  const tokenizedEntries = entries.map(({ kind, href, title, headings, passages, ids }) => ({
    kind,
    href,
    title: tokenize(title),
    headings: headings.map(tokenize),
    passages: passages.map(tokenize),
    ids,
  }));
  const terms = (texts: readonly (readonly Token[])[]): string => texts.flatMap(termsIn).join(' ');
  // MiniSearch gets finished terms, separated by spaces.
  const search = new MiniSearch<Record<Field | 'id', string>>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost },
  });
  search.addAll(
    tokenizedEntries.map(({ title, headings, passages }, index) => ({
      id: String(index),
      title: terms([title]),
      headings: terms(headings),
      text: terms(passages),
    })),
  );

  /** The names of each subject, in terms of this index. */
  const synonyms = subjects.map(({ names }) =>
    Object.values(names)
      .flat()
      .map((name) => termsIn(tokenize(name))),
  );

  /** The longest synonym that begins at a term, and the other names of its subject. */
  function synonymAt(
    queryTerms: readonly string[],
    start: number,
  ): { length: number; others: readonly (readonly string[])[] } | undefined {
    let longest: ReturnType<typeof synonymAt>;
    for (const names of synonyms) {
      for (const name of names) {
        if (name.length <= (longest?.length ?? 0)) continue;
        if (name.every((term, offset) => queryTerms[start + offset] === term))
          longest = { length: name.length, others: names.filter((other) => other !== name) };
      }
    }
    return longest;
  }

  /** Every term, or a synonym of the phrase that it is in. */
  function queryOf(queryTerms: readonly string[], { combineWith, tolerant }: Attempt): Query {
    const termQuery = (term: string, isLast: boolean): Query => ({
      combineWith,
      queries: [term],
      prefix: term.length > (isLast ? 1 : 3) || /\p{Script=Han}/u.test(term),
      ...(tolerant && tolerance),
    });
    const queries: Query[] = [];
    for (let start = 0; start < queryTerms.length;) {
      const synonym = synonymAt(queryTerms, start);
      const end = start + (synonym?.length ?? 1);
      const typed = queryTerms
        .slice(start, end)
        // Single letters and question words find something on every page.
        .filter((term) => combineWith === 'AND' || (term.length > 1 && !isQuestionWord(term)))
        .map((term, offset) => termQuery(term, start + offset === queryTerms.length - 1));
      if (synonym)
        queries.push({
          combineWith: 'OR',
          queries: [
            { combineWith: 'AND', queries: typed },
            ...synonym.others.filter(isSearchable).map((otherTerms) => ({
              combineWith: 'AND' as const,
              queries: [...otherTerms],
              prefix: false,
              boost: synonymBoost,
              // The words of a phrase stand in many texts, and together in few titles.
              ...(otherTerms.length > 1 && { fields: ['title', 'headings'] }),
            })),
          ],
        });
      else queries.push(...typed);
      start = end;
    }
    return { combineWith, queries };
  }

  function hitOf(id: unknown, matchedTerms: readonly string[], fragment = ''): PageHit[] {
    const entry = tokenizedEntries[Number(id)];
    if (!entry) return [];
    const matches = new Set(matchedTerms);
    return [
      {
        kind: entry.kind,
        href: entry.href + fragment,
        title: markMatches(entry.title, matches),
        snippet: snippetOf(entry.passages, matches, language),
      },
    ];
  }

  function resultsOf(queryTerms: readonly string[]): {
    results: readonly SearchResult[];
    nearest: boolean;
  } {
    for (const [index, attempt] of attempts.entries()) {
      const results = search.search(queryOf(queryTerms, attempt));
      if (results.length > 0) return { results, nearest: index > 0 };
    }
    return { results: [], nearest: false };
  }

  /** An entry, or a page and the fragment of its section. */
  function resolveTarget({
    href,
    section,
  }: NonNullable<Parameters<Index['find']>[1]>): { id: string; fragment: string } | undefined {
    const fragment = section === undefined ? '' : `#${section}`;
    const entryIndex = tokenizedEntries.findIndex((entry) => entry.href === href + fragment);
    if (entryIndex !== -1) return { id: String(entryIndex), fragment: '' };
    const pageIndex = tokenizedEntries.findIndex((entry) => entry.href === href);
    // A question is left out while the content does not state its figures.
    if (section === undefined || !tokenizedEntries[pageIndex]?.ids.includes(section))
      return undefined;
    return { id: String(pageIndex), fragment };
  }

  return {
    find(query, target) {
      const queryTerms = termsIn(tokenize(query));
      const { results, nearest } = resultsOf(queryTerms);
      const resolved = target && resolveTarget(target);
      if (!resolved)
        return {
          pages: results.slice(0, maxPages).flatMap((result) => hitOf(result.id, result.terms)),
          pageCount: results.length,
          nearest,
        };
      // Beside the page on the subject, what matches only approximately does not help.
      const exact = nearest ? [] : results;
      const others = exact.filter(({ id }) => id !== resolved.id);
      const found = exact.find(({ id }) => id === resolved.id);
      return {
        pages: [
          ...hitOf(resolved.id, found?.terms ?? queryTerms, resolved.fragment),
          ...others.slice(0, maxPages - 1).flatMap((result) => hitOf(result.id, result.terms)),
        ],
        pageCount: others.length + 1,
        nearest: false,
      };
    },
  };
}

type InstrumentResults = Pick<
  SearchResults,
  'instruments' | 'instrumentCount' | 'allInstrumentsHref'
>;

const noInstruments = (
  language: LanguageCode,
  { linkSettings }: RenderContext,
): InstrumentResults => ({
  instruments: [],
  instrumentCount: 0,
  allInstrumentsHref: createLinks(language, linkSettings).page('accountSpecs'),
});

/** What the contract specifications find, in the first tier that has matches. */
function findInstruments(
  language: LanguageCode,
  query: string,
  context: RenderContext,
): InstrumentResults {
  const { content, linkSettings } = context;
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
  return noInstruments(language, context);
}

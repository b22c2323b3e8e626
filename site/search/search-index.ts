import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { PageHit, SearchResults } from '../../core/domain/search-result.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import { isQuestionWord, subjects } from './query-subjects.ts';
import { markMatches, snippetOf } from './snippet.ts';
import { createTokenizer, termsIn, type Token } from './tokenizer.ts';

/** Pages and documents on the results page. */
const maxPages = 20;

/** A page, a page's entry or a document that can be found. */
export interface SearchEntry {
  kind: PageHit['kind'];
  href: string;
  title: string;
  headings: readonly string[];
  /** Starting with the description. */
  passages: readonly string[];
  /** Parts that a fragment after its href can lead to. */
  ids: readonly string[];
}

type Field = 'title' | 'headings' | 'text';
const fields = ['title', 'headings', 'text'] as const satisfies readonly Field[];

export interface SearchIndex {
  /** @param target what is first if it is in the index, whether it contains the query's words or not */
  find(
    query: string,
    target: { href: string; section?: string | undefined } | undefined,
  ): Pick<SearchResults, 'pages' | 'pageCount' | 'nearest'>;
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
/** Matches of a synonym count less than those of the typed word. */
const synonymWeight = 0.5;
/** False for synonyms such as 'pay in', which would be searched as 'pay' and 'in'. */
const isSearchable = (terms: readonly string[]): boolean =>
  terms.length === 1 || !terms.some(isQuestionWord);
const synonymBoost = mapKeys(fields, (field) => boost[field] * synonymWeight);

/** Prepares texts for many searches; the server and the browser run the same code. */
export function createSearchIndex(
  entries: readonly SearchEntry[],
  language: LanguageCode,
): SearchIndex {
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
  const synonyms = subjects.map((subject) =>
    languageCodes.flatMap((code) => subject[code]).map((name) => termsIn(tokenize(name))),
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
        snippet: snippetOf(entry.passages, matches),
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
  }: NonNullable<Parameters<SearchIndex['find']>[1]>):
    | { id: string; fragment: string }
    | undefined {
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

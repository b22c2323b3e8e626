import { searchInstrumentsPath, searchTextsPath } from '../../../core/domain/api-paths.ts';
import { languageByCode, type LanguageCode } from '../../../core/domain/languages.ts';
import { parseSearchQuery } from '../../../core/domain/search-query.ts';
import type { MarkedText, SearchResults } from '../../../core/domain/search-result.ts';
import { createSpecList } from '../../../core/specs/spec-list.ts';
import { formatView } from '../../../core/specs/specs-view.ts';
import {
  pageHrefIn,
  unpackInstruments,
  unpackTexts,
  type PackedInstruments,
  type PackedTexts,
} from '../../search/pieces.ts';
import { createSearchIndex } from '../../search/search-index.ts';
import { looksForInstruments, search, type SearchSources } from '../../search/search.ts';
import type { SearchWords } from './samples.ts';

async function fetchPiece(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}

/** Nothing is fetched that the query does not need. */
async function find(
  query: string,
  language: LanguageCode,
  specsHref: string,
): Promise<SearchResults> {
  const [texts, instruments] = await Promise.all([
    fetchPiece(searchTextsPath(language)),
    looksForInstruments(query) ? fetchPiece(searchInstrumentsPath) : undefined,
  ]);
  const packed = texts as PackedTexts;
  const listed = instruments ? unpackInstruments(instruments as PackedInstruments) : undefined;
  const { code, locale } = languageByCode(language);
  const listOf: SearchSources['listOf'] = (tier) => {
    const rows = listed?.lists[tier];
    return listed && rows && createSpecList(tier, rows, listed.nameTable, { code, locale });
  };
  return search(query, {
    index: createSearchIndex(unpackTexts(packed), language),
    listOf,
    pageHref: (route) => pageHrefIn(packed, language, route),
    viewHref: (view) => specsHref + formatView(view),
  });
}

const marked = (parts: MarkedText): (Node | string)[] =>
  parts.map(({ text, matched }) => {
    if (!matched) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

/** Searches in the browser, by the code that the server has, and shows what the URL asks for. */
export default function findHere(root: HTMLElement): void {
  const query = parseSearchQuery(location.search);
  const [status, place] = ['[role=status]', '[data-place]'].map((selector) =>
    root.querySelector<HTMLElement>(selector),
  );
  if (!status || !place || query === '') return;
  const words = JSON.parse(
    root.querySelector<HTMLElement>('[data-words]')?.dataset['words'] ?? '{}',
  ) as SearchWords;
  const language = document.documentElement.lang as LanguageCode;
  const { locale } = languageByCode(language);
  const rules = new Intl.PluralRules(locale);
  const numbered = (template: string | undefined, count: number): string =>
    (template ?? '').replace('{number}', count.toLocaleString(locale));
  const counted = (forms: Record<string, string>, count: number): string =>
    numbered(forms[rules.select(count)], count);
  const sample = (name: string): DocumentFragment =>
    root
      .querySelector<HTMLTemplateElement>(`template[data-sample='${name}']`)!
      .content.cloneNode(true) as DocumentFragment;

  const fillPages = (section: Element, { pages, pageCount }: SearchResults): void => {
    const list = section.querySelector('ol')!;
    const [page, pdf] = list.children;
    list.replaceChildren(
      ...pages.map(({ kind, href, title, snippet }) => {
        const item = (kind === 'page' ? page : pdf)!.cloneNode(true) as Element;
        const link = item.querySelector('a')!;
        link.setAttribute('href', href);
        link.replaceChildren(...(href === words.homeHref ? [words.home] : []), ...marked(title));
        item.lastElementChild!.replaceChildren(...marked(snippet));
        return item;
      }),
    );
    const rest = list.nextElementSibling;
    if (pageCount > pages.length) rest!.textContent = numbered(words.closest, pages.length);
    else rest?.remove();
  };

  const fillInstruments = (
    section: Element,
    { instruments, instrumentCount, allInstrumentsHref }: SearchResults,
  ): void => {
    const list = section.querySelector('ul')!;
    const [prototype] = list.children;
    list.replaceChildren(
      ...instruments.map(({ href, symbol, name }) => {
        const item = prototype!.cloneNode(true) as Element;
        const [symbolText, nameText] = item.querySelectorAll('span');
        item.querySelector('a')!.setAttribute('href', href);
        symbolText!.textContent = symbol;
        if (name) nameText!.textContent = name;
        else nameText!.remove();
        return item;
      }),
    );
    const rest = list.nextElementSibling;
    const link = rest?.querySelector('a');
    link?.setAttribute('href', allInstrumentsHref);
    if (instrumentCount > instruments.length)
      link!.textContent = counted(words.allInstruments, instrumentCount);
    else rest?.remove();
  };

  const show = (results: SearchResults): void => {
    const { pageCount, instrumentCount, nearest } = results;
    const count = pageCount + instrumentCount;
    const shown = sample(count === 0 ? 'none' : nearest ? 'near' : 'found');
    const heading = shown.querySelector('h2')!;
    if (count > 0 && !nearest) heading.textContent = counted(words.found, count);
    for (const [id, fill, isFound] of [
      ['found-instruments', fillInstruments, results.instruments.length > 0],
      ['found-pages', fillPages, results.pages.length > 0],
    ] as const) {
      const section = shown.querySelector(`[aria-labelledby=${id}]`);
      if (!section) continue;
      if (isFound) fill(section, results);
      else section.remove();
    }
    status.textContent = heading.textContent;
    status.className = 'visually-hidden';
    place.replaceChildren(shown);
  };

  const input = root.closest('main')?.querySelector<HTMLInputElement>('input[name=q]');
  if (input) input.value = query;
  place.replaceChildren();
  status.textContent = status.dataset['searching'] ?? '';
  find(query, language, words.specsHref).then(show, (error: unknown) => {
    console.error('did not search', error);
    status.textContent = '';
    const failed = sample('failed');
    failed.querySelector('a')?.setAttribute('href', location.href);
    place.replaceChildren(failed);
  });
}

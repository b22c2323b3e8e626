import { expect, test, vi } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SearchResults, MarkedText } from '../../core/domain/search-result.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { loadSearch } from '../../site/search/search-in-browser.ts';
import { suggestionsOf } from '../../site/search/search.ts';
import { completeContent } from '../../tests/fakes/complete-content.ts';
import { fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { specRow } from '../../tests/fakes/specs.ts';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import { createSiteSearch, searchData } from './site-search.ts';

const row = (symbol: string, ...products: string[]) => specRow({ symbol, products });
const rows = [
  { ...row('EURUSD', 'Forex', 'Standard'), contractSize: '100,000', examplePrice: '1.1' },
  row('XAUUSD', 'Metal', 'Standard'),
  row('XAUEUR', 'Metal', 'Standard'),
  row('GOLD.f', 'Futures', 'Standard'),
];
const content: SiteContent = {
  ...completeContent,
  specs: { ...completeContent.specs, standard: rows },
};
const documents = [
  {
    id: 'swap-free-agreement',
    file: 'swap-free-agreement.pdf',
    title: 'Swap Free Agreement',
    kind: 'legal',
    pageCount: 4,
    bytes: 1,
    date: '2026-01-31',
    isTemplate: true,
  } as const,
];
const context = fakeRenderContext({ content, documents });

/** The rendered pages by path: all in English, in other languages those that their tests search. */
const pages = new Map<string, StoredResponse>();
function render(
  language: LanguageCode,
  name: (typeof routeNames)[number],
  pageContext = context,
): void {
  const { status, html } = renderPage(name, language, pageContext);
  pages.set(pagePath(language, name, 'zh'), uncompressedResponse(status, Buffer.from(html), {}));
}
for (const name of routeNames) render('en', name);
for (const language of ['zh', 'ar'] as const)
  for (const name of ['accountTypes', 'metals', 'help'] as const) render(language, name);

const siteSearch = createSiteSearch((path) => pages.get(path));
const search = (language: LanguageCode, query: string): SearchResults =>
  siteSearch(language, query, context);
const hrefs = ({ pages: hits }: SearchResults): string[] => hits.map(({ href }) => href);
const symbols = ({ instruments }: SearchResults): string[] =>
  instruments.map(({ symbol }) => symbol);
const marksIn = (text: MarkedText): string[] =>
  text.filter(({ matched }) => matched).map(({ text: word }) => word);

test('a search for a subject is not one for an instrument whose name begins with the word', () => {
  const specs = {
    ...content.specs,
    standard: [row('AAPL', 'Stocks')],
  };
  const found = (query: string): string[] =>
    symbols(siteSearch('en', query, { ...context, content: { ...content, specs } }));
  expect(found('apple')).toEqual(['AAPL']);
  expect(found('app')).toEqual([]);
});

test.each([
  ['zh', '杠杆', '/account-types', '杠杆'],
  ['ar', 'رافعه', '/ar/account-types', 'الرافعة'],
  ['ar', 'ذهب', '/ar/products-metals', 'الذهب'],
  ['en', 'LEVER', '/en/account-types', 'leverage'],
] as const)("in %s, '%s' finds %s and marks '%s'", (language, query, href, word) => {
  const results = search(language, query);
  expect(results.nearest).toBe(false);
  expect(hrefs(results)).toContain(href);
  const marks = results.pages.flatMap(({ title, snippet }) => [
    ...marksIn(title),
    ...marksIn(snippet),
  ]);
  expect(marks.map((mark) => mark.toLowerCase())).toContain(word);
});

test.each([
  ['a typing error', 'en', 'levrage', '/en/account-types'],
  ['a Chinese sentence', 'zh', '我们讨论杠杆', '/account-types'],
  ['one word too many', 'en', 'leverage qqqqzzzz', '/en/account-types'],
] as const)('%s finds the nearest matches, marked as approximate', (_, language, query, href) => {
  const results = search(language, query);
  expect(results.nearest).toBe(true);
  expect(hrefs(results)).toContain(href);
});

test('short words before the last are not matched as prefixes', () => {
  const marks = search('en', 'the spread').pages.flatMap(({ snippet }) => marksIn(snippet));
  expect(marks).toContain('spread');
  expect(marks.filter((mark) => /^the./i.test(mark))).toEqual([]);
});

test.each(languageCodes)(
  'in %s, instruments are found by symbol and by their names of every language, and lead to their row',
  (language) => {
    const results = search(language, 'xauusd');
    expect(results.instruments).toMatchObject([
      { symbol: 'XAUUSD', href: `${pagePath(language, 'accountSpecs', 'zh')}?q=XAUUSD` },
    ]);
    expect(results.nearest).toBe(false);
    for (const query of ['gold', '黄金', 'الذهب'])
      expect(symbols(search(language, query))).toEqual(['XAUUSD', 'XAUEUR', 'GOLD.f']);
  },
);

test('of a phrase, no single words are found', () => {
  const marks = search('en', 'deposit').pages.flatMap(({ snippet }) => marksIn(snippet));
  expect(marks).toContain('deposit');
  expect(marks.filter((mark) => /^(?:in|my|account)$/i.test(mark))).toEqual([]);
});

test('a synonym within a longer search is found, and its matches are marked', () => {
  const found = search('zh', '提现 工作日').pages.find(
    ({ href }) => href === '/help#withdraw-how-long',
  );
  expect(marksIn(found?.title ?? [])).toContain('出金');
});

test('a question is found by itself, and is not repeated under its page', () => {
  const results = search('en', 'expert advisors scalping hedging');
  expect(hrefs(results)).toContain('/en/help#expert-advisors');
  expect(hrefs(results)).not.toContain('/en/help');
});

test.each(['qqqqzzzz', '(', '\\', '^$', '🙂', '\uD800', '\u0000', '，。', '؟', 'qz'.repeat(100)])(
  'odd text number %# finds nothing and causes no error',
  (query) => {
    expect(search('zh', query)).toMatchObject({ pageCount: 0, instrumentCount: 0 });
  },
);

test('the results, and their snippets, are limited to what the page shows', () => {
  const { pages: hits, pageCount, instruments, instrumentCount } = search('en', 'a');
  expect(hits.length).toBeLessThanOrEqual(20);
  expect(pageCount).toBeGreaterThanOrEqual(hits.length);
  expect(instruments.length).toBeLessThanOrEqual(6);
  expect(instrumentCount).toBe(2);
  for (const { snippet } of search('en', 'leverage').pages)
    expect(snippet.map(({ text }) => text).join('').length).toBeLessThanOrEqual(215);
});

test('a page that is rendered again is found by its new words, and no longer by its old ones', () => {
  expect(search('en', '$777').pageCount).toBe(0);
  expect(hrefs(search('en', '$100'))).toContain('/en/account-types');
  const accountTypes = JSON.parse(
    JSON.stringify(content.accountTypes).replaceAll('$100', '$777'),
  ) as SiteContent['accountTypes'];
  render('en', 'accountTypes', fakeRenderContext({ content: { ...content, accountTypes } }));
  expect(hrefs(search('en', '$777'))).toEqual(['/en/account-types']);
  render('en', 'accountTypes');
});

test('a page that failed is not found', () => {
  const path = '/en/tools-economicCalendar';
  const good = pages.get(path) as StoredResponse;
  pages.set(
    path,
    uncompressedResponse(500, Buffer.from('<main><h1>Economic calendar</h1></main>'), {}),
  );
  expect(hrefs(search('en', 'economic calendar'))).not.toContain(path);
  pages.set(path, good);
  expect(hrefs(search('en', 'economic calendar'))).toContain(path);
});

test('the search in the browser finds what the server finds', async () => {
  for (const language of languageCodes) {
    const data = searchData(language, context, (path) => pages.get(path));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(data)));
    const { find } = await loadSearch(language);
    for (const query of ['gold', 'levrage', '提现', 'الرافعة', 'swap-free account'])
      expect(find(query)).toEqual(search(language, query));
  }
  vi.unstubAllGlobals();
});

test('instruments and pages are suggested, without documents, which are found by title', () => {
  const { pages: hits } = search('en', 'swap free');
  expect(hits.find(({ kind }) => kind === 'document')?.href).toBe(
    '/assets/docs/swap-free-agreement.pdf',
  );
  const suggestions = suggestionsOf(search('en', 'swap free'), 'swap free');
  expect(suggestions[0]).toMatchObject({ kind: 'page', href: '/en/account-types#swap-free' });
  expect(suggestions.map(({ href }) => href).filter((href) => href.endsWith('.pdf'))).toEqual([]);
  const [gold, ...rest] = suggestionsOf(search('zh', '黄金'), '黄金');
  expect(gold).toMatchObject({ kind: 'instrument', href: '/account-specs?q=XAUUSD' });
  expect(marksIn(gold!.note)).toEqual(['黄金']);
  expect(rest.map(({ href }) => href)).toContain('/products-metals');
  expect(suggestionsOf(search('en', 'pips'), 'pips')[0]).toMatchObject({ kind: 'term', note: [] });
});

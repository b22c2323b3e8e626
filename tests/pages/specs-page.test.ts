import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../fakes/test-site.ts';

/** The specifications page without JavaScript, and its files. */
const { get, textOf } = await testSite();
/** A view's page without the island's props, which repeat its texts. */
const getPage = async (queryString: string, language: LanguageCode = 'en'): Promise<string> => {
  const html = await textOf(pagePath(language, 'accountSpecs', 'zh') + queryString);
  return html.replaceAll(/data-props="[^"]*"/g, '');
};
/** Symbols in the table, in order. */
const symbolsIn = (html: string): string[] =>
  [
    ...(html.split('<table')[1] ?? '').matchAll(/<th scope="row"[^>]*><span class="ltr">([^<]*)</g),
  ].map(([, symbol]) => symbol ?? '');
/** Page numbers that the pager links to. */
const linkedPages = (html: string): (string | undefined)[] =>
  [...html.matchAll(/[?;]page=(\d+)" rel="/g)].map(([, page]) => page);

test.each(languageCodes)(
  'in %s, the plain page is the first of the standard tier',
  async (language) => {
    const t = wordsOf(language, 'account-specs');
    const html = await getPage('', language);
    expect(symbolsIn(html)).toHaveLength(25);
    expect(symbolsIn(html)[0]).toBe('EURUSD');
    for (const text of [t('tiers.standard.title'), t('tiers.standard.subtitle')])
      expect(html.includes(text)).toBe(true);
    expect(linkedPages(html)).toEqual(['2']);
  },
);

test('tier, filter, search and order are in the URL', async () => {
  const html = await getPage('?tier=elite&product=metal&sort=symbol&order=desc&q=XA');
  expect(symbolsIn(html)).toEqual(['XAUUSD', 'XAUGBP', 'XAUEUR', 'XAUAUD', 'XAGUSD', 'XAGEUR']);
  for (const text of [
    'Elite account specifications',
    'aria-sort="descending"',
    'value="metal" aria-pressed="true"',
    // The canonical URL has no query, and choosing a tier clears the filter.
    '<link rel="canonical" href="http://localhost:3000/en/account-specs"',
    '?tier=premium&amp;q=XA&amp;sort=symbol&amp;order=desc"',
  ])
    expect(html.includes(text) || text).toBe(true);
  // Each filter counts what the search finds.
  expect(/aria-pressed="true"[^>]*>(.*?)<\/button>/.exec(html)?.[1]).toMatch(/>6<\/span>$/);
});

test.each(['<script>alert(1)</script>', '%ED%A0%80', 'a'.repeat(8000)])(
  'a search for odd text number %# finds nothing, and offers everything',
  async (query) => {
    const response = await get(`/en/account-specs?q=${query}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('>Show all instruments</a>');
  },
);

test('without a list, an error with a link to try again replaces the table', async () => {
  const t = wordsOf('en', 'account-specs');
  const withoutList = await testSite({
    CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
    DATA_FOLDER: '/nonexistent/for-this-test',
  });
  const html = await withoutList.textOf('/en/account-specs?tier=premium');
  expect(html).toContain(`<p>${t('errors.fetchFailed')}</p>`);
  expect(html).toMatch(
    new RegExp(`href="/en/account-specs\\?tier=premium"[^>]*>${t('errors.tryAgain')}<`),
  );
  expect(html).not.toContain('<table');
  expect((await withoutList.get('/api/account-specs.csv?language=en')).status).toBe(503);
});

test('the view is a CSV file, too: all its pages, in the page’s language', async () => {
  const t = wordsOf('ar', 'account-specs');
  const response = await get(
    '/api/account-specs.csv?language=ar&tier=premium&product=metal&sort=symbol',
  );
  expect(response.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="premium-account-specs.csv"',
  );
  const [heads, first, ...rest] = (await response.text()).trimEnd().split('\r\n');
  expect(heads?.split(',').slice(0, 2)).toEqual([t('table.columns.symbol'), t('table.name')]);
  expect(first).toMatch(/^XAGEUR,/);
  expect(first).toContain(`,${t('values.none')},`);
  expect(first).toMatch(new RegExp(`,${t('classes.metals')}$`));
  expect(rest).toHaveLength(7);
});

test('the file states expiries by the rule that the page states, with its exceptions', async () => {
  const t = wordsOf('en', 'account-specs');
  const response = await get('/api/account-specs.csv?language=en&product=futures');
  expect(await response.text()).toContain(`"${t('expiryRules.cmeIndices')}"`);
});

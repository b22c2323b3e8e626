import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../fakes/test-site.ts';

/** The specifications page without JavaScript, and its files. */
const { app } = await testSite();
const get = async (path: string, site = app): Promise<Response> =>
  site.fetch(new Request(`http://site.test${path}`));
const getPage = async (queryString: string, language: LanguageCode = 'en'): Promise<string> =>
  (await get(pagePath(language, 'accountSpecs', 'zh') + queryString)).text();

/** Symbols in the table, in order. */
const symbolsIn = (html: string): string[] =>
  [
    ...(html.split('<table')[1] ?? '').matchAll(/<th scope="row"[^>]*><span class="ltr">([^<]*)</g),
  ].map(([, symbol]) => symbol ?? '');
/** Whether the page shows the text, outside of the island's props. */
const shows = (html: string, text: string): boolean =>
  html.replaceAll(/data-props="[^"]*"/g, '').includes(text);

describe.each(languageCodes)('in %s', (language) => {
  const t = wordsOf(language, 'account-specs');

  test('the plain page is the first page of the standard tier', async () => {
    const html = await getPage('', language);
    expect(symbolsIn(html)).toHaveLength(25);
    expect(symbolsIn(html)[0]).toBe('EURUSD');
    for (const text of [t('tiers.standard.title'), t('tiers.standard.subtitle')])
      expect(shows(html, text)).toBe(true);
    expect(html).toContain('?page=2" rel="next"');
    expect(html).not.toContain('rel="prev"');
  });

  test('tier, filter, search and order are in the URL', async () => {
    const html = await getPage('?tier=elite&product=metal&sort=symbol&order=desc&q=XA', language);
    expect(symbolsIn(html)).toEqual(['XAUUSD', 'XAUGBP', 'XAUEUR', 'XAUAUD', 'XAGUSD', 'XAGEUR']);
    expect(shows(html, t('tiers.elite.title'))).toBe(true);
    expect(html).toContain('aria-sort="descending"');
    expect(html).toMatch(/value="metal" aria-pressed="true"/);
    // Each filter counts what the search finds.
    const pressed = /aria-pressed="true"[^>]*>(.*?)<\/button>/.exec(html)?.[1];
    expect(pressed).toMatch(/>6<\/span>$/);
    // The canonical URL has no query, and choosing a tier clears the filter.
    expect(html).toContain(
      `<link rel="canonical" href="http://localhost:3000${pagePath(language, 'accountSpecs', 'zh')}">`,
    );
    expect(html).toContain('?tier=premium&amp;q=XA&amp;sort=symbol&amp;order=desc"');
  });

  test('the last page links back only', async () => {
    const html = await getPage('?page=9', language);
    expect(symbolsIn(html)).toHaveLength(11);
    expect(html).not.toContain('rel="next"');
    expect(html).toContain('?page=8" rel="prev"');
    expect(symbolsIn(await getPage('?page=999', language))).toHaveLength(11);
  });

  test('a search without results has a message and a link to the whole list', async () => {
    const html = await getPage('?q=no-such-thing', language);
    expect(symbolsIn(html)).not.toContain('EURUSD');
    for (const text of [t('table.noneFound'), t('table.clear')])
      expect(shows(html, text)).toBe(true);
  });

  test('an unknown tier is an unknown path', async () => {
    const response = await get(`${pagePath(language, 'accountSpecs', 'zh')}?tier=gold`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('name="robots" content="noindex"');
  });
});

test.each([
  '?source=x',
  '?page=-1&sort=%00&product=everything&order=up',
  '?',
  '?tier=standard',
  '?%E0%A4%A',
  '?q=%20%20',
])('%s is the plain page', async (queryString) => {
  expect(await getPage(queryString)).toBe(await getPage(''));
});

test.each([
  '(',
  '\\',
  '<script>alert(1)</script>',
  '"\'>',
  '🙂',
  '%ED%A0%80',
  '%00',
  'a'.repeat(8000),
])('a search for odd text number %# causes no error', async (query) => {
  const response = await get(
    `/en/account-specs?q=${query.includes('%') ? query : encodeURIComponent(query)}`,
  );
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('<script>alert');
});

test('the query string of another page changes nothing', async () => {
  expect(await (await get('/en/about?tier=gold&q=x')).text()).toBe(
    await (await get('/en/about')).text(),
  );
});

test('without a list, an error with a link to try again replaces the table', async () => {
  const t = wordsOf('en', 'account-specs');
  const { app: appWithoutList } = await testSite({
    CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
    CONTENT_TIMEOUT: '1',
    DATA_FOLDER: '/nonexistent/for-this-test',
  });
  const html = await (await get('/en/account-specs?tier=premium', appWithoutList)).text();
  expect(html).toContain(t('errors.fetchFailed'));
  expect(html).toMatch(
    new RegExp(`href="/en/account-specs\\?tier=premium"[^>]*>${t('errors.tryAgain')}<`),
  );
  expect(html).not.toContain('<table');
  for (const format of ['csv', 'json'])
    expect((await get(`/api/account-specs.${format}?language=en`, appWithoutList)).status).toBe(
      503,
    );
});

test('the view is a CSV file, too: all its pages, headers in the page’s language', async () => {
  for (const language of languageCodes) {
    const t = wordsOf(language, 'account-specs');
    const response = await get(
      `/api/account-specs.csv?language=${language}&tier=premium&product=metal&sort=symbol`,
    );
    expect(response.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="premium-account-specs.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [heads, first, ...rest] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(heads?.split(',').slice(0, 2)).toEqual([t('table.columns.symbol'), t('table.name')]);
    expect(first).toMatch(/^XAGEUR,/);
    expect(rest).toHaveLength(7);
  }
  const everything = await (await get('/api/account-specs.csv?language=en')).text();
  expect(everything.trimEnd().split('\r\n')).toHaveLength(212);
});

test('the view is a JSON file, too', async () => {
  const response = await get(
    '/api/account-specs.json?language=zh&q=%E9%BB%84%E9%87%91&product=futures',
  );
  expect(response.headers.get('content-disposition')).toContain('.json');
  expect(await response.json()).toMatchObject({
    tier: 'standard',
    data: [
      {
        symbol: 'GOLD.f',
        name: '黄金期货',
        contractSize: '100 oz',
        products: ['Futures', 'Standard'],
      },
    ],
  });
});

test.each(['?tier=gold&language=en', '?language=xx', '?language='])(
  'there is no file for %s',
  async (queryString) => {
    expect((await get(`/api/account-specs.csv${queryString}`)).status).toBe(404);
  },
);

test('names are served in every language, with an ETag', async () => {
  const response = await get('/api/instrument-names');
  const { symbols } = (await response.json()) as {
    symbols: Record<string, Record<string, string>>;
  };
  expect(symbols['XAUUSD']).toEqual({ zh: '黄金', en: 'Gold', ar: 'الذهب' });
  expect(symbols['EURUSD']?.['en']).toBe('Euro / US dollar');
  expect(response.headers.get('etag')).toMatch(/^"/);
});

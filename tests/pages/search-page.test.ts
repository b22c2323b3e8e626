import { expect, test } from 'vitest';
import { wordsOf } from '../../site/i18n/translator.ts';
import { testSite } from '../fakes/test-site.ts';

const { get } = await testSite();
const pageOf = async (queryString: string): Promise<string> => {
  const response = await get(`/ar/search${queryString}`);
  expect(response.status).toBe(200);
  return response.text();
};
const searched = (query: string): Promise<string> => pageOf(`?q=${encodeURIComponent(query)}`);
/** The text of `<main>`. */
const textOf = (html: string): string =>
  (html.split('<main')[1]?.split('</main>')[0] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u2068', '');
const t = wordsOf('ar', 'search');

test('the query stays in the field, and its results are counted, marked and linked', async () => {
  const html = await searched('ذهب');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="ذهب"/);
  expect(textOf(html)).toMatch(/\d+ (?:نتائج|نتيجة)/);
  expect(html).toMatch(/<mark>/);
  expect(html).toContain('href="/ar/products-metals"');
  expect(html).toContain('href="/ar/account-specs?q=XAUUSD"');
  // The other languages have the same query, also without JavaScript.
  expect(html).toContain(`href="/en/search?q=${encodeURIComponent('ذهب')}"`);
});

test('without a query the page asks for one and shows popular pages', async () => {
  const html = await pageOf('');
  for (const text of [t('title'), t('label'), t('often')]) expect(textOf(html)).toContain(text);
  expect(html).toContain('action="/ar/search" method="get"');
});

test('a query without results is distinguished from an empty field', async () => {
  const html = await searched('qqqqzzzz');
  for (const text of [t('none.title'), t('none.contact'), t('often')])
    expect(textOf(html)).toContain(text);
  expect(html).toMatch(/<input[^>]*value="qqqqzzzz"/);
});

test('a query is escaped', async () => {
  for (const query of ['<script>alert(1)</script>', '{{claim.trades}} $t(search:title)']) {
    const html = await searched(query);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`value="${query.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`);
  }
});

test.each(['?q=%E0%A4%A', '?q=%00', '?q=(', '?q'])(
  'a search for %s is not an error',
  async (query) => {
    await pageOf(query);
  },
);

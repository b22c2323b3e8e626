import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../fakes/test-site.ts';

const { get } = await testSite({}, { stored: true });
const searched = (language: LanguageCode, query: string): Promise<Response> =>
  get(`${pagePath(language, 'search', 'zh')}?q=${encodeURIComponent(query)}`);
/** The text of `<main>`. */
const textOf = (html: string): string =>
  (html.split('<main')[1]?.split('</main>')[0] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u2068', '');

describe.each([
  ['zh', '黄金', /找到\s\d+\s条结果/],
  ['en', 'gold', /\d+ results/],
  ['ar', 'ذهب', /\d+ (?:نتائج|نتيجة)/],
] as const)('in %s', (language, query, count) => {
  const t = wordsOf(language, 'search');

  test('the query stays in the field, and its results are counted, marked and linked', async () => {
    const response = await searched(language, query);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(new RegExp(`<input[^>]*name="q"[^>]*value="${query}"`));
    expect(textOf(html)).toMatch(count);
    expect(html).toMatch(/<mark>/);
    expect(html).toContain(`href="${pagePath(language, 'metals', 'zh')}"`);
    expect(html).toContain(`href="${pagePath(language, 'accountSpecs', 'zh')}?q=XAUUSD"`);
  });

  test('without a query the page asks for one and shows popular pages', async () => {
    const html = await (await get(pagePath(language, 'search', 'zh'))).text();
    for (const text of [t('title'), t('label'), t('often')]) expect(textOf(html)).toContain(text);
    expect(html).toContain(`action="${pagePath(language, 'search', 'zh')}" method="get"`);
  });

  test('a query without results is distinguished from an empty field', async () => {
    const html = await (await searched(language, 'qqqqzzzz')).text();
    for (const text of [t('none.title'), t('none.contact'), t('often')])
      expect(textOf(html)).toContain(text);
    expect(html).toMatch(/<input[^>]*value="qqqqzzzz"/);
  });
});

test('a query is escaped', async () => {
  for (const query of ['<script>alert(1)</script>', '{{claim.trades}} $t(search:title)']) {
    const response = await searched('en', query);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      `value="${query.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
    );
  }
});

test.each(['?q=%E0%A4%A', '?q=%00', '?q=(', '?q'])(
  'a search for %s is not an error',
  async (queryString) => {
    expect((await get(`/en/search${queryString}`)).status).toBe(200);
  },
);

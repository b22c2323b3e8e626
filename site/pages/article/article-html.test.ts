import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

const html = (markdown: string): string => articleHtml(markdown, (href) => `/en${href}`);

test('headings, lists, bold text and links are what they say', () => {
  expect(html('# Why\n\nGold is **up**.\n\n- [Costs](/account-types)').replaceAll('\n', '')).toBe(
    '<h2>Why</h2><p>Gold is <strong>up</strong>.</p><ul><li><a href="/en/account-types">Costs</a></li></ul>',
  );
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '![x](https://evil.example/x.png "<b>")',
  '<a href="javascript:alert(1)">x</a>',
  '[x](/a"onclick="alert(1))',
])('%s runs and loads nothing', (markdown) => {
  const tags = html(markdown).match(/<(?!\/?p>)[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<\/?a( href="\/en\/a&quot;[^"]*")?>$/.test(tag))).toEqual([]);
});

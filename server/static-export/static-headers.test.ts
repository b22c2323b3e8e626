import { expect, test } from 'vitest';
import { headerRules } from './static-headers.ts';

const page = (path: string, language: string, policy = 'strict') => ({
  path,
  file: `${path}.html`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  },
});
const asset = (path: string) => ({
  path,
  file: path,
  headers: { 'cache-control': 'immutable', 'x-content-type-options': 'nosniff' },
});

test('headers that all share are in one rule, those of a folder in another, those of translations in a third', () => {
  expect(
    headerRules([
      page('/about', 'zh'),
      page('/en/about', 'en'),
      page('/ar/about', 'ar'),
      page('/en/news', 'en', 'with widgets'),
      page('/ar/news', 'ar', 'with other widgets'),
      page('/en/list', 'en'),
      page('/ar/list', 'ar'),
      asset('/assets/a.js'),
      asset('/assets/b.css'),
      { ...asset('/assets/docs/c.pdf'), headers: { 'x-content-type-options': 'nosniff' } },
      {
        ...asset('/api/list'),
        headers: { ...asset('').headers, 'content-type': 'application/json' },
      },
    ]),
  ).toEqual([
    { path: '/*', headers: { 'x-content-type-options': 'nosniff' } },
    { path: '/en/:file', headers: { 'content-language': 'en' } },
    { path: '/ar/:file', headers: { 'content-language': 'ar' } },
    { path: '/assets/:file', headers: { 'cache-control': 'immutable' } },
    {
      path: '/api/:file',
      headers: { 'cache-control': 'immutable', 'content-type': 'application/json' },
    },
    {
      path: '/about',
      headers: { 'content-language': 'zh', 'content-security-policy': 'strict' },
    },
    { path: '/:language/about', headers: { 'content-security-policy': 'strict' } },
    { path: '/en/news', headers: { 'content-security-policy': 'with widgets' } },
    { path: '/ar/news', headers: { 'content-security-policy': 'with other widgets' } },
    { path: '/en/list', headers: { 'content-security-policy': 'strict' } },
    { path: '/ar/list', headers: { 'content-security-policy': 'strict' } },
  ]);
});

import { expect, test } from 'vitest';
import { createLinks, splitLanguage } from './links.ts';

const settings = {
  publicOrigin: 'https://www.example.com',
  defaultLanguage: 'zh',
  portalRegister: 'https://p.example.com/register',
  portalLogin: '/portal/login',
} as const;

test('pages of the default language have unprefixed paths, others their prefix', () => {
  expect(createLinks('zh', settings).page('energies')).toBe('/products-engergies');
  expect(createLinks('ar', settings).page('introducingBroker')).toBe('/ar/partenership-IB');
  expect(createLinks('en', settings).page('home')).toBe('/en');
  expect(createLinks('zh', settings).page('home')).toBe('/');
  expect(createLinks('en', { ...settings, defaultLanguage: 'en' }).page('about')).toBe('/about');
});

test('a page has a path in every other language, and an absolute URL', () => {
  const links = createLinks('zh', settings);
  expect(links.pageIn('ar', 'about')).toBe('/ar/about');
  expect(links.absolute('zh', 'home')).toBe('https://www.example.com/');
});

test('fragments, search, documents and email have the right hrefs', () => {
  const links = createLinks('en', settings);
  expect(links.page('forex', 'quotes')).toBe('/en/products-forex#quotes');
  expect(links.page('search')).toBe('/en/search');
  expect(links.document('client-agreement')).toBe('/assets/docs/client-agreement.pdf');
  expect(links.email('a@b.example')).toBe('mailto:a@b.example');
});

test.each([
  ['/en/about', { language: 'en', rest: '/about', prefixed: true }],
  ['/ar', { language: 'ar', rest: '/', prefixed: true }],
  ['/about', { language: 'zh', rest: '/about', prefixed: false }],
  ['/english', { language: 'zh', rest: '/english', prefixed: false }],
])('the language of %s is recognised', (path, expected) => {
  expect(splitLanguage(path, 'zh')).toEqual(expected);
});

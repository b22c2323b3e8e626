import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renamePaths } from '../../site/paths.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { readRedirects } from './redirects.ts';

const pages = [
  '/',
  '/about',
  '/legal',
  '/en',
  '/en/about',
  '/en/legal',
  '/ar',
  '/ar/about',
  '/ar/legal',
];

function redirectsOf(...rows: readonly string[]): Record<string, string> {
  const folder = newFolder(onTestFinished);
  writeFileSync(path.join(folder, 'redirects.csv'), ['from,to', ...rows, ''].join('\n'));
  return Object.fromEntries(readRedirects(folder, pages, 'zh'));
}

test('a path leads on in every language, unless it names one', () => {
  expect(redirectsOf('/Old,/about', '/start.html,/', '/en/imprint,/en/legal')).toEqual({
    '/old': '/about',
    '/en/old': '/en/about',
    '/ar/old': '/ar/about',
    '/start.html': '/',
    '/en/start.html': '/en',
    '/ar/start.html': '/ar',
    '/en/imprint': '/en/legal',
  });
});

test.each([
  [['/about,/legal'], "line 2: '/about' is a page of its own"],
  [['/old,/about', '/OLD,/legal'], "line 3: '/OLD' is redirected twice"],
  [['/one,/two', '/two,/one'], "line 2: '/two' is not a page"],
  [['/old,https://other.example/'], 'line 2: it must be two paths'],
  [['/old,/about,301'], 'line 2: it must be two paths'],
])('%j is refused, naming the line', (rows, message) => {
  expect(() => redirectsOf(...rows)).toThrow(message);
});

test('a line may lead to an article or a campaign, published or not', () => {
  expect(redirectsOf('/en/gold,/en/campaigns/gold-week', '/en/campaigns/old,/en/about')).toEqual({
    '/en/gold': '/en/campaigns/gold-week',
    '/en/campaigns/old': '/en/about',
  });
  expect(() => redirectsOf('/campaigns/a,/campaigns/b', '/campaigns/b,/campaigns/a')).toThrow(
    "'/campaigns/a' leads to '/campaigns/b', which is redirected",
  );
});

test('a renamed page keeps its former paths, and lines of the file that name them', () => {
  onTestFinished(() => renamePaths({}));
  renamePaths({ contact: '/legal', about: '/about' });
  expect(redirectsOf('/legal,/contact', '/write,/contact')).toEqual({
    '/contact': '/legal',
    '/en/contact': '/en/legal',
    '/ar/contact': '/ar/legal',
    '/write': '/legal',
    '/en/write': '/en/legal',
    '/ar/write': '/ar/legal',
  });
});

import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../core/domain/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { fetchOnce } from './fetch-once.ts';

/** In the default language, links have no prefix that would tell them apart. */
const prefixedLanguages = languageCodes.filter((language) => pathOf('home', { language }) !== '/');

const pages = routeNames.flatMap((route) =>
  languageCodes.map((language) => pathOf(route, { language })),
);
/** From a URL to the pages that link to it. */
const linkedFrom = new Map<string, string[]>();

/** URLs in a page's markup, as written. */
function urlsIn(html: string): string[] {
  const attributes = html.matchAll(
    /\s(?:href|src|action|data-src|data-(?:start|carry|hydrate))="([^"]*)"/g,
  );
  const inProps = [...html.matchAll(/\sdata-props="([^"]*)"/g)].flatMap(([, props]) => [
    ...(props ?? '').replaceAll('&quot;', '"').matchAll(/"(?:href|src|\w+Href|flag)":"([^"]*)"/g),
  ]);
  return [...attributes, ...inProps].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));
}

beforeAll(async () => {
  for (const path of pages) {
    for (const url of urlsIn((await fetchOnce(path)).text))
      linkedFrom.set(url, [...(linkedFrom.get(url) ?? []), path]);
  }
});

const isExternal = (url: string): boolean => /^(?:https?|mailto|tel|data):/.test(url);
const describeUrl = (url: string): string =>
  `${url} (on ${linkedFrom.get(url)?.slice(0, 3).join(', ')})`;

test('every internal URL leads to a page or a file', async () => {
  const broken: string[] = [];
  for (const url of linkedFrom.keys()) {
    if (isExternal(url)) continue;
    const [path = ''] = url.split(/[?#]/);
    if (path === '') continue;
    const { status, type, text } = await fetchOnce(path);
    if (path.startsWith('/assets/docs/'))
      expect([path, type, text.slice(0, 5)]).toEqual([path, 'application/pdf', '%PDF-']);
    // The two shortcuts redirect to the portal.
    const expected = /^\/(?:login|signup)$/.test(path) ? 302 : 200;
    if (status !== expected) broken.push(`${describeUrl(url)}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('every fragment leads to an element', async () => {
  const broken: string[] = [];
  for (const [url, from] of linkedFrom) {
    const [path = '', fragment] = url.split('#');
    if (isExternal(url) || !fragment || fragment === 'top') continue;
    for (const page of path ? [path] : from) {
      if (!new RegExp(`\\sid="${fragment}"`).test((await fetchOnce(page)).text))
        broken.push(describeUrl(url));
    }
  }
  expect(broken).toEqual([]);
});

test('internal links keep the language of the page, except those that name another', async () => {
  const strays: string[] = [];
  for (const route of routeNames) {
    for (const language of prefixedLanguages) {
      const { text } = await fetchOnce(pathOf(route, { language }));
      for (const [link, url = ''] of text.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)[^"]*"[^>]*>/g)) {
        const fixed = /^\/(?:assets\/docs\/|api\/account-specs\.|login$|signup$|portal\/)/.test(
          url,
        );
        const own = url === `/${language}` || url.startsWith(`/${language}/`);
        if (!fixed && !own && !/\shrefLang=|\shreflang=/.test(link))
          strays.push(`${pathOf(route, { language })}: ${url}`);
      }
    }
  }
  expect(strays).toEqual([]);
});

test('every link that leaves the site opens a new tab, which gets no access to this page', async () => {
  const leaving =
    /<a\s[^>]*href="(?:https?:\/\/(?![^"]*\.(?:exe|zip|pkg|dmg)")|\/portal\/|\/login"|\/signup|\/assets\/docs\/)[^>]*>/g;
  let count = 0;
  for (const path of pages)
    for (const [link] of (await fetchOnce(path)).text.matchAll(leaving)) {
      count += 1;
      expect(link, path).toMatch(/\starget="_blank"/);
      expect(link, path).toMatch(/\srel="[^"]*noopener/);
    }
  expect(count).toBeGreaterThan(pages.length);
});

test('every page is linked from another page', () => {
  const lonely = pages.filter(
    (path) =>
      !path.endsWith('/error') && !(linkedFrom.get(path) ?? []).some((from) => from !== path),
  );
  expect(lonely).toEqual([]);
});

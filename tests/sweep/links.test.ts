import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { routeNames } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

interface Answer {
  status: number;
  type: string;
  location: string | null;
  text: string;
}

const answers = new Map<string, Promise<Answer>>();
const pages = routeNames.flatMap((route) =>
  languageCodes.map((language) => pathOf(route, { language })),
);
/** Address to the pages that link to it. */
const linkedFrom = new Map<string, string[]>();

function ask(path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const asked = fetch(sharedOrigin('site') + path, { redirect: 'manual' }).then(
    async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      text: await response.text(),
    }),
  );
  answers.set(path, asked);
  return asked;
}

/** Addresses in a page's markup, as it writes them. */
function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/\s(?:href|src|action|data-src|data-hydrate)="([^"]*)"/g);
  const inProps = [...html.matchAll(/\sdata-props="([^"]*)"/g)].flatMap(([, props]) => [
    ...(props ?? '').replaceAll('&quot;', '"').matchAll(/"(?:href|src|\w+Href|flag)":"([^"]*)"/g),
  ]);
  return [...attributes, ...inProps].map(([, address]) => (address ?? '').replaceAll('&amp;', '&'));
}

beforeAll(async () => {
  for (const path of pages) {
    for (const address of addressesIn((await ask(path)).text))
      linkedFrom.set(address, [...(linkedFrom.get(address) ?? []), path]);
  }
});

const toOthers = (address: string): boolean => /^(?:https?|mailto|tel|data):/.test(address);
const named = (address: string): string =>
  `${address} (on ${linkedFrom.get(address)?.slice(0, 3).join(', ')})`;

test('every address inside the site leads to a page or a file', async () => {
  const broken: string[] = [];
  for (const address of linkedFrom.keys()) {
    if (toOthers(address)) continue;
    const [path = ''] = address.split(/[?#]/);
    if (path === '') continue;
    const { status } = await ask(path);
    // The two short cuts lead to the portal.
    const expected = /^\/(?:login|signup)$/.test(path) ? 302 : 200;
    if (status !== expected) broken.push(`${named(address)}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('every fragment leads to an element', async () => {
  const broken: string[] = [];
  for (const [address, from] of linkedFrom) {
    const [path = '', fragment] = address.split('#');
    if (toOthers(address) || !fragment || fragment === 'top') continue;
    for (const page of path ? [path] : from) {
      if (!new RegExp(`\\sid="${fragment}"`).test((await ask(page)).text))
        broken.push(named(address));
    }
  }
  expect(broken).toEqual([]);
});

test('links inside the site keep the language of the page, but for those that name another', async () => {
  const strays: string[] = [];
  for (const route of routeNames) {
    for (const language of ['en', 'ar'] as const) {
      const { text } = await ask(pathOf(route, { language }));
      for (const [link, address = ''] of text.matchAll(
        /<a\s[^>]*?href="(\/[^"#?]*)[^"]*"[^>]*>/g,
      )) {
        const fixed = /^\/(?:assets\/docs\/|api\/account-specs\.|login$|signup$|portal\/)/.test(
          address,
        );
        const own = address === `/${language}` || address.startsWith(`/${language}/`);
        if (!fixed && !own && !/\shrefLang=|\shreflang=/.test(link))
          strays.push(`${pathOf(route, { language })}: ${address}`);
      }
    }
  }
  expect(strays).toEqual([]);
});

test('every page is linked from another page', () => {
  const lonely = pages.filter(
    (path) =>
      !path.endsWith('/error') && !(linkedFrom.get(path) ?? []).some((from) => from !== path),
  );
  expect(lonely).toEqual([]);
});

test('every document opens as a PDF, in a new tab', async () => {
  const documents = [...linkedFrom.keys()].filter((address) => address.startsWith('/assets/docs/'));
  for (const address of documents) {
    const { status, type, text } = await ask(address);
    expect([address, status, type, text.slice(0, 5)]).toEqual([
      address,
      200,
      'application/pdf',
      '%PDF-',
    ]);
  }
  for (const path of pages) {
    for (const [link] of (await ask(path)).text.matchAll(/<a\s[^>]*href="\/assets\/docs\/[^>]*>/g))
      expect(link).toMatch(/target="_blank"[^>]*rel="[^"]*noopener/);
  }
});

test('the five legal documents and the two manuals are served', async () => {
  for (const id of [
    'client-agreement',
    'privacy-policy',
    'ib-agreement',
    'swap-free-agreement',
    'funding-agreement',
    'mt5-manual-windows',
    'mt5-manual-mac',
  ]) {
    expect((await ask(`/assets/docs/${id}.pdf`)).text.startsWith('%PDF-')).toBe(true);
  }
});

test('outside addresses are written as https, and none is a stand-in', () => {
  const bad = [...linkedFrom.keys()].filter(
    (address) =>
      toOthers(address) &&
      (/^http:\/\/(?!localhost:3000)/.test(address) || /example\.(?:com|org)/.test(address)),
  );
  expect(bad.map(named)).toEqual([]);
});

test.for([
  ['/zh/about', 308, '/about'],
  ['/about/', 308, '/about'],
  ['/ABOUT', 308, '/about'],
  ['/en/Products-Forex', 308, '/en/products-forex'],
  ['/login', 302, '/portal/login'],
  ['/signup', 302, '/portal/register'],
] as const)('%s answers %i to %s', async ([path, status, location]) => {
  const answer = await ask(path);
  expect([answer.status, answer.location]).toEqual([status, location]);
});

import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { indexedRoutes, routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { publicOrigin } from './fetch-once.ts';

const wide = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/gu;

/**
 * How much room a text takes, in Latin letters: search engines cut what they show by its width, at about as much in every
 * script, and Chinese characters and punctuation are twice as wide as letters.
 */
const textWidth = (text: string): number =>
  text.replaceAll(/\p{Mn}/gu, '').length + (text.match(wide)?.length ?? 0);

interface Head {
  status: number;
  title: string;
  /** Contents of `<meta>`, by name or property. */
  meta: Record<string, string | undefined>;
  isIndexed: boolean;
  canonical: string | undefined;
  /** From language to URL. */
  alternates: Record<string, string>;
}

async function fetchHead(url: string): Promise<Head> {
  const response = await fetch(url, { redirect: 'manual' });
  const [head = ''] = (await response.text()).split('</head>');
  const { children } = parseDocument(head);
  const elements = (name: string) => DomUtils.getElementsByTagName(name, children);
  const meta: Head['meta'] = Object.fromEntries(
    elements('meta').map(({ attribs: { name, property = '', content } }) => [
      name ?? property,
      content?.replaceAll(/[\u2066-\u2069]/g, ''),
    ]),
  );
  const links = elements('link').map(({ attribs }) => attribs);
  return {
    status: response.status,
    title: DomUtils.textContent(elements('title')).replaceAll(/[\u2066-\u2069]/g, ''),
    meta,
    isIndexed: meta['robots'] !== 'noindex' && !response.headers.has('x-robots-tag'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ),
  };
}

/** From each URL of the sitemap to its translations, by language. */
async function fetchSitemap(origin: string): Promise<Map<string, Record<string, string>>> {
  const xml = parseDocument(await (await fetch(`${origin}/sitemap.xml`)).text(), { xmlMode: true });
  return new Map(
    DomUtils.getElementsByTagName('url', xml.children).map((entry) => [
      DomUtils.textContent(DomUtils.getElementsByTagName('loc', entry)),
      Object.fromEntries(
        DomUtils.getElementsByTagName('xhtml:link', entry).map(
          ({ attribs: { hreflang = '', href = '' } }) => [hreflang, href],
        ),
      ),
    ]),
  );
}

describe.for([
  ['site', 'zh'],
  ['englishSite', 'en'],
] as const)('the %s, whose default language is %s', ([name, defaultLanguage]) => {
  const urlOf = (route: RouteName, language: LanguageCode): string =>
    publicOrigin + pathOf(route, { language, englishDefault: defaultLanguage === 'en' });
  /** @param url as the site writes it */
  const headOf = (url: string): Promise<Head> =>
    fetchHead(url.replace(publicOrigin, sharedOrigin(name)));

  test('its sitemap names every indexed page with its translations, and no other page', async () => {
    const listed = await fetchSitemap(sharedOrigin(name));
    const indexed = indexedRoutes.flatMap((route) =>
      languageCodes.map((language) => urlOf(route, language)),
    );
    expect([...listed.keys()].toSorted()).toEqual(indexed.toSorted());
    for (const route of routeNames)
      for (const language of languageCodes) {
        const url = urlOf(route, language);
        const { status, isIndexed, canonical, alternates } = await headOf(url);
        if (indexedRoutes.includes(route)) {
          const translations = languageCodes.map((code) => [code, urlOf(route, code)]);
          const all = [...translations, ['x-default', urlOf(route, defaultLanguage)]];
          expect([url, status, isIndexed, canonical]).toEqual([url, 200, true, url]);
          expect(alternates).toEqual(Object.fromEntries(all));
          expect(listed.get(url)).toEqual(alternates);
        } else expect([url, isIndexed, canonical, alternates]).toEqual([url, false, undefined, {}]);
      }
  });
});

describe.for(languageCodes)('in %s', (language) => {
  const headsOf = (routes: readonly RouteName[]) =>
    Promise.all(
      routes.map(async (route) => ({
        route,
        ...(await fetchHead(sharedOrigin('site') + pathOf(route, { language }))),
      })),
    );

  test.for([
    ['title', 15, 60],
    ['description', 70, 160],
  ] as const)('each %s takes %i to %i columns, and is the only one', async ([part, min, max]) => {
    const texts = (await headsOf(indexedRoutes)).map(({ title, meta }) =>
      part === 'title' ? title : (meta[part] ?? ''),
    );
    expect(texts.filter((text) => textWidth(text) < min || textWidth(text) > max)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a link to an indexed page is shown with its own picture, one to another page with none', async () => {
    for (const { route, meta } of await headsOf(routeNames)) {
      const address = meta['og:image'];
      expect([route, address !== undefined]).toEqual([route, indexedRoutes.includes(route)]);
      if (address === undefined) continue;
      expect(address).toMatch(`${publicOrigin}/assets/${route}.${language}-`);
      expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
      expect(meta['og:image:alt']).toBeTruthy();
      expect(meta['twitter:card']).toBe('summary_large_image');
      const file = await fetch(address.replace(publicOrigin, sharedOrigin('site')));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });
});

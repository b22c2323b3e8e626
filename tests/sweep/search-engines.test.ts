import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { indexedRoutes, routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { textWidth } from './text-width.ts';

/** The origin in the site's own URLs. */
const publicOrigin = 'http://localhost:3000';

interface Head {
  status: number;
  title: string;
  description: string;
  isIndexed: boolean;
  canonical: string | undefined;
  /** From language to URL. */
  alternates: Record<string, string>;
}

const decoded = (text: string): string =>
  text
    .replaceAll(/&(?:quot|#x27|lt|gt);/g, (entity) => entity.at(1)!)
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u2066-\u2069]/g, '');

async function fetchHead(url: string): Promise<Head> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? '';
  const links = head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi);
  return {
    status: response.status,
    title: decoded(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    description: decoded(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    isIndexed: !head.includes('content="noindex"') && !response.headers.has('x-robots-tag'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    alternates: Object.fromEntries([...links].map(([, code, href]) => [code, href])),
  };
}

/** From each URL of the sitemap to its translations, by language. */
async function fetchSitemap(origin: string): Promise<Map<string, Record<string, string>>> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g);
  return new Map(
    [...urls].map(([, url = '', rest = '']) => [
      url,
      Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, code, href]) => [
          code,
          href,
        ]),
      ),
    ]),
  );
}

describe.for([
  ['site', 'zh'],
  ['englishSite', 'en'],
] as const)('the %s, whose default language is %s', ([name, defaultLanguage]) => {
  const pathIn = (route: RouteName, language: LanguageCode): string =>
    pathOf(route, { language, englishDefault: defaultLanguage === 'en' });
  const heads = new Map<string, Promise<Head>>();
  /** @param url as the site writes it */
  function headOf(url: string): Promise<Head> {
    expect(url.startsWith(`${publicOrigin}/`), url).toBe(true);
    const known = heads.get(url) ?? fetchHead(sharedOrigin(name) + url.slice(publicOrigin.length));
    heads.set(url, known);
    return known;
  }
  const urlOf = (route: RouteName, language: LanguageCode): string =>
    publicOrigin + pathIn(route, language);
  const indexedUrls = indexedRoutes.flatMap((route) =>
    languageCodes.map((language) => urlOf(route, language)),
  );

  test('its sitemap names every indexed page, and no other; each is there, is indexed and is its own canonical', async () => {
    const listed = await fetchSitemap(sharedOrigin(name));
    expect([...listed.keys()].toSorted()).toEqual(indexedUrls.toSorted());
    for (const [url, alternates] of listed) {
      const head = await headOf(url);
      expect([url, head.status, head.isIndexed, head.canonical]).toEqual([url, 200, true, url]);
      expect(alternates).toEqual(head.alternates);
    }
    for (const route of routeNames.filter((other) => !indexedRoutes.includes(other)))
      for (const language of languageCodes) {
        const { isIndexed, canonical, alternates } = await headOf(urlOf(route, language));
        expect([route, isIndexed, canonical, alternates]).toEqual([route, false, undefined, {}]);
      }
  });

  test('every page names itself and its translations, which name it', async () => {
    for (const route of indexedRoutes) {
      for (const language of languageCodes) {
        const { alternates } = await headOf(urlOf(route, language));
        expect(Object.keys(alternates)).toEqual([...languageCodes, 'x-default']);
        expect(alternates[language]).toBe(urlOf(route, language));
        expect(alternates['x-default']).toBe(urlOf(route, defaultLanguage));
        for (const url of Object.values(alternates))
          expect((await headOf(url)).alternates).toEqual(alternates);
      }
    }
  });
});

describe.for(languageCodes)('titles and descriptions in %s', (language) => {
  const headsOf = (): Promise<(readonly [RouteName, Head])[]> =>
    Promise.all(
      indexedRoutes.map(
        async (route) =>
          [route, await fetchHead(sharedOrigin('site') + pathOf(route, { language }))] as const,
      ),
    );

  test.for([
    ['title', 15, 60],
    ['description', 70, 160],
  ] as const)('each %s takes %i to %i columns, and is the only one', async ([part, min, max]) => {
    const heads = await headsOf();
    const wrong = heads
      .map(([route, head]) => ({ route, text: head[part], width: textWidth(head[part]) }))
      .filter(({ width }) => width < min || width > max);
    expect(wrong).toEqual([]);
    const texts = heads.map(([, head]) => head[part]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

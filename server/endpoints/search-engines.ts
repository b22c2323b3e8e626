import type { Article } from '../../core/domain/article.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { articlePath, indexedRoutes, prefixed } from '../../site/paths.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';
import { linkSettingsOf } from './link-settings.ts';

export const searchEngineEndpoints = (
  settings: Settings,
  articlesNow: () => readonly Article[] | undefined,
): Endpoint[] => [
  { kind: 'read', path: '/robots.txt', handler: () => robots(settings) },
  { kind: 'read', path: '/sitemap.xml', handler: () => sitemap(settings, articlesNow() ?? []) },
];

/** `robots.txt`: allows everything but the built-in portal pages, and names the sitemap; of a site for trials, nothing. */
function robots({ publicOrigin, noIndex }: Settings): Response {
  const rules = noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /portal/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
  return new Response(rules, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cachePolicies.namedFile,
    },
  });
}

/** `sitemap.xml`: every indexed page in every language, and the articles in those that they have, each with its alternates. */
function sitemap(settings: Settings, articles: readonly Article[]): Response {
  const links = createLinks(settings.defaultLanguage, linkSettingsOf(settings));
  const { defaultLanguage, publicOrigin } = settings;
  const urlsOf = (
    codes: readonly LanguageCode[],
    address: (code: LanguageCode) => string,
  ): string[] => {
    const others = codes.includes(defaultLanguage) ? defaultLanguage : codes[0]!;
    const alternates = [
      ...codes.map((code) => [code, code] as const),
      ['x-default', others] as const,
    ]
      .map(
        ([name, code]) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${address(code)}"/>`,
      )
      .join('');
    return codes.map((code) => `<url><loc>${address(code)}</loc>${alternates}</url>`);
  };
  const urls = [
    ...indexedRoutes.flatMap((name) => urlsOf(languageCodes, (code) => links.absolute(code, name))),
    ...articles.flatMap(({ slug, texts }) =>
      urlsOf(
        keysOf(texts),
        (code) => publicOrigin + prefixed(articlePath(slug), code, defaultLanguage),
      ),
    ),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': cachePolicies.namedFile,
      },
    },
  );
}

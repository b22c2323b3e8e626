import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { indexedRoutes, itemPath, prefixed, type PageItem } from '../../site/paths.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/plain-responses.ts';
import type { Settings } from '../settings/settings.ts';

type ItemContent = Pick<SiteContent, 'articles' | 'campaigns'>;

export const searchEngineEndpoints = (
  settings: Settings,
  contentNow: () => ItemContent,
): Endpoint[] => [
  { kind: 'read', path: '/robots.txt', handler: () => robots(settings) },
  { kind: 'read', path: '/sitemap.xml', handler: () => sitemap(settings, contentNow()) },
];

/** `robots.txt`: allows everything but the built-in portal pages, and names the sitemap; of a site for trials, nothing. */
function robots({ publicOrigin, noIndex }: Settings): Response {
  const rules = noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /portal/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
  return fileResponse('text/plain', rules);
}

/** `sitemap.xml`: every indexed page in every language, and articles and campaigns in those that they have, each with its alternates. */
function sitemap(settings: Settings, { articles = [], campaigns = [] }: ItemContent): Response {
  const links = createLinks(settings.defaultLanguage, settings.links);
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
  const itemUrls = (
    item: PageItem,
    texts: Readonly<Partial<Record<LanguageCode, unknown>>>,
  ): string[] =>
    urlsOf(keysOf(texts), (code) => publicOrigin + prefixed(itemPath(item), code, defaultLanguage));
  const urls = [
    ...indexedRoutes.flatMap((name) => urlsOf(languageCodes, (code) => links.absolute(code, name))),
    ...articles.flatMap(({ slug, texts }) => itemUrls({ kind: 'article', slug }, texts)),
    ...campaigns.flatMap(({ slug, texts, isIndexed }) =>
      isIndexed ? itemUrls({ kind: 'campaign', slug }, texts) : [],
    ),
  ];
  return fileResponse(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
  );
}

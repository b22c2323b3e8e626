import { languageCodes } from '../core/domain/languages.ts';
import { createLinks } from '../site/i18n/links.ts';
import { indexedRoutes, type RouteName } from '../site/paths.ts';
import { cachePolicies } from './http/headers.ts';
import { linkSettingsOf } from './link-settings.ts';
import type { PageDates } from './pages/page-dates.ts';
import type { Endpoint } from './routing/endpoint.ts';
import type { Settings } from './settings.ts';

export const searchEngineEndpoints = (
  settings: Settings,
  dates: Pick<PageDates, 'dateOf'> | undefined,
): Endpoint[] => [
  { kind: 'read', path: '/robots.txt', handler: () => robots(settings) },
  { kind: 'read', path: '/sitemap.xml', handler: () => sitemap(settings, dates) },
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

/** What search engines read of one sitemap (https://www.sitemaps.org/protocol.html). */
const maxSitemapUrls = 50_000;

/**
 * `sitemap.xml`: every indexed page in every language, each with its alternates and, if it is known, the date of its last change.
 * @throws for more pages than search engines read
 */
export function sitemap(
  settings: Settings,
  dates: Pick<PageDates, 'dateOf'> | undefined,
  routes: readonly RouteName[] = indexedRoutes,
): Response {
  const count = routes.length * languageCodes.length;
  if (count > maxSitemapUrls)
    throw new Error(
      `The sitemap would have ${count} URLs, and search engines read ${maxSitemapUrls}: divide it into several, with an index`,
    );
  const links = createLinks(settings.defaultLanguage, linkSettingsOf(settings));
  const urls = routes.flatMap((name) => {
    const alternates = [
      ...languageCodes.map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${links.absolute(code, name)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${links.absolute(settings.defaultLanguage, name)}"/>`,
    ].join('');
    return languageCodes.map((code) => {
      const date = dates?.dateOf({ routeName: name, language: code });
      const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `<url><loc>${links.absolute(code, name)}</loc>${changed}${alternates}</url>`;
    });
  });
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

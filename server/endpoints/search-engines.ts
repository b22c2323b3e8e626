import { languageCodes } from '../../core/domain/languages.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { indexedRoutes } from '../../site/paths.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';
import { linkSettingsOf } from './link-settings.ts';

export const searchEngineEndpoints = (settings: Settings): Endpoint[] => [
  { kind: 'read', path: '/robots.txt', handler: () => robots(settings) },
  { kind: 'read', path: '/sitemap.xml', handler: () => sitemap(settings) },
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

/** `sitemap.xml`: every indexed page in every language, each with its alternates. */
function sitemap(settings: Settings): Response {
  const links = createLinks(settings.defaultLanguage, linkSettingsOf(settings));
  const urls = indexedRoutes.flatMap((name) => {
    const alternates = [
      ...languageCodes.map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${links.absolute(code, name)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${links.absolute(settings.defaultLanguage, name)}"/>`,
    ].join('');
    return languageCodes.map(
      (code) => `<url><loc>${links.absolute(code, name)}</loc>${alternates}</url>`,
    );
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

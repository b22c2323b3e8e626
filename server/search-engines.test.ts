import { expect, test } from 'vitest';
import { languageCodes } from '../core/domain/languages.ts';
import { indexedRoutes } from '../site/paths.ts';
import { sitemap } from './search-engines.ts';
import { parseSettings } from './settings.ts';

const settings = parseSettings({ PUBLIC_ORIGIN: 'https://www.example.com' });
/** The site's pages, again and again. */
const routesFor = (urls: number): typeof indexedRoutes =>
  Array.from(
    { length: Math.floor(urls / languageCodes.length) },
    (_, index) => indexedRoutes[index % indexedRoutes.length] ?? 'home',
  );

test('a sitemap with as many URLs as search engines read is within their 50 MB, too', async () => {
  const xml = await sitemap(settings, undefined, routesFor(50_000)).text();
  expect(xml.match(/<loc>/g)).toHaveLength(49_998);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
});

test('a longer one is refused', () => {
  expect(() => sitemap(settings, undefined, routesFor(50_001))).toThrow(
    'The sitemap would have 50001 URLs, and search engines read 50000',
  );
});

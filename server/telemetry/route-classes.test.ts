import { expect, test } from 'vitest';
import { createRoutes, startingRoutes } from './route-classes.ts';

const routes = createRoutes({
  paths: ['/', '/contact', '/en/contact', '/en/search'],
  files: ['/assets/start-1.js'],
  endpoints: [
    { kind: 'redirect', path: '/login', location: 'https://portal.example.com/login' },
    { kind: 'call', path: '/api/contact/stamp', handler: () => new Response() },
    {
      kind: 'read',
      path: '/api/search-suggestions-en',
      handler: () => new Response(),
    },
    { kind: 'read', path: '/api/account-types', handler: () => new Response() },
    { kind: 'read', path: '/sitemap.xml', handler: () => new Response() },
    { kind: 'read', path: '/readyz', handler: () => new Response() },
  ],
  defaultLanguage: 'zh',
});

test.for([
  ['GET', '/', 200, 'page', '/'],
  ['GET', '/?utm_source=a', 200, 'page', '/'],
  ['GET', '/en/contact', 304, 'page', '/en/contact'],
  ['POST', '/en/contact', 200, 'contact', '/en/contact'],
  ['POST', '/contact?ref=a', 429, 'contact', '/contact'],
  ['POST', '/', 405, 'page', '/'],
  ['GET', '/en/search?q=gold', 200, 'search', '/en/search'],
  ['GET', '/en/search?q=gold&page=x', 404, 'search', '/en/search'],
  ['GET', '/api/search-suggestions-en', 200, 'search', '/api/search-suggestions-en'],
  ['GET', '/assets/start-1.js', 200, 'file', '/assets/start-1.js'],
  ['GET', '/sitemap.xml', 200, 'file', '/sitemap.xml'],
  ['GET', '/api/account-types?locale=en', 200, 'api', '/api/account-types'],
  ['GET', '/api/contact/stamp', 200, 'contact', '/api/contact/stamp'],
  ['GET', '/login', 302, 'redirect', '/login'],
  ['GET', '/readyz', 503, 'probe', '/readyz'],
  ['GET', '/Contact', 308, 'redirect', undefined],
  ['GET', '/api/nothing', 404, 'not_found', undefined],
  ['GET', '/wp-login.php', 404, 'not_found', undefined],
  ['DELETE', '/wp-login.php', 404, 'not_found', undefined],
  ['GET', '/%zz', 400, 'other', undefined],
  ['OPTIONS', '*', 404, 'not_found', undefined],
] as const)('%s %s, status %d: %s', ([method, url, status, routeClass, path]) => {
  expect(routes.of({ method, url }, status)).toMatchObject({ class: routeClass, path });
});

test('before the site is there, only the probes are known', () => {
  const starting = startingRoutes();
  expect(starting.of({ method: 'GET', url: '/healthz' }, 200).class).toBe('probe');
  expect(starting.of({ method: 'GET', url: '/en/about' }, 503)).toMatchObject({
    class: 'other',
    path: undefined,
  });
});

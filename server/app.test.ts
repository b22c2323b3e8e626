import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { languageCodes, languageByCode, languages } from '../core/domain/languages.ts';
import { brand } from '../site/facts/brand.ts';
import { wordsIn } from '../site/i18n/translator.ts';
import { pageMeta } from '../site/page-meta.ts';
import { pagePath, renamePaths } from '../site/paths.ts';
import { testSite } from '../tests/fakes/test-site.ts';
import type { App } from './app.ts';
import { compressedResponse } from './http/stored-response.ts';

const asset = await compressedResponse(200, Buffer.from('a{}'), {
  'content-type': 'text/css',
  'cache-control': 'immutable',
});

const siteWith = async (environment: Record<string, string> = {}): Promise<App> =>
  (await testSite(environment, { files: new Map([['/assets/style.css', asset]]) })).app;

const app = await siteWith();
const get = async (path: string, site = app, init: RequestInit = {}): Promise<Response> =>
  site.fetch(new Request(`http://site.test${path}`, init));

describe.each(languageCodes)('in %s', (code) => {
  test('a page has its language, direction and title, and may be kept for a minute', async () => {
    const response = await get(pagePath(code, 'about', 'zh'));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${code}" dir="${languageByCode(code).direction}"`);
    expect(html).toContain(`<title>${pageMeta('about', wordsIn(code)).title}`);
    expect(response.headers.get('content-language')).toBe(code);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });

  test.each(['/no-such-page', '/no/such/page'])(
    'the unknown path %s responds with 404 and the error page',
    async (path) => {
      const response = await get(code === 'zh' ? path : `/${code}${path}`);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain(`lang="${code}"`);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html.match(/<h1/g)).toHaveLength(1);
      const home = code === 'zh' ? '' : `/${code}`;
      for (const way of [
        `<a href="${home || '/'}" class="[^"]*button`,
        `<search><form[^>]* action="${home}/search"`,
      ])
        expect(new RegExp(way).test(html), way).toBe(true);
    },
  );
});

test('with English as the default language, unprefixed paths are English and Chinese has its prefix', async () => {
  const english = await siteWith({ DEFAULT_LANGUAGE: 'en' });
  expect(await (await get('/about', english)).text()).toContain('<html lang="en"');
  expect(await (await get('/zh/about', english)).text()).toContain('<html lang="zh"');
  const moved = await get('/en/about', english);
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?language=en']);
});

test.each([
  // The default language's own prefix, which is the visitor's choice, slashes and case are corrected.
  ['/zh', 308, '/?language=zh'],
  ['/zh/About/?x=1', 308, '/about?x=1&language=zh'],
  ['/EN/ABOUT/', 308, '/en/about'],
  ['/partenership-ib', 308, '/partenership-IB'],
  ['//en//about', 308, '/en/about'],
  // The correct spellings lead to ours for good.
  ['/products-energies', 301, '/products-engergies'],
  ['/en/partnership-ib', 301, '/en/partenership-IB'],
  ['/AR/trading-PAMM/?utm_source=x', 301, '/ar/trading-pam?utm_source=x'],
  // Unknown paths, and such as would lead elsewhere.
  ['/xx/about', 404, null],
  ['//evil.example/', 404, null],
  ['/\\evil.example', 404, null],
  ['/en/login/now', 404, null],
  ['/assets/none.css', 404, null],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, null],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', 404, null],
  // Malformed ones.
  ['/%', 400, null],
  ['/%E0%A4%A', 400, null],
  ['/a%00b', 400, null],
  [`/${'a'.repeat(3000)}`, 414, null],
])('%.60s is answered with %i and %s', async (path, status, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, target]);
});

test('more rendering than the site can do is refused with 503; other pages and networks are served', async () => {
  const site = await siteWith({});
  const ask = async (path: string, peerIp: string): Promise<Response> =>
    site.fetch(new Request(`http://site.test${path}`), peerIp);
  const flood = Array.from({ length: 60 }, (_, index) =>
    ask(`/account-specs?q=word${index}`, '192.0.2.1'),
  );
  // The same page as the last, which is refused.
  const other = ask('/account-specs?q=word59', '192.0.2.2');
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 503)).toHaveLength(40);
  const refused = await flood.at(-1);
  expect(refused?.headers.get('retry-after')).toBe('2');
  const html = (await refused?.text()) ?? '';
  for (const { code, direction } of languages)
    expect(html).toMatch(new RegExp(`<p lang="${code}" dir="${direction}">[^<]{15,}</p>`));
  expect((await other).status).toBe(200);
  expect((await ask('/en/about', '192.0.2.1')).status).toBe(200);
});

test('a renamed path is used everywhere, and its old address leads to it in every language', async () => {
  onTestFinished(() => renamePaths({}));
  const site = await siteWith({ PAGE_PATHS: 'energies=/products-energies,pamm=/trading-pamm' });
  for (const prefix of ['', '/en', '/ar']) {
    const was = await get(`${prefix}/products-engergies?utm_source=ad`, site);
    const target = `${prefix}/products-energies?utm_source=ad`;
    expect([was.status, was.headers.get('location')]).toEqual([301, target]);
    const text = await (await get(target, site)).text();
    const heads = text.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
    expect(heads.filter((link) => link.includes('/products-energies"')).length).toBeGreaterThan(3);
  }
  for (const page of ['/en', '/en/products-energies', '/en/trading-mam', '/sitemap.xml'])
    expect(await (await get(page, site)).text()).not.toMatch(/products-engergies|trading-pam\b/);
  expect(await (await get('/sitemap.xml', site)).text()).toContain('/en/products-energies');
});

test('without a portal, a built-in page takes its place', async () => {
  for (const [path, target] of [
    ['/login', '/portal/login'],
    ['/en/login', '/portal/login'],
    ['/ar/signup', '/portal/register'],
  ] as const)
    expect((await get(path)).headers.get('location')).toBe(target);
  const response = await get('/portal/register');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`write to ${brand.supportEmail} with questions`);
  expect(html).not.toContain('PORTAL_URL');
  const languagesFor = async (headers: HeadersInit): Promise<string[]> =>
    Array.from(
      (await (await get('/portal/register', app, { headers })).text()).matchAll(
        /lang="(\w+)" dir/g,
      ),
      ([, code = '']) => code,
    );
  expect(await languagesFor({})).toEqual(languages.map(({ code }) => code));
  expect(await languagesFor({ 'accept-language': 'en-GB,ar;q=0.5' })).toEqual(['en']);
  const referer = 'http://site.test/ar/funding';
  expect(await languagesFor({ referer, 'accept-language': 'en' })).toEqual(['ar']);
});

test.each(['/en/about', '/login', '/healthz', '/api/account-types', '/assets/style.css'])(
  'only GET and HEAD are allowed at %s',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await get(path, app, { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    const head = await get(path, app, { method: 'HEAD' });
    expect(head.status).toBeLessThan(400);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(
      (await get(path)).headers.get('content-length'),
    );
  },
);

test('a page allows exactly its own inline scripts', async () => {
  for (const path of ['/', '/en', '/ar/about', '/unknown']) {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = [
      ...(await response.text()).matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs),
    ].map(([, text = '']) => text);
    expect(scripts.length).toBeGreaterThan(0);
    const hashes = scripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const widgets = ['/', '/en'].includes(path) ? ['https://s3.tradingview.com'] : [];
    const scriptPolicy = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scriptPolicy).toBe(["script-src 'self'", ...new Set(hashes), ...widgets].join(' '));
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
  }
});

test.each(['/', '/unknown', '/login', '/healthz', '/api/account-types', '/robots.txt', '/%'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('an https origin sends strict transport security', async () => {
  const { headers } = await get('/', await siteWith({ PUBLIC_ORIGIN: 'https://www.example.com' }));
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test.each(['/api', '/api/unknown', '/%61pi/unknown'])(
  '%s is an unknown call, in the content API’s envelope',
  async (path) => {
    const response = await get(path);
    const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} };
    expect([response.status, await response.json()]).toEqual([404, { data: null, error }]);
  },
);

test('a site for trials asks search engines to leave it out, in every response', async () => {
  const trial = await siteWith({ NOINDEX: '1', PUBLIC_ORIGIN: 'https://trial.example.com' });
  for (const path of [
    '/en/about',
    '/en/account-specs?q=gold',
    '/no-such-page',
    '/api/account-types',
    '/About',
    '/login',
    '/%',
    '/robots.txt',
  ]) {
    const { headers } = await get(path, trial);
    expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    expect((await get(path)).headers.get('x-robots-tag'), path).toBeNull();
  }
  const posted = await get('/en/contact', trial, { method: 'POST', body: 'x' });
  expect(posted.headers.get('x-robots-tag')).toBe('noindex');
  expect(await (await get('/robots.txt', trial)).text()).toBe('User-agent: *\nDisallow: /\n');
  const html = await (await get('/en/help', trial)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="(?:canonical|alternate)"|ld\+json|property="og:/);
});

test('robots.txt allows the site and names the sitemap', async () => {
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /portal/\n\nSitemap: http://localhost:3000/sitemap.xml\n',
  );
});

test.each([
  [{}, 'Bearer undefined'],
  [{ READINESS_TOKEN: 'a-token-of-a-monitor' }, 'Bearer a-token-of-a-visitor'],
  [{ READINESS_TOKEN: 'a-token-of-a-monitor' }, ''],
])('with %j and another token, readiness is one word', async (environment, authorization) => {
  const site = await siteWith(environment);
  const response = await get('/readyz', site, { headers: { authorization } });
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});

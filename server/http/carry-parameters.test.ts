import { describe, expect, test } from 'vitest';
import { linkParametersPath } from '../../core/domain/api-paths.ts';
import type { LinkParameterFacts } from '../../core/domain/referral-parameters.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../../tests/fakes/test-site.ts';
import { carryInHtml } from './carry-parameters.ts';

const register = 'https://portal.example/register?brand=1';
const login = 'https://portal.example/login';
const portal = { PORTAL_REGISTER_URL: register, PORTAL_LOGIN_URL: login };
const { get } = await testSite({ ...portal, REFERRAL_PARAMETERS: 'partner, cid' });

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** The addresses of a page's links, resolved as a browser does. */
const linksOf = (html: string, path: string): URL[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(
    ([, href = '']) => new URL(unescape(href), `http://site.test${path}`),
  );
const isInside = ({ origin, pathname }: URL): boolean =>
  origin === 'http://site.test' && !/^\/(?:assets|api)\//.test(pathname);
const leadsToPortal = (link: URL): boolean =>
  link.hostname === 'portal.example' ||
  (link.hostname === 'site.test' && /^(?:\/\w\w)?\/(?:signup|login)$/.test(link.pathname));

describe.each(['', '/ar'])('with the prefix "%s"', (prefix) => {
  test.each([
    ['/signup', register, '&'],
    ['/login', login, '?'],
  ])('%s passes valid parameters on to the portal', async (path, target, separator) => {
    const response = await get(`${prefix}${path}?ref=abc&utm_source=x&cid=7&next=//evil.example`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `${target}${separator}ref=abc&cid=7&utm_source=x`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get(prefix + path)).headers.get('location')).toBe(target);
  });
});

describe.each(['zh', 'ar'] as const)('a visit without JavaScript in %s', (code) => {
  test.each(['home', 'accountSpecs', 'contact'] as const)(
    '%s carries the parameters in its links',
    async (route) => {
      const path = pagePath(code, route, 'zh');
      const plain = await (await get(path)).text();
      const response = await get(`${path}?utm_source=x&ref=IB123&other=1`);
      const html = await response.text();
      const links = linksOf(html, path);
      expect(links.filter(leadsToPortal).length).toBeGreaterThan(3);
      for (const link of links.filter((other) => isInside(other) || leadsToPortal(other))) {
        if (link.pathname === path && link.hash && !link.search) continue;
        expect(link.search, link.href).toMatch(/ref=IB123&utm_source=x$/);
      }
      // Nobody else gets them.
      for (const link of links.filter((other) => !isInside(other) && !leadsToPortal(other)))
        expect(link.search).not.toContain('IB123');
      // Apart from its links and forms, the page is the same: canonical links, scripts, props.
      const bare = html
        .replaceAll(/<input type="hidden" name="(?:ref|utm_source)"[^>]*>/g, '')
        .replaceAll(/[?]ref=IB123&amp;utm_source=x(?=["#])/g, '')
        .replaceAll('&amp;ref=IB123&amp;utm_source=x', '');
      expect(bare === carryInHtml(plain, '', new Set())).toBe(true);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    },
  );
});

test('a page’s own parameters and those of the visit go together', async () => {
  const view = await get('/en/account-specs?tier=premium&ref=IB123&sort=leverage');
  const links = linksOf(await view.text(), '/en/account-specs').map(
    ({ pathname, search }) => pathname + search,
  );
  expect(links).toContain('/account-specs?tier=premium&sort=leverage&ref=IB123');
  expect((await get('/account-specs?tier=gold&ref=IB123')).status).toBe(404);
  const search = await (await get('/en/search?ref=IB123')).text();
  // A form that sends its fields in the URL would otherwise end the visit's parameters.
  expect(search).toMatch(
    /<form [^>]*action="\/en\/search"[^>]*><input type="hidden" name="ref" value="IB123">/,
  );
});

test.each([
  '/en/about?ref=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/en/about?ref=%00&ib=%0d%0a',
  '/en/about?__proto__=1&constructor=2&toString=3',
  '/en/about?other=1',
])('%.60s is answered with the stored page', async (path) => {
  const response = await get(path);
  expect(response.headers.get('cache-control')).toContain('public');
  expect((await response.text()) === (await (await get('/en/about')).text())).toBe(true);
});

test('the browser is told the rules, and every link to the portal', async () => {
  const facts = (await (await get(linkParametersPath)).json()) as LinkParameterFacts;
  expect(facts).toMatchObject({
    names: ['partner', 'cid'],
    days: 30,
  });
  expect(facts.portalLinks).toEqual(
    expect.arrayContaining([register, login, '/signup', '/ar/login']),
  );
});

test('text in scripts, links to files and to other sites stay as they are', () => {
  const html = `<script>'<a href="/about">'</script><a href="/assets/docs/a.pdf">a</a><a href="https://x.example/">x</a><a href="mailto:a@b.example">m</a><a href="#top">t</a><link rel="canonical" href="/about">`;
  expect(carryInHtml(html, 'ref=7', new Set())).toBe(html);
});

test('a form that posts carries them in its address', () => {
  expect(
    carryInHtml('<form method="post" action="/contact"></form>', 'ref=7&ib=8', new Set()),
  ).toBe('<form method="post" action="/contact?ref=7&amp;ib=8"></form>');
});

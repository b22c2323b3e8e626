import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { brandVariables } from '../../site/i18n/brand-words.ts';
import { wordsIn } from '../../site/i18n/translator.ts';
import { pagePath, routeNames } from '../../site/paths.ts';
import { testSite } from '../../tests/fakes/test-site.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import type { App } from '../app.ts';

/** One of the brand's countries, and one that no brand can name. */
const [refused] = brand.countriesNotServed;
const elsewhere = 'ZZ';
const rule = { COUNTRY_HEADER: 'CF-IPCountry', PORTAL_URL: 'https://portal.example.com' };
const { app } = await testSite(rule);
const { app: withoutRule } = await testSite({ PORTAL_URL: rule.PORTAL_URL });
const { app: standIn } = await testSite({ COUNTRY_HEADER: 'CF-IPCountry' });

const get = async (
  path: string,
  country?: string,
  { site = app, headers = {} }: { site?: App; headers?: Record<string, string> } = {},
): Promise<Response> =>
  site.fetch(
    new Request(`http://site.test${path}`, {
      headers: { ...(country === undefined ? {} : { 'cf-ipcountry': country }), ...headers },
    }),
  );

const titleOf = (language: LanguageCode): string => wordsIn(language)('shell')('notServed.title');
const isVariant = (html: string): boolean =>
  languageCodes.some((language) => html.includes(titleOf(language)));
/** Links that lead to the portal, in markup or in an island's props. */
const portalUrls = /https:\/\/portal\.example\.com|\/portal\/|\/signup|\/login/;

test('no page links to the portal in a country that is not served, and each says why', async () => {
  for (const path of [
    // Its menu has the most entries.
    ...routeNames.map((name) => pagePath('ar', name, 'zh')),
    '/ar/account-specs?tier=premium',
    '/ar/search?q=EURUSD',
    '/ar/nothing',
    '/en',
    '/',
  ]) {
    const html = await (await get(path, refused)).text();
    const language = /<html lang="(\w+)"/.exec(html)?.[1] as LanguageCode;
    expect(portalUrls.exec(html)?.[0], path).toBeUndefined();
    expect(html, path).toContain(titleOf(language));
    expect(html).toContain(brandVariables(language).countriesNotServed);
    expect(html).toContain(`mailto:${brand.supportEmail}`);
  }
});

test('for everybody else the rule changes nothing of a page, and search engines may read both', async () => {
  for (const path of ['/', '/en/products-indices', '/ar/account-types', '/partenership-IB']) {
    const served = await (await get(path, elsewhere)).text();
    expect(served).toBe(await (await get(path, refused, { site: withoutRule })).text());
    expect(served, path).toMatch(portalUrls);
    const canonical = /<link rel="canonical"[^>]*>/.exec(served)?.[0];
    const html = await (await get(path, refused)).text();
    expect(html).toContain(canonical);
    expect(html).not.toContain('name="robots"');
  }
});

test.each<[country: string | undefined, isServed: boolean]>([
  ...[...brand.countriesNotServed, refused.toLowerCase()].map((country): [string, boolean] => [
    country,
    false,
  ]),
  ...[undefined, '', 'XX', elsewhere, `${refused}A`, refused[0], '中国'].map(
    (country): [string | undefined, boolean] => [country, true],
  ),
  [`${refused}, ${elsewhere}`, true],
  [`"${refused}"`, true],
])('the country %j is served: %s', async (country, isServed) => {
  const header = country === undefined ? undefined : Buffer.from(country).toString('latin1');
  expect(isVariant(await (await get('/en/about', header)).text())).toBe(!isServed);
  expect((await get('/login', header)).status).toBe(isServed ? 302 : 451);
});

test.each(languageCodes)('in %s, the portal’s paths answer 451 with a page', async (language) => {
  for (const site of [app, standIn])
    for (const path of ['/signup', '/login']) {
      const response = await get(language === 'zh' ? path : `/${language}${path}`, refused, {
        site,
      });
      expect(response.status).toBe(451);
      expect(response.headers.get('content-language')).toBe(language);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toBe('accept-encoding, cf-ipcountry');
      expect(response.headers.get('link')).toBe('<http://localhost:3000>; rel="blocked-by"');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const html = await response.text();
      expect(html).toContain(wordsIn(language)('not-served')('title'));
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toMatch(/https:\/\/portal\.example\.com|\/portal\//);
      for (const other of languageCodes.filter((code) => code !== language))
        expect(html).toContain(`href="${other === 'zh' ? '' : `/${other}`}/signup"`);
    }
});

test('the stand-ins of the portal answer so, too; without a prefix, in the default language', async () => {
  for (const path of ['/portal/login', '/portal/register'])
    expect((await get(path, refused, { site: standIn })).status).toBe(451);
  const english = await testSite({ ...rule, DEFAULT_LANGUAGE: 'en' });
  const response = await get('/signup', refused, { site: english.app });
  expect(response.headers.get('content-language')).toBe('en');
  expect(await response.text()).toContain('href="/zh/signup"');
});

test('what differs by country says so, and no shared cache keeps it', async () => {
  for (const country of [refused, elsewhere, undefined]) {
    for (const path of ['/', '/en/nothing', '/en/account-specs?tier=premium']) {
      const { headers } = await get(path, country);
      expect(headers.get('vary')).toBe('accept-encoding, cf-ipcountry');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await get('/login', country)).headers.get('vary')).toContain('cf-ipcountry');
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/healthz', '/en/'])
    expect((await get(path, refused)).headers.get('vary'), path).toBeNull();
  const standInPage = await get('/portal/login', elsewhere, { site: standIn });
  expect(standInPage.headers.get('vary')).toBe('cf-ipcountry');
});

test('changed content is shown to both', async () => {
  const folder = newFolder(onTestFinished);
  cpSync('content', folder, { recursive: true });
  const site = await testSite({ ...rule, CONTENT_FOLDER: folder });
  const file = join(folder, 'account-types.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"MinDepositUsd": 100,', '"MinDepositUsd": 777,'),
  );
  const textFor = async (country: string): Promise<string> =>
    (await get('/en/account-types', country, { site: site.app })).text();
  for (const country of [refused, elsewhere]) expect(await textFor(country)).not.toContain('$777');
  await site.refreshContent();
  for (const country of [refused, elsewhere]) expect(await textFor(country)).toContain('$777');
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  searchInstrumentsPath,
  searchTextsPath,
  suggestionsPath,
} from '../../core/domain/api-paths.ts';
import { languageByCode, languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { canonicalSearchQueryString } from '../../core/domain/search-query.ts';
import type { SearchResults } from '../../core/domain/search-result.ts';
import type { SuggestionIndex } from '../../core/domain/suggestion-index.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { createSpecList } from '../../core/specs/spec-list.ts';
import { addressOfView } from '../../core/specs/view-address.ts';
import { indexedRoutes, pagePath, paths as pagePaths, routeNames } from '../../site/paths.ts';
import { decodePiece } from '../../site/search/piece-encoding.ts';
import {
  pageHrefIn,
  unpackInstruments,
  unpackTexts,
  type PackedInstruments,
  type PackedTexts,
} from '../../site/search/pieces.ts';
import { createSearchIndex } from '../../site/search/search-index.ts';
import { search } from '../../site/search/search.ts';
import {
  asExported,
  exportedFolder,
  exportedWidgetOrigin,
  hasCaddy,
  hasNginx,
  startCaddy,
  startNginx,
} from '../harness/exported-site.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

const folder = path.join(exportedFolder, 'export');
const server = (): string => sharedOrigin('site');

const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

test('a country rule that a static folder cannot keep is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/export.js'], {
    encoding: 'utf8',
    env: { ...process.env, COUNTRY_HEADER: 'CF-IPCountry' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('COUNTRY_HEADER needs the server');
});

/** The rules as Netlify and Cloudflare Pages read them. */
function readRules(text: string): { pattern: RegExp; headers: [string, string][] }[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const expression = pattern
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '.*')
        .replaceAll(/:\w+/g, '[^/]+');
      return {
        pattern: new RegExp(`^${expression}$`),
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
          return [name, value];
        }),
      };
    });
}

const valueOf = (headers: readonly [string, string][], name: string): string | undefined =>
  headers.find(([other]) => other === name)?.[1];
const byName = ([one]: readonly [string, string], [another]: readonly [string, string]): number =>
  one.localeCompare(another);

const compared = [
  'content-language',
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

/** The server has them by query string, or not at all. */
const onlyExported = /^\/api\/(?:account-specs|search)\//;

test('the export gives each file the headers that the server sends, in no more rules than Cloudflare Pages reads', async () => {
  const rules = readRules(textOf('_headers'));
  expect(rules.length).toBeLessThanOrEqual(100);
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter(
    (file) => file.isFile() && !/^_|\.(?:br|gz)$/.test(file.name),
  );
  const paths = files
    .map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name))}`)
    .map((file) => file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    .filter((file) => !file.endsWith('/404') && !onlyExported.test(file));
  expect(paths.length).toBeGreaterThan(400);
  const pictures = paths.filter((file) => /^\/assets\/\w+\.\w+-[^/]+\.png$/.test(file));
  expect(pictures).toHaveLength(indexedRoutes.length * languageCodes.length);
  for (const language of languageCodes) {
    const { entries } = JSON.parse(textOf(suggestionsPath(language))) as SuggestionIndex;
    expect(entries.length).toBeGreaterThan(300);
  }
  /** Views are many and rendered one by one on the server: the first and the last of each family are asked for. */
  const families = Map.groupBy(paths.filter(isView), (view) =>
    view.split('/').slice(0, -1).join('/'),
  );
  const views = [...families.values()].flatMap((family) => [family[0]!, family.at(-1)!]);
  expect(views.length).toBeGreaterThan(30);
  for (const pathname of [...paths.filter((file) => !isView(file)), ...new Set(views)]) {
    // Not compressed: the first time it would be at its best.
    const response = await fetch(server() + pathname, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([pathname, response.status]).toEqual([pathname, 200]);
    const given = rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers);
    const sent = compared.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, asExported(value, valueOf(given, name))] as const];
    });
    // Two rules with the same header would make one header of both values.
    expect([pathname, given.filter(([name]) => compared.includes(name)).toSorted(byName)]).toEqual([
      pathname,
      sent.toSorted(byName),
    ]);
    if (pathname.startsWith('/api/'))
      expect(given).toContainEqual(['content-type', response.headers.get('content-type')]);
  }
});

test('the policy of every page allows exactly what is written in it', () => {
  const rules = readRules(textOf('_headers'));
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = textOf(page);
    const pathname = `/${page}`.replace(/\/index\.html$/, '/').replace(/(?<!404)\.html$/, '');
    const policies = rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers)
      .filter(([name]) => name === 'content-security-policy');
    expect([page, policies.length]).toEqual([page, 1]);
    const inline = html.matchAll(
      /<style>(.*?)<\/style>|<script(?: type="module")?>(.*?)<\/script>/gs,
    );
    for (const [, style, script] of inline) {
      const hash = createHash('sha256')
        .update(style ?? script ?? '')
        .digest('base64');
      const policy = policies[0]?.[1] ?? '';
      // The provider of widgets writes styles, too; no other page allows any but its own.
      const allowed =
        style !== undefined && policy.includes(exportedWidgetOrigin)
          ? "; style-src 'self' 'unsafe-inline'; style-src-attr 'none'; "
          : hash;
      expect([page, policy.includes(allowed)]).toEqual([page, true]);
      expect([page, policy.includes("'unsafe-inline'")]).toEqual([
        page,
        policy.includes(exportedWidgetOrigin),
      ]);
    }
  }
});

const isView = (file: string): boolean => /\/(?:account-specs|tools-calculators)\//.test(file);

/** The file that a clean URL stands for. */
const fileAt = (pathname: string): string | undefined =>
  [pathname === '/' ? 'index.html' : `${pathname}.html`, pathname].find(
    (file) => file !== '/' && existsSync(path.join(folder, file)),
  );

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&');

test('every link, form and file of every page leads to a file, and none waits for a server to read a query string', () => {
  const redirected = new Set(
    textOf('_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0] ?? ''),
  );
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(250);
  const missing = new Set<string>();
  const asked = new Set<string>();
  for (const page of pages) {
    const html = textOf(page);
    for (const [, url = ''] of html.matchAll(
      /\s(?:href|src|action|formAction|data-src|data-start|data-after-interaction|data-carry|data-hydrate)="([^"]*)"/gi,
    )) {
      const address = unescapeHtml(url);
      if (!address.startsWith('/') && !address.startsWith('?')) continue;
      const [pathname = '', queryString] = address.replace(/#.*$/s, '').split('?');
      if (!fileAt(pathname) && !redirected.has(pathname)) missing.add(`${page}: ${address}`);
      for (const name of new URLSearchParams(queryString).keys())
        asked.add(`${pathname.replace(/^\/(?:en|ar)(?=\/)/, '')}?${name}`);
    }
  }
  expect([...missing]).toEqual([]);
  // The order of the table needs a script, and the page says so; the calculator needs one for any figure.
  expect(
    [...asked].filter(
      (query) =>
        !/^\/(?:account-specs[^?]*\?(?:sort|order)|tools-calculators\?instrument)$/.test(query),
    ),
  ).toEqual([]);
  for (const language of languageCodes) {
    const specs = pagePath(language, 'accountSpecs', 'zh');
    expect(textOf(`${specs.slice(1)}/premium/metal.html`)).toMatch(/<noscript>.*JavaScript/s);
    expect(textOf(`${pagePath(language, 'search', 'zh').slice(1)}.html`)).toMatch(
      /<noscript>.*JavaScript.*<a href="[^"]*\/glossary"/s,
    );
  }
});

test('every view of the specifications and every calculator is a page of its own, under the canonical address of the page without it', () => {
  for (const language of languageCodes) {
    const specs = pagePath(language, 'accountSpecs', 'zh').slice(1);
    const metals = textOf(`${specs}/premium/metal.html`);
    expect(metals).toMatch(/<a href="[^"]*\/premium" aria-current="true"/);
    expect(metals).toMatch(/value="metal" aria-pressed="true"/);
    expect(metals).toMatch(/XAUUSD/);
    expect(metals).not.toMatch(/<tr[^>]*>[^/]*EURUSD/);
    expect(metals).toContain(`href="http://localhost:3000/${specs}"`);
    expect(textOf(`${specs}/2.html`)).toMatch(/<a href="[^"]*\/3" rel="next"/);
    const calculators = pagePath(language, 'calculators', 'zh').slice(1);
    expect(textOf(`${calculators}/margin.html`)).toMatch(
      /aria-current="page" data-calculator="margin"/,
    );
  }
  expect(textOf('sitemap.xml')).not.toMatch(/account-specs\/|tools-calculators\//);
});

test.each([
  ['premium-account-specs-metal.en.csv', 'csv?language=en&tier=premium&product=metal'],
  ['premium-account-specs-metal.en.json', 'json?language=en&tier=premium&product=metal'],
  ['standard-account-specs.ar.csv', 'csv?language=ar'],
  ['elite-account-specs.zh.json', 'json?language=zh&tier=elite'],
])('%s is the file of the server', async (file, asked) => {
  const response = await fetch(`${server()}/api/account-specs.${asked}`);
  expect(
    Buffer.compare(
      readFileSync(path.join(folder, 'api/account-specs', file)),
      Buffer.from(await response.arrayBuffer()),
    ),
  ).toBe(0);
});

describe('the search in the browser', () => {
  const bytesOf = (piece: string): Buffer => readFileSync(path.join(folder, piece));
  /** As the script of the page does it. */
  function createSearch(language: LanguageCode): (query: string) => SearchResults {
    const buffer = new Uint8Array(bytesOf(searchTextsPath(language))).buffer;
    const texts = decodePiece(buffer, language) as PackedTexts;
    const { lists, nameTable } = unpackInstruments(
      JSON.parse(bytesOf(searchInstrumentsPath).toString()) as PackedInstruments,
    );
    const index = createSearchIndex(unpackTexts(texts), language);
    return (query) =>
      search(query, {
        index,
        listOf: (tier) =>
          lists[tier] && createSpecList(tier, lists[tier], nameTable, languageByCode(language)),
        pageHref: (route) => pageHrefIn(texts, language, route),
        viewHref: (view) => addressOfView('', view, false),
      });
  }
  const main = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

  test.each([
    ['en', ['leverage', 'how do I withdraw', 'levrage', 'gold', 'risk of the account', 'pamm fee']],
    ['zh', ['杠杆', '我想提现', '黄金', '开户需要什么']],
    ['ar', ['الرافعة', 'سحب', 'ذهب', 'اتفاقية العميل']],
  ] as const)('finds in %s what the server finds, in the same order', async (language, queries) => {
    const find = createSearch(language);
    for (const query of queries) {
      const found = find(query);
      const html = main(
        await fetch(
          server() + pagePath(language, 'search', 'zh') + canonicalSearchQueryString(`?q=${query}`),
        ).then((response) => response.text()),
      );
      const list = /<ol[^>]*>.*<\/ol>/s.exec(html)?.[0] ?? '';
      const hrefs = [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
      expect([query, found.pages.map(({ href }) => href)]).toEqual([query, hrefs]);
      const symbols = [...html.matchAll(/<span class="ltr [^"]*">([^<]*)</g)].map(
        ([, text]) => text,
      );
      expect([query, found.instruments.map(({ symbol }) => symbol)]).toEqual([query, symbols]);
      expect(found.pages.length).toBeGreaterThan(0);
    }
  });

  test('fetches at most 60 kB for a query', () => {
    const compressed = (piece: string, quality: number): number =>
      brotliCompressSync(bytesOf(piece), {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }).byteLength;
    for (const language of languageCodes) {
      // The best takes twice as long as the second best, and decides.
      const fits = [constants.BROTLI_MAX_QUALITY - 1, constants.BROTLI_MAX_QUALITY].some(
        (quality) =>
          compressed(searchTextsPath(language), quality) +
            compressed(searchInstrumentsPath, quality) <=
          60_000,
      );
      expect([language, fits]).toEqual([language, true]);
    }
  });
});

/** Links to views have another form in the export. */
const withoutViews = (html: string): string =>
  html.replaceAll(/\/account-specs[^"]*"/g, '/account-specs"');

const hosts = {
  nginx: { isHere: hasNginx, start: startNginx, encoding: 'gzip' },
  Caddy: { isHere: hasCaddy, start: startCaddy, encoding: 'br' },
};

/** What the export has beside its pages: endings, and the paths of files without one. */
const kindsOfFiles = new Set([
  '.js',
  '.json',
  '.pdf',
  '.png',
  '.svg',
  '.txt',
  '.webmanifest',
  '.woff2',
  '.xml',
  'api/account-types',
  'api/instrument-names',
  'api/market-facts',
  ...tiers.map((tier) => `api/${tier}-account-specs`),
  ...languageCodes.map((language) => `api/search-suggestions-${language}`),
  'speculation-rules',
]);

test.for(Object.entries(hosts))(
  'a plain %s serves the export as the server serves the site',
  async ([name, { isHere, start, encoding }], { skip }) => {
    skip(!isHere, `${name} is not installed`);
    const host = await start();
    onTestFinished(() => host.stop());
    const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
      fetch(host.origin + url, { redirect: 'manual', ...init });
    const typeOf = ({ headers }: Response): string | null => headers.get('content-type');

    // Every page in every language, and files of every kind.
    const files = globSync('{assets/*.*,assets/docs/*,*.*,api/*,.well-known/*,speculation-rules}', {
      cwd: folder,
    }).filter(
      (file) => !/^_|\.(?:html|br|gz)$/.test(file) && statSync(path.join(folder, file)).isFile(),
    );
    const kinds = new Map(files.map((file) => [path.extname(file) || file, file]));
    expect(new Set(kinds.keys())).toEqual(kindsOfFiles);
    const pages = languageCodes.flatMap((language) =>
      routeNames.map((route) => pagePath(language, route, 'zh')),
    );
    const rendered = new Set<string>([
      pagePaths.search,
      pagePaths.accountSpecs,
      pagePaths.accountTypes,
      pagePaths.calculators,
      pagePaths.socialTrading,
    ]);
    for (const url of [...pages, ...[...kinds.values()].map((file) => `/${file}`)]) {
      const [here, there] = await Promise.all([ask(url), fetch(server() + url)]);
      const given = [...here.headers];
      const sent = compared.flatMap((header) => {
        const value = there.headers.get(header);
        return value === null ? [] : [[header, asExported(value, here.headers.get(header))]];
      });
      expect([url, here.status, typeOf(here)]).toEqual([url, 200, typeOf(there)]);
      expect([url, given.filter(([header]) => compared.includes(header)).toSorted(byName)]).toEqual(
        [
          url,
          sent.toSorted((one, other) => byName(one as [string, string], other as [string, string])),
        ],
      );
      const [own, others] = await Promise.all([here.text(), there.text()]);
      if (!rendered.has(url.replace(/^\/(?:en|ar)(?=\/)/, '')) && !/security|sitemap/.test(url))
        expect(withoutViews(own) === withoutViews(asExported(others)), url).toBe(true);
    }

    for (const [url, language] of [
      ['/nothing', 'zh'],
      ['/en/nothing/at/all', 'en'],
      ['/ar/nothing', 'ar'],
      ['/about.html', 'zh'],
      ['/en/404.html', 'en'],
    ] as const) {
      const response = await ask(url);
      expect([url, response.status, response.headers.get('content-language')]).toEqual([
        url,
        404,
        language,
      ]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain(`<html lang="${language}"`);
    }

    for (const [url, status, location] of [
      ['/signup?ref=IB123&utm_source=x', 302, '/portal/register?ref=IB123&utm_source=x'],
      ['/ar/login', 302, '/portal/login'],
      ['/.well-known/change-password', 302, '/portal/login'],
      ['/zh/about?ref=IB123', 308, '/about?ref=IB123'],
      ['/EN/About/', 308, '/en/about'],
      ['/zh/', 308, '/'],
      ['/tools-economiccalendar', 308, '/tools-economicCalendar'],
    ] as const) {
      for (const origin of [host.origin, server()]) {
        const response = await fetch(origin + url, { redirect: 'manual' });
        const to = response.headers.get('location') ?? '';
        expect([url, response.status, to.replace(origin, '')]).toEqual([url, status, location]);
        if (status === 302) expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }

    const head = await ask('/en/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const { headers } = await ask('/en/about', { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    const again = await ask('/en/about', {
      headers: { 'accept-encoding': encoding, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const part = await ask('/assets/docs/ib-agreement.pdf', { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const view = await ask('/ar/account-specs/premium/forex/2?utm_source=x');
    expect([view.status, view.headers.get('content-language')]).toEqual([200, 'ar']);
    expect(view.headers.get('content-security-policy')).toContain('sha256');
    const csv = await ask('/api/account-specs/premium-account-specs.en.csv');
    expect([typeOf(csv), csv.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8; header=present',
      'attachment',
    ]);
  },
);

/**
 * `npm run bench:pages [-- --runs 5] [-- --only /en,/ar/contact]`: loads pages of the built site with Lighthouse (phone preset),
 * and each beside its floor: the same markup, styles and opener policy without scripts, fonts and pictures. No page of this content
 * can be painted sooner. Prints a table for docs/performance.md; ends with 1 where a page is over a limit.
 */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '../../core/domain/languages.ts';
import type { RouteName } from '../../site/paths.ts';
import { pathOf } from '../../tests/harness/paths.ts';
import { startSite } from '../../tests/harness/server-process.ts';
import { build } from '../build.js';
import { chromiumArguments, findHeadlessChromium } from '../chromium.js';
import { ensurePackages } from '../packages.js';

const measuredRoutes: RouteName[] = [
  'home',
  'forex',
  'accountTypes',
  'accountSpecs',
  'platforms',
  'contact',
];
const limits = { lcpRatio: 1.2, tbtMs: 100, cls: 0, score: 100 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface LighthouseResult {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});

/** A page's floor, which asks for no file. @param html with its styles in it, and attributes in double quotes */
const floorOf = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<(?:link|img|source|image)\b[^>]*>/g, '')
    .replaceAll(/<use\b[^>]*href="[^#"][^"]*"[^>]*>/g, '<use>')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
    .replaceAll(/url\(\s*["']?(?!#)[^)]*\)/g, 'none')
    .replace('</head>', '<link rel="icon" href="data:,"></head>');

const openerPolicy = 'cross-origin-opener-policy';

/**
 * Serves the floors of the site's pages, compressed. They have the site's opener policy, for which the browser leaves the blank
 * tab that Lighthouse starts in for a new process; that alone blocks some 100 ms.
 */
async function serveFloors(origin: string): Promise<{ origin: string; server: Server }> {
  const floors = new Map<string, Promise<{ body: Buffer; headers: Record<string, string> }>>();
  const make = async (url: string) => {
    const page = await fetch(origin + url);
    return {
      body: brotliCompressSync(floorOf(await page.text())),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-store',
        [openerPolicy]: page.headers.get(openerPolicy) ?? 'unsafe-none',
      },
    };
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const floor = floors.get(url) ?? make(url);
    floors.set(url, floor);
    const { body, headers } = await floor;
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** Lighthouse is a package of its own, installed when it is first used. */
async function startLighthouse() {
  const folder = path.join(import.meta.dirname, 'lighthouse');
  const packages = ensurePackages(folder, { name: 'Lighthouse' });
  if (packages.kind !== 'installed') throw new Error(packages.message);
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const { default: lighthouse } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  const chrome = await launch({
    chromePath: findHeadlessChromium(),
    chromeFlags: [...chromiumArguments, '--headless'],
    logLevel: 'error',
  });
  return {
    async load(url: string, onlyCategories: string[]): Promise<LighthouseResult> {
      const options = { port: chrome.port, logLevel: 'error', onlyCategories };
      const { lhr } = (await lighthouse(url, options)) as { lhr: LighthouseResult };
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return lhr;
    },
    stop: () => chrome.kill(),
  };
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const medianOf = (loads: LighthouseResult[], audit: string): number =>
  median(loads.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

await build();
const site = await startSite();
const floors = await serveFloors(site.origin);
const lighthouse = await startLighthouse();
const pages = measuredRoutes
  .flatMap((route) => languageCodes.map((language) => pathOf(route, { language })))
  .filter((page) => values.only?.split(',').includes(page) ?? true);
const rows: string[] = [];
let version = '';
try {
  for (const page of pages) {
    const [url, floorUrl] = [`http://localhost:${site.port}${page}`, floors.origin + page];
    // Both servers have everything ready before the first measured load.
    await Promise.all(
      [fetch(url), fetch(floorUrl)].map(async (response) => (await response).text()),
    );
    const [loads, floorLoads]: [LighthouseResult[], LighthouseResult[]] = [[], []];
    for (let run = 0; run < Number(values.runs); run++) {
      loads.push(await lighthouse.load(url, ['performance']));
      floorLoads.push(await lighthouse.load(floorUrl, ['performance']));
    }
    const audited = await lighthouse.load(url, categories);
    version = audited.lighthouseVersion;
    const scores = categories.map((name) =>
      Math.round(
        100 *
          (name === 'performance'
            ? median(loads.map((load) => load.categories[name]?.score ?? 0))
            : (audited.categories[name]?.score ?? 0)),
      ),
    );
    const [lcp, floor] = [loads, floorLoads].map((each) =>
      medianOf(each, 'largest-contentful-paint'),
    );
    const ratio = (lcp ?? Number.NaN) / (floor ?? Number.NaN);
    const [tbt, floorTbt] = [loads, floorLoads].map((each) =>
      medianOf(each, 'total-blocking-time').toFixed(0),
    );
    const cls = medianOf(loads, 'cumulative-layout-shift');
    const isOver =
      ratio > limits.lcpRatio ||
      Number(tbt) > limits.tbtMs ||
      cls > limits.cls ||
      scores.some((score) => score < limits.score);
    if (isOver) process.exitCode = 1;
    rows.push(
      `| ${page} | ${lcp?.toFixed(0)} | ${floor?.toFixed(0)} | ${ratio.toFixed(2)} | ${tbt} | ${floorTbt} | ${cls.toFixed(3)} | ${scores.join(' ')} |${isOver ? ' **over a limit**' : ''}`,
    );
    console.log(rows.at(-1));
  }
} finally {
  lighthouse.stop();
  floors.server.close();
  await site.stop();
}
console.log(
  `\nLighthouse ${version}, phone preset, median of ${values.runs} loads, ${availableParallelism()} cores.\n\n| page | LCP, ms | floor, ms | ratio | blocked, ms | floor, ms | shift | scores |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
);

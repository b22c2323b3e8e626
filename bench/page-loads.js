// @ts-check
/**
 * `npm run bench:pages [-- --runs 3 --only /en/contact,/ar --throttling devtools --write]`: loads every page in every
 * language with Lighthouse's phone preset, beside the floor of the same page (bench/page-floor.ts) in the same run, both over TLS and
 * HTTP/2 as visitors get them (bench/http2-proxy.ts).
 * `--write` puts the table into docs/performance.md. Exits with code 1 if a figure is over its limit. Needs Chromium and openssl.
 * Market widgets come from the fake charting provider; what it serves is not counted.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '../core/domain/languages.ts';
import { pagePath, routeNames } from '../site/paths.ts';
import { startChartingProvider } from '../tests/fakes/charting-provider.ts';
import { makeCertificate } from '../tests/harness/proxy-parts.ts';
import { inlineScriptSize, travelSize, weighParts } from '../tests/sweep/weights.ts';
import { build } from '../tools/build.js';
import { start, startBuiltSite } from '../tools/server-process.js';
import { categoryNames, startLighthouse } from './lighthouse.js';
import { intendedFailures, overLimits, pagesTable, typicalLoad } from './page-figures.ts';
import { median, replaceSection, wholeNumber } from './tables.ts';

/**
 * @typedef {import('./lighthouse.js').Result} Result
 * @typedef {import('./page-figures.ts').LoadTimes} LoadTimes
 * @typedef {import('./page-figures.ts').PageFigures} PageFigures
 */

const document = 'docs/performance.md';
/** The site's own default. */
const defaultLanguage = 'zh';

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

/** @returns {{ runs: number, only: string[] | undefined, throttling: import('./lighthouse.js').Throttling, write: boolean }} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      throttling: { type: 'string', default: 'simulate' },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) stopWith('--runs takes a whole number from 1');
  if (values.throttling !== 'simulate' && values.throttling !== 'devtools')
    stopWith('--throttling takes simulate or devtools');
  if (values.write && values.only !== undefined)
    stopWith('--write needs every page: leave out --only');
  return {
    runs,
    only: values.only?.split(','),
    throttling: values.throttling,
    write: values.write,
  };
}

const options = readOptions();
const allPages = routeNames.flatMap((route) =>
  languageCodes.map((language) => ({ route, path: pagePath(language, route, defaultLanguage) })),
);
for (const wanted of options.only ?? [])
  if (!allPages.some((page) => page.path === wanted)) stopWith(`There is no page ${wanted}`);
const pages = allPages.filter((page) => options.only?.includes(page.path) ?? true);

/** @param {Result} result @returns {LoadTimes} */
function timesOf({ audits, categories }) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: (categories['performance']?.score ?? Number.NaN) * 100,
  };
}

/** Audits that cost points, by category. @param {Result} result */
const failedAuditsOf = ({ audits, categories }) =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ category, id })),
  );

/** Bytes of a page by kind, and of the files that it fetched by itself. @param {string} html @param {Result} result */
async function bytesOf(html, { audits }) {
  const requests = audits['network-requests']?.details?.items ?? [];
  const sizeOf = async (/** @type {string} */ kind) => {
    const urls = new Set(
      requests
        .filter(({ resourceType }) => resourceType === kind)
        .map(({ url: requested }) => String(requested))
        // Not what the charting provider serves.
        .filter((requested) => requested.startsWith(front.origin))
        .map((requested) => requested.replace(front.origin, site.origin)),
    );
    const sizes = await Promise.all([...urls].map(travelSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const weighed = weighParts(html);
  return {
    document: weighed.page,
    style: weighed.style,
    script: inlineScriptSize(html) + (await sizeOf('Script')),
    font: await sizeOf('Font'),
    image: await sizeOf('Image'),
  };
}

await build();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
const tls = makeCertificate(dataFolder, 'localhost');
const lighthouse = await startLighthouse(tls).catch((/** @type {Error} */ { message }) =>
  stopWith(message),
);
const provider = await startChartingProvider();
const site = await startBuiltSite({
  settings: { DATA_FOLDER: dataFolder, WIDGET_ORIGIN: provider.origin },
});
const floors = await start(
  ['bench/floor-server.ts'],
  { SITE_ORIGIN: site.origin },
  /Serving http:\/\/127\.0\.0\.1:(\d+)/,
);
/** Before a server, what visitors speak with. @param {string} origin */
const serveOverTls = async (origin) => {
  const proxy = await start(
    ['bench/http2-proxy.ts'],
    { ORIGIN: origin, CERTIFICATE: tls.certificate, KEY: tls.key },
    /Serving https:\/\/127\.0\.0\.1:(\d+)/,
  );
  return { ...proxy, origin: proxy.origin.replace('http:', 'https:') };
};
const front = await serveOverTls(site.origin);
const floorFront = await serveOverTls(floors.origin);

/** The machine's speed at each load, as Lighthouse measures it. @type {number[]} */
const machineSpeeds = [];
let version = '';

/** @param {{ route: import('../site/paths.ts').RouteName, path: string }} page @returns {Promise<PageFigures>} */
async function measure({ route, path: pagePathname }) {
  const [url, floorUrl] = [front.origin + pagePathname, floorFront.origin + pagePathname];
  const response = await fetch(site.origin + pagePathname);
  const html = await response.text();
  // Both servers have their best compression ready before the first measured load.
  await travelSize(site.origin + pagePathname);
  const floorResponse = await fetch(floors.origin + pagePathname);
  if (!floorResponse.ok) throw new Error(await floorResponse.text());

  /** @type {{ page: LoadTimes[], floor: LoadTimes[] }} */
  const loads = { page: [], floor: [] };
  /** @type {Result[]} */
  const results = [];
  const loadPage = async () => {
    const result = await lighthouse.load(url, {
      categories: ['performance'],
      throttling: options.throttling,
    });
    results.push(result);
    loads.page.push(timesOf(result));
    machineSpeeds.push(result.environment.benchmarkIndex);
    version = result.lighthouseVersion;
  };
  const loadFloor = async () => {
    const result = await lighthouse.load(floorUrl, {
      categories: ['performance'],
      throttling: options.throttling,
    });
    loads.floor.push(timesOf(result));
  };
  for (let run = 0; run < options.runs; run++) {
    // Neither is always the first.
    const inTurn = run % 2 === 0 ? [loadPage, loadFloor] : [loadFloor, loadPage];
    for (const load of inTurn) await load();
  }
  const [first] = results;
  if (!first) throw new Error(`${url} was not loaded`);
  // In a load of their own: what they watch slows the page down, and the floor is loaded without them. They do not change.
  const audited = await lighthouse.load(url, {
    categories: categoryNames.filter((name) => name !== 'performance'),
    throttling: options.throttling,
  });
  const typical = typicalLoad(loads.page);
  return {
    path: pagePathname,
    route,
    page: typical,
    floor: typicalLoad(loads.floor),
    bytes: await bytesOf(html, first),
    scores: Object.fromEntries(
      categoryNames.map((name) => [
        name,
        name === 'performance'
          ? typical.performance
          : (audited.categories[name]?.score ?? Number.NaN) * 100,
      ]),
    ),
    failedAudits: [first, audited].flatMap(failedAuditsOf),
    intent: {
      noindex: /<meta name="robots" content="[^"]*noindex/.test(html),
      status: response.status,
    },
  };
}

/** @param {readonly PageFigures[]} measured @returns {string} in Markdown */
function report(measured) {
  const over = measured.map(overLimits).filter((line) => line !== undefined);
  const intended = measured.flatMap(intendedFailures);
  const speeds = machineSpeeds.toSorted((a, b) => a - b);
  const list = (/** @type {readonly string[]} */ lines) =>
    lines.map((line) => `- ${line}`).join('\n');
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with Lighthouse ${version} in \`${lighthouse.browser}\`, phone preset, ${options.throttling === 'simulate' ? 'simulated' : 'applied'} throttling; the median of ${options.runs} ${options.runs === 1 ? 'load' : 'loads'}. ${availableParallelism()} processor cores; Lighthouse’s index of the machine’s speed was ${wholeNumber(median(speeds))} (${wholeNumber(speeds[0] ?? Number.NaN)} to ${wholeNumber(speeds.at(-1) ?? Number.NaN)}).${lighthouse.failures() > 0 ? ` Loads that could not be measured and were repeated: ${lighthouse.failures()}.` : ''}`,
    pagesTable(measured),
    over.length > 0 ? `Over the limit:\n\n${list(over)}` : 'No page is over a limit.',
    ...(intended.length > 0 ? [`Audits that pages fail on purpose:\n\n${list(intended)}`] : []),
  ].join('\n\n');
}

/** @type {PageFigures[]} */
const measured = [];
try {
  for (const [index, page] of pages.entries()) {
    const figures = await measure(page);
    measured.push(figures);
    const { page: times, floor } = figures;
    console.log(
      `${index + 1}/${pages.length} ${page.path}: LCP ${wholeNumber(times.lcpMs)} ms, floor ${wholeNumber(floor.lcpMs)} ms, TBT ${wholeNumber(times.tbtMs)} ms, floor ${wholeNumber(floor.tbtMs)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
  }
} finally {
  lighthouse.stop();
  await Promise.all([front, floorFront].map((proxy) => proxy.stop()));
  await floors.stop();
  await site.stop();
  await provider.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
const text = report(measured);
console.log(`\n${text}`);
if (options.write)
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), 'page loads', text));
if (measured.some((figures) => overLimits(figures) !== undefined)) process.exitCode = 1;

// @ts-check
/**
 * `npm run bench -- specs`: the table of specifications with 7,000 rows. Measures the weight of the first page, the time
 * from a keystroke to its painted result on a processor four times slower, and the growth of memory over 200 searches.
 * Exits with code 1 if a figure is over its limit. Needs Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pageSize } from '../specs/specs-view.ts';
import { build } from '../tools/build.js';
import { chromiumArguments, findChromium } from '../tools/chromium.js';
import { startBuiltSite } from '../tools/server-process.js';
import { keystrokeProcessorTimes, recordKeystrokes } from './keystrokes.js';
import { rowCount, startSpecsService, symbolOf } from './specs-service.js';

const slowdown = 4;
const searchCount = 200;
const limits = { htmlBytes: 60_000, keystrokeMs: 50, heapGrowth: 0.05, rows: pageSize };
const typedTexts = ['usd', 'gold', 'eur/usd', 'abc.us', 'stocks', 'hk'];

await build();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-specs-'));
const service = await startSpecsService();
const site = await startBuiltSite({
  settings: { DATA_FOLDER: dataFolder, CONTENT_SERVICE_URL: service.origin },
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, '--js-flags=--expose-gc'],
});

/** @type {string[]} */
const figuresOverLimit = [];
/** @param {string} name @param {number} value @param {number} limit @param {string} unit */
function report(name, value, limit, unit) {
  console.log(
    `${name}: ${value.toLocaleString('en')} ${unit} (limit ${limit.toLocaleString('en')})`,
  );
  if (!(value <= limit)) figuresOverLimit.push(name);
}

/** Bytes of a response as transferred. @param {string} url @returns {Promise<number>} */
const transferSize = (url) =>
  new Promise((resolve, reject) => {
    get(site.origin + url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

async function measureWeights() {
  for (const url of [
    '/account-specs',
    '/en/account-specs',
    '/ar/account-specs',
    '/en/account-specs?q=US&sort=symbol',
  ])
    report(`HTML of ${url}`, await transferSize(url), limits.htmlBytes, 'bytes br');
  const listBytes = await transferSize('/api/standard-account-specs');
  console.log(`list of ${rowCount} rows: ${listBytes.toLocaleString('en')} bytes br`);
}

/** The page with all rows in the browser. */
async function openSpecs() {
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/en/account-specs');
  const searchBox = page.getByRole('searchbox');
  await searchBox.focus();
  await page.waitForSelector('site-island[data-src*="account-specs"][data-state=live]', {
    state: 'attached',
  });
  await searchBox.fill('x');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await searchBox.fill('');
  await page
    .getByText(`of ${rowCount.toLocaleString('en', { useGrouping: false })} instruments`)
    .waitFor();
  return { page, searchBox };
}

/** @param {readonly number[]} sorted @param {number} part from 0 to 1 */
const percentile = (sorted, part) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);

/** @param {Awaited<ReturnType<typeof openSpecs>>} specs @param {import('@playwright/test').CDPSession} session */
async function measureKeystrokes({ page, searchBox }, session) {
  const throttle = (/** @type {number} */ rate) =>
    session.send('Emulation.setCPUThrottlingRate', { rate });
  const keystrokes = await recordKeystrokes(page);

  // A key that changes nothing: the machine's baseline.
  await throttle(slowdown);
  await searchBox.focus();
  for (let number = 0; number < 30; number++) await page.keyboard.press('Shift', { delay: 100 });
  const idle = (await keystrokes.take()).map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  console.log(
    `a key that changes nothing: median ${percentile(idle, 0.5)} ms, slowest ${percentile(idle, 1)} ms`,
  );

  const typeAll = async () => {
    await searchBox.focus();
    // Lets the URL and the remaining rows catch up.
    await page.waitForTimeout(1500);
    await keystrokes.take();
    for (const text of typedTexts) {
      await page.keyboard.type(text, { delay: 130 });
      for (const _ of text) await page.keyboard.press('Backspace', { delay: 130 });
    }
  };

  /** @param {string} order */
  async function measureTyping(order) {
    await throttle(1);
    const workMs = (await keystrokeProcessorTimes(session, typeAll)).map((ms) => ms * slowdown);
    const texts = (await keystrokes.take()).map(({ text }) => text);
    const sortedWork = workMs.toSorted((a, b) => a - b);
    const costliestKeystrokes = workMs
      .map((ms, index) => ({ ms, text: texts[index] }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5);
    await throttle(slowdown);
    await typeAll();
    const keystrokesByTime = (await keystrokes.take()).toSorted((a, b) => a.tookMs - b.tookMs);
    const sortedTimes = keystrokesByTime.map(({ tookMs }) => tookMs);
    console.log(
      `${workMs.length} keystrokes ${order}: main thread ${percentile(sortedWork, 0.5)} ms (median, processor time × ${slowdown}), 95 % within ${percentile(sortedWork, 0.95)} ms; costliest: ${costliestKeystrokes
        .map(({ ms, text }) => `'${text}' ${Math.round(ms)} ms`)
        .join(', ')}`,
    );
    console.log(
      `  wall-clock time, on this machine with its processor ${slowdown} times slower: median ${percentile(sortedTimes, 0.5)} ms, 95 % within ${percentile(sortedTimes, 0.95)} ms; slowest: ${keystrokesByTime
        .slice(-4)
        .map(({ tookMs, text }) => `'${text}' ${Math.round(tookMs)} ms`)
        .join(', ')}`,
    );
    report(
      `95 of 100 keystrokes ${order}, processor time × ${slowdown}`,
      percentile(sortedWork, 0.95),
      limits.keystrokeMs,
      'ms',
    );
    report(
      `median keystroke ${order}, wall-clock time`,
      percentile(sortedTimes, 0.5),
      limits.keystrokeMs,
      'ms',
    );
  }

  await measureTyping('in the service’s order');
  for (const column of ['Symbol', 'Leverage', 'Trading Hours']) {
    const heading = page.getByRole('columnheader', { name: column }).getByRole('link');
    await heading.click();
    await heading.click();
    await measureTyping(`sorted by ${column}, descending`);
  }
  await throttle(1);
}

/** @param {Awaited<ReturnType<typeof openSpecs>>} specs @param {import('@playwright/test').CDPSession} session */
async function measureMemory({ page, searchBox }, session) {
  await session.send('Performance.enable');
  const readMemory = async () => {
    await searchBox.fill('');
    await page.waitForTimeout(1000);
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
  };
  const search = async (/** @type {number} */ number) => {
    await searchBox.fill(symbolOf(number * 31).slice(0, 1 + (number % 3)));
    await page.waitForTimeout(30);
  };
  const growth = (/** @type {number} */ from, /** @type {number} */ to) =>
    Math.round((to / from - 1) * 1000) / 1000;

  for (let number = 0; number < 20; number++) await search(number);
  const before = await readMemory();
  const tableRows = page.locator('main table').first().locator('tbody tr');
  let maxRows = 0;
  for (let number = 0; number < searchCount; number++) {
    await search(number);
    maxRows = Math.max(maxRows, await tableRows.count());
  }
  const after = await readMemory();
  console.log(
    `heap before ${(before.heap / 1e6).toFixed(2)} MB, after ${searchCount} searches ${(after.heap / 1e6).toFixed(2)} MB; nodes ${before.nodes}, ${after.nodes}`,
  );
  report('growth of the heap', growth(before.heap, after.heap), limits.heapGrowth, 'of it');
  report('growth of the nodes', growth(before.nodes, after.nodes), limits.heapGrowth, 'of them');
  report('maximum of rows drawn together', maxRows, limits.rows, 'rows');
}

try {
  await measureWeights();
  const specs = await openSpecs();
  const session = await specs.page.context().newCDPSession(specs.page);
  await measureKeystrokes(specs, session);
  await measureMemory(specs, session);
} finally {
  await browser.close();
  await site.stop();
  service.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
if (figuresOverLimit.length > 0) {
  console.error(`Over the limit: ${figuresOverLimit.join(', ')}`);
  process.exitCode = 1;
}

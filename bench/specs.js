// @ts-check
/**
 * `npm run bench -- specs`: the specifications' table with 7,000 rows. What the first page weighs, how long keystrokes take
 * until their result is painted with a processor four times slower, and whether memory stays level over 200 searches. Figures
 * over a limit end with code 1. Needs Chromium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../tools/build.js';
import { chromiumArguments, findChromium } from '../tools/chromium.js';

const rowCount = 7000;
const slowdown = 4;
const searches = 200;
const limits = { htmlBytes: 60_000, keystroke: 50, heapGrowth: 0.05, rows: 100 };

const classes = [
  {
    products: ['Forex', 'Standard'],
    contractSize: '100,000',
    leverage: '1:500',
    tradingHours: 'Mon 00:05 – Fri 23:55',
    dailyBreakTime: '23:55–00:05',
  },
  {
    products: ['Stocks', 'Standard'],
    contractSize: '1 share',
    leverage: '1:20',
    tradingHours: 'Mon–Fri 16:30–23:00',
    dailyBreakTime: 'N/A',
  },
  {
    products: ['Crypto', 'Standard'],
    contractSize: '1 coin',
    leverage: '1:5',
    tradingHours: '24/7',
    dailyBreakTime: 'Sat 00:00–00:30',
  },
  {
    products: ['Indices', 'Standard'],
    contractSize: '1 × index',
    leverage: '1:200',
    tradingHours: 'Mon 01:00 – Fri 24:00',
    dailyBreakTime: '23:15–23:30, 00:00–01:00',
  },
];
const known = ['EURUSD', 'XAUUSD', 'BTCUSD', 'AAPL', 'US30', 'USOIL', 'GOLD.f', '0700.HK'];

/** A symbol of letters for each number, no two alike, like those of exchanges. @param {number} number */
function symbolOf(number) {
  let [rest, letters] = [(number * 7919) % 456_976, ''];
  for (let place = 0; place < 4; place++, rest = Math.floor(rest / 26))
    letters += String.fromCharCode(65 + (rest % 26));
  return `${letters}.${['US', 'DE', 'L', 'HK'][number % 4]}`;
}

const rows = Array.from({ length: rowCount }, (_, index) => ({
  id: index + 1,
  symbol: known[index] ?? symbolOf(index),
  futureExpiryDate: 'N/A',
  ...classes[index % classes.length],
}));

/** A content service of the contract with 7,000 rows. */
const service = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.invalid');
  const list = pathname.endsWith('-account-specs') ? rows : [];
  const [page, pageSize] = [Number(searchParams.get('pagination[page]') ?? 1), 100];
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      data: list.slice((page - 1) * pageSize, page * pageSize),
      meta: {
        pagination: {
          page,
          pageSize,
          pageCount: Math.max(1, Math.ceil(list.length / pageSize)),
          total: list.length,
        },
      },
    }),
  );
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const address = service.address();
const servicePort = typeof address === 'object' && address ? address.port : 0;

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-specs-'));
const site = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: folder,
    CONTENT_SERVICE_URL: `http://127.0.0.1:${servicePort}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(site.stdout, 'data');
const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(String(line))?.[1]}`;

/** Bytes of an answer as they travel. @param {string} at @returns {Promise<number>} */
const travelling = (at) =>
  new Promise((resolve, reject) => {
    get(origin + at, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** @type {string[]} */
const over = [];
/** @param {string} name @param {number} value @param {number} limit @param {string} unit */
function report(name, value, limit, unit) {
  console.log(
    `${name}: ${value.toLocaleString('en')} ${unit} (limit ${limit.toLocaleString('en')})`,
  );
  if (!(value <= limit)) over.push(name);
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, '--js-flags=--expose-gc'],
});
try {
  for (const at of [
    '/account-specs',
    '/en/account-specs',
    '/ar/account-specs',
    '/en/account-specs?q=US&sort=symbol',
  ]) {
    report(`HTML of ${at}`, await travelling(at), limits.htmlBytes, 'bytes br');
  }
  console.log(
    `list of ${rowCount} rows: ${(await travelling('/api/standard-account-specs')).toLocaleString('en')} bytes br`,
  );

  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/en/account-specs');
  await page.waitForSelector('site-island[data-src*="account-specs"][data-state=live]', {
    state: 'attached',
  });
  const box = page.getByRole('searchbox');
  const fetched = page.waitForResponse('**/api/standard-account-specs');
  await box.focus();
  await (await fetched).finished();
  await box.fill('x');
  await box.fill('');
  await page
    .getByText(`of ${rowCount.toLocaleString('en', { useGrouping: false })} instruments`)
    .waitFor();

  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    /** @type {{ took: number; text: string }[]} */
    const keystrokes = [];
    Object.assign(globalThis, { keystrokes });
    // From the key itself to the first moment after the frame that shows its result.
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        performance.mark('key');
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            performance.mark('painted');
            keystrokes.push({
              took: performance.now() - timeStamp,
              text: document.querySelector('input')?.value ?? '',
            });
          });
          port1.start();
          port2.postMessage('painted');
        });
      },
      { capture: true },
    );
  });
  /** @returns {Promise<{ took: number; text: string }[]>} */
  const keystrokes = () =>
    page.evaluate(() => /** @type {any} */ (globalThis).keystrokes.splice(0));
  // What a key costs on this machine that changes nothing: the floor under the figures below.
  await box.focus();
  for (let number = 0; number < 30; number++) await page.keyboard.press('Shift', { delay: 100 });
  const floor = (await keystrokes()).map(({ took }) => took).toSorted((a, b) => a - b);
  console.log(
    `a key that changes nothing: median ${Math.round(floor[15] ?? 0)} ms, slowest ${Math.round(floor.at(-1) ?? 0)} ms`,
  );
  const at = (/** @type {number[]} */ sorted, /** @type {number} */ part) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
  const typeAll = async () => {
    await box.focus();
    // The address and the rest of the rows have followed.
    await page.waitForTimeout(1500);
    await keystrokes();
    for (const text of typed) {
      await page.keyboard.type(text, { delay: 130 });
      for (const _ of text) await page.keyboard.press('Backspace', { delay: 130 });
    }
  };

  /**
   * The processor time of the page's main thread from each key to its painted result, in milliseconds.
   * @param {() => Promise<void>} type @returns {Promise<number[]>}
   */
  async function processorTimes(type) {
    /** @type {{ name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number }[]} */
    const events = [];
    const collect = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value);
    session.on('Tracing.dataCollected', collect);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
    });
    await type();
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    const marks = (/** @type {string} */ name) =>
      events
        .filter((event) => event.name === name && event.ph !== 'M')
        .toSorted((a, b) => a.ts - b.ts);
    const [keys, painted] = [marks('key'), marks('painted')];
    const thread = keys[0];
    const tasks = events.filter(
      ({ name, pid, tid, tdur }) =>
        name.endsWith('RunTask') && pid === thread?.pid && tid === thread.tid && tdur !== undefined,
    );
    if (keys.length === 0 || tasks.length === 0)
      throw new Error('The browser told nothing of its work');
    return keys.flatMap(({ ts }) => {
      const end = painted.find((mark) => mark.ts > ts)?.ts;
      if (end === undefined) return [];
      const during = tasks
        .filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end)
        .map(({ tdur = 0 }) => tdur / 1000);
      return [during.reduce((sum, took) => sum + took, 0)];
    });
  }
  const typed = ['usd', 'gold', 'eur/usd', 'abc.us', 'stocks', 'hk'];
  for (const [name, prepare] of /** @type {const} */ ([
    ['in the order of the service', async () => {}],
    [
      'sorted by symbol, falling',
      async () => {
        await page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link').click();
        await page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link').click();
      },
    ],
  ])) {
    await prepare();
    // Once in processor time, which a busy machine does not change; once by the clock, with the slower processor.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const taken = (await processorTimes(typeAll)).map((took) => took * slowdown);
    const texts = (await keystrokes()).map(({ text }) => text);
    const work = taken.toSorted((a, b) => a - b);
    const most = [...taken.keys()]
      .toSorted((a, b) => (taken[b] ?? 0) - (taken[a] ?? 0))
      .slice(0, 5);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await typeAll();
    const strokes = (await keystrokes()).toSorted((a, b) => a.took - b.took);
    const times = strokes.map(({ took }) => took);
    console.log(
      `${work.length} keystrokes ${name}: the main thread works for ${at(work, 0.5)} ms (median, processor time × ${slowdown}), 95 % within ${at(work, 0.95)} ms; most: ${most
        .map((index) => `'${texts[index]}' ${Math.round(taken[index] ?? 0)} ms`)
        .join(', ')}`,
    );
    console.log(
      `  by the clock, processor ${slowdown} times slower, on this machine as it is: median ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms; slowest: ${strokes
        .slice(-4)
        .map(({ took, text }) => `'${text}' ${Math.round(took)} ms`)
        .join(', ')}`,
    );
    report(
      `95 of 100 keystrokes ${name}, processor time × ${slowdown}`,
      at(work, 0.95),
      limits.keystroke,
      'ms',
    );
    report(`median keystroke ${name}, by the clock`, at(times, 0.5), limits.keystroke, 'ms');
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const memory = async () => {
    await box.fill('');
    await page.waitForTimeout(1000);
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
  };
  const search = async (/** @type {number} */ number) => {
    await box.fill(symbolOf(number * 31).slice(0, 1 + (number % 3)));
    await page.waitForTimeout(30);
  };
  for (let number = 0; number < 20; number++) await search(number);
  const before = await memory();
  let mostRows = 0;
  for (let number = 0; number < searches; number++) {
    await search(number);
    mostRows = Math.max(
      mostRows,
      await page.locator('main table').first().locator('tbody tr').count(),
    );
  }
  const after = await memory();
  console.log(
    `heap before ${(before.heap / 1e6).toFixed(2)} MB, after ${searches} searches ${(after.heap / 1e6).toFixed(2)} MB; nodes ${before.nodes}, ${after.nodes}`,
  );
  report(
    'growth of the heap',
    Math.round((after.heap / before.heap - 1) * 1000) / 1000,
    limits.heapGrowth,
    'of it',
  );
  report(
    'growth of the nodes',
    Math.round((after.nodes / before.nodes - 1) * 1000) / 1000,
    limits.heapGrowth,
    'of them',
  );
  report('rows drawn at once, at most', mostRows, limits.rows, 'rows');
} finally {
  await browser.close();
  site.kill();
  service.close();
  service.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
if (over.length > 0) {
  console.error(`Over the limit: ${over.join(', ')}`);
  process.exitCode = 1;
}

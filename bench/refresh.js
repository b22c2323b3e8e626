// @ts-check
/**
 * `npm run bench -- refresh`: how long a stored page takes while nothing happens, and while every page is rendered and
 * compressed again each second because the site notice changes. A bare Node server, asked at the same moments, shows what the
 * machine itself adds. Prints percentiles, and the site's memory.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeContentService } from '../tests/fakes/content-service.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { build } from '../tools/build.js';
import { startBuiltSite } from '../tools/server-process.js';

const seconds = 15;
const requestsPerSecond = 200;
const secret = 'a-long-enough-secret';
const paths = ['/en', '/', '/ar/account-types', '/en/about', '/products-forex'];

const bareServer = `
require('node:http').createServer((request, response) => response.end('answer'.repeat(2000)))
  .listen(0, '127.0.0.1', function () { process.send(this.address().port); });`;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @param {string} url @returns {Promise<number>} milliseconds until the response has arrived */
function timeOf(url) {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - startMs)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Asks at a fixed rate, however long the answers take. @param {string} site @param {string} bare */
async function measure(site, bare) {
  /** @type {Promise<number>[]} */
  const siteTimes = [];
  /** @type {Promise<number>[]} */
  const bareTimes = [];
  const startMs = performance.now();
  for (let count = 0; count < seconds * requestsPerSecond; count++) {
    siteTimes.push(timeOf(site + paths[count % paths.length]));
    bareTimes.push(timeOf(bare));
    await sleep(Math.max(0, startMs + (count * 1000) / requestsPerSecond - performance.now()));
  }
  return { site: await Promise.all(siteTimes), bare: await Promise.all(bareTimes) };
}

/** @param {number[]} times */
function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`;
}

/** @param {number | undefined} pid */
const memoryOf = (pid) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

await build();
const content = await startFakeContentService();
const { folder, remove } = temporaryFolder('bench');
const site = await startBuiltSite({
  settings: {
    DATA_FOLDER: folder,
    CONTENT_SERVICE_URL: content.origin,
    CONTENT_CHANGED_SECRET: secret,
  },
});
const bare = spawn(process.execPath, ['-e', bareServer], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
/** @type {number} */
const barePort = await new Promise((resolve) => {
  bare.once('message', (port) => resolve(Number(port)));
});

try {
  await sleep(2000);
  const print = (
    /** @type {string} */ name,
    /** @type {{ site: number[], bare: number[] }} */ times,
  ) =>
    console.log(
      `${name.padEnd(18)} site: ${percentiles(times.site)}; bare Node: ${percentiles(times.bare)}; memory ${memoryOf(site.process.pid)} MB`,
    );
  const bareOrigin = `http://127.0.0.1:${barePort}`;
  print('at rest', await measure(site.origin, bareOrigin));
  let changes = 0;
  const changing = setInterval(() => {
    changes += 1;
    content.notice = { en: `Notice ${changes}`, zh: `公告 ${changes}`, ar: `إشعار ${changes}` };
    void fetch(`${site.origin}/api/content-changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    });
  }, 1000);
  print('during refreshes', await measure(site.origin, bareOrigin));
  clearInterval(changing);
  await sleep(3000);
  console.log(`afterwards: memory ${memoryOf(site.process.pid)} MB`);
} finally {
  agent.destroy();
  bare.kill();
  await site.stop();
  await content.stop();
  remove();
}

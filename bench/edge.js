// @ts-check
/**
 * `npm run bench -- edge`: the worker in workerd beside the server in Node, the same requests to each in turns. Reports the
 * processor's time of each request, the time until its response, and what a visit weighs: docs/edge.md calculates costs from
 * them. Needs workerd for this machine, Linux and Postgres.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { formOf, goodIds, goodValues } from '../tests/mail/messages.ts';
import { startPostgres } from '../tests/mail/postgres.ts';
import { build } from '../tools/build.js';
import { exportForEdge, makeEdge } from '../tools/edge.js';
import { startBuiltSite } from '../tools/server-process.js';
import { startWorkerd } from '../tools/workerd.js';

const rounds = 10;

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-edge-'));
for (const source of ['dist', 'content', 'edge', 'package.json'])
  symlinkSync(path.resolve(source), path.join(folder, source));
const rules = { COUNTRY_HEADER: 'CF-IPCountry', COUNTRY_CACHE: 'shared' };
const environment = { PATH: process.env['PATH'], NODE_ENV: 'production', ...rules };
exportForEdge(folder, environment);
await makeEdge(folder, environment);
const target = path.join(folder, 'export-edge');
const postgres = await startPostgres();
process.once('exit', () => postgres.stop());
const settings = {
  ...rules,
  DATA_FOLDER: folder,
  TRUSTED_PROXIES: '1',
  MESSAGES_PER_NETWORK: '1000000',
  MESSAGES_TOGETHER: '1000000',
  CONTACT_PROOF_OF_WORK: 'off',
};
const sites = {
  Node: await startBuiltSite({ settings: { ...settings, DATABASE_URL: postgres.newDatabase() } }),
  workerd: await startWorkerd({
    folder: target,
    settings: { ...settings, DATABASE_URL: postgres.newDatabase() },
  }),
};

let visitors = 0;
const anotherVisitor = () => {
  visitors += 1;
  const ip = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { 'x-forwarded-for': ip, 'cf-connecting-ip': ip };
};
const valuesOf = () => ({ ...goodValues, subject: `Message ${visitors}` });

/** @type {Record<string, { status: number, perRound: number, request: () => [urlPath: string, init: RequestInit] }>} */
const kinds = {
  'a redirect to the portal': {
    status: 302,
    perRound: 100,
    request: () => ['/en/signup?ref=partner', {}],
  },
  'a form’s stamp': { status: 200, perRound: 100, request: () => ['/api/contact/stamp', {}] },
  'a message by script': {
    status: 200,
    perRound: 20,
    request: () => [
      '/api/v1.0/email/send-form',
      { method: 'POST', body: formOf({ ...goodIds, ...valuesOf() }) },
    ],
  },
  'a message without JavaScript': {
    status: 200,
    perRound: 20,
    request: () => ['/en/contact', { method: 'POST', body: new URLSearchParams(valuesOf()) }],
  },
  // The server has compressed everything by now.
  'a page': { status: 200, perRound: 100, request: () => ['/en/about', {}] },
};

/** Milliseconds of the processor that a process has used. @param {number | undefined} pid */
function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Ticks of 10 ms in the program and in the system.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** @param {readonly number[]} numbers @param {number} part */
const percentile = (numbers, part) =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * part)] ?? 0;

for (const [kind, { status, perRound, request }] of Object.entries(kinds)) {
  /** @type {Record<string, { processor: number, times: number[] }>} */
  const measured = {};
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const [name, site] of Object.entries(sites)) {
      const before = processorMs(site.process.pid);
      const times = [];
      for (let number = 0; number < perRound; number++) {
        const [urlPath, init] = request();
        const start = performance.now();
        const response = await fetch(site.origin + urlPath, {
          ...init,
          headers: anotherVisitor(),
          redirect: 'manual',
        });
        await response.arrayBuffer();
        times.push(performance.now() - start);
        if (response.status !== status)
          throw new Error(`${name} answered ${kind} with ${response.status}`);
      }
      if (round === 0) continue;
      const own = (measured[name] ??= { processor: 0, times: [] });
      own.processor += processorMs(site.process.pid) - before;
      own.times.push(...times);
    }
  for (const [name, { processor, times }] of Object.entries(measured))
    console.log(
      `${kind}, ${name}: ${(processor / times.length).toFixed(2)} ms of the processor, median ${percentile(times, 0.5).toFixed(1)} ms, 99 % within ${percentile(times, 0.99).toFixed(1)} ms`,
    );
}

/** Bytes of a response as browsers get it. @param {string} urlPath @returns {Promise<number>} */
const fetchCompressed = (urlPath) =>
  new Promise((resolve, reject) => {
    get(sites.Node.origin + urlPath, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const worker = path.join(target, 'worker');
const modules = readdirSync(worker).map((name) => readFileSync(path.join(worker, name)));
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);
console.log(
  `The worker: ${modules.length} modules, ${sum(modules.map(({ length }) => length))} bytes, ${sum(modules.map((text) => gzipSync(text, { level: 9 }).length))} compressed`,
);
const pages = ['/', '/en', '/en/products-forex', '/en/account-specs', '/en/about', '/en/contact'];
for (const urlPath of pages)
  console.log(`${urlPath}: ${await fetchCompressed(urlPath)} bytes of HTML (brotli)`);

for (const site of Object.values(sites)) await site.stop();
rmSync(folder, { recursive: true });

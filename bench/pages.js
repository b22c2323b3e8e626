// @ts-check
/**
 * `npm run bench -- pages`: requests per second for the home page, a script and revalidations of both, compared with one
 * nginx worker that serves the same bytes and headers, and with a bare Node server as the floor of what Node can do. Counts
 * vary with the machine; compare the ratios. Needs the system packages `wrk` and `nginx`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/harness/free-port.ts';
import { build } from '../tools/build.js';
import { startBuiltSite } from '../tools/server-process.js';
import { measure, median } from './load.js';

const rounds = 5;

/**
 * Not fetch, which would decompress the response.
 * @param {string} url @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
const responseOf = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: /** @type {Record<string, string>} */ (response.headers),
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync('which', [tool]).status !== 0) {
    console.error(`${tool} is missing: install the system package ${tool}`);
    process.exit(1);
  }
}

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const site = await startBuiltSite({ settings: { DATA_FOLDER: path.join(folder, 'data') } });
const script = /data-hydrate="([^"]+)"/.exec(
  (await responseOf(`${site.origin}/contact`, {})).body.toString(),
)?.[1];
if (!script) throw new Error('The contact page names no script');

/** Headers that nginx and Node write themselves. */
const ownHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'etag',
  'content-type',
]);

const files = await Promise.all(
  [
    { name: 'page', url: '/', encoding: 'identity' },
    { name: 'page', url: '/', encoding: 'br' },
    { name: 'script', url: script, encoding: 'identity' },
    { name: 'script', url: script, encoding: 'br' },
  ].map(async ({ name, url, encoding }, index) => {
    const request = { 'accept-encoding': encoding };
    const { headers, body } = await responseOf(site.origin + url, request);
    mkdirSync(path.join(folder, String(index)));
    writeFileSync(path.join(folder, String(index), 'file'), body);
    return { name: `${name}, ${encoding}`, url, request, headers, body, place: `/${index}/file` };
  }),
);

const nginxPort = await freePort();
const locations = files.map(({ headers }, index) => {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `location /${index}/ { root ${folder}; default_type "${headers['content-type']}"; ${added.join(' ')} }`;
});
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=100;
server { listen 127.0.0.1:${nginxPort}; ${locations.join('\n')} } }`,
);
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });

/** The same bytes and headers, with nothing around them. */
const bareServer = `
const { createServer } = require('node:http');
process.once('message', (responses) => {
  for (const stored of responses) stored.body = Buffer.from(stored.body, 'base64');
  createServer((request, response) => {
    const stored = responses[Number(request.url.slice(1))];
    response.writeHead(stored.status, stored.headers);
    response.end(stored.status === 304 ? undefined : stored.body);
  }).listen(0, '127.0.0.1', function () { process.send(this.address().port); });
});`;
const bare = spawn(process.execPath, ['-e', bareServer], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await sleep(500);

const nginxOrigin = `http://127.0.0.1:${nginxPort}`;
/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} url at the site
 * @property {string} place at nginx
 * @property {Record<string, string>} site request headers
 * @property {Record<string, string>} nginx request headers
 * @property {number} status
 * @property {Record<string, string>} headers of the response
 * @property {Buffer} body
 */
/** @type {Case[]} */
const cases = [];
for (const { name, url, request, headers, body, place } of files) {
  cases.push({ name, url, place, site: request, nginx: request, status: 200, headers, body });
  const atNginx = await responseOf(nginxOrigin + place, request);
  const revalidation = { ...request, 'if-none-match': headers['etag'] ?? '' };
  const revalidated = await responseOf(site.origin + url, revalidation);
  cases.push({
    name: `${name}, 304`,
    url,
    place,
    site: revalidation,
    nginx: { ...request, 'if-none-match': atNginx.headers['etag'] ?? '' },
    status: revalidated.status,
    headers: revalidated.headers,
    body: Buffer.alloc(0),
  });
}
bare.send(
  cases.map(({ status, headers, body }) => ({
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
      .flat(),
    body: body.toString('base64'),
  })),
);
/** @type {number} */
const barePort = await new Promise((resolve) => {
  bare.once('message', (port) => resolve(Number(port)));
});

/** @param {{ pid?: number | undefined }} server */
const pidOf = ({ pid }) => pid ?? Number.NaN;

try {
  for (const [index, { name, url, place, ...headers }] of cases.entries()) {
    /** @type {Record<'site' | 'bare' | 'nginx', import('./load.js').Rate>[]} */
    const rates = [];
    for (let round = 0; round < rounds; round++)
      rates.push({
        site: measure(pidOf(site.process), site.origin + url, headers.site),
        bare: measure(pidOf(bare), `http://127.0.0.1:${barePort}/${index}`, headers.site),
        nginx: measure(pidOf(nginx), nginxOrigin + place, headers.nginx),
      });
    const toNginx = median(rates.map((rate) => rate.site.perSecond / rate.nginx.perSecond));
    const toBare = median(rates.map((rate) => rate.site.perSecond / rate.bare.perSecond));
    const times = /** @type {const} */ (['site', 'bare', 'nginx']).map((server) =>
      median(rates.map((rate) => rate[server].microseconds)).toFixed(1),
    );
    console.log(
      `${name.padEnd(22)} ${toNginx.toFixed(2)} × nginx, ${toBare.toFixed(2)} × bare Node; processor time of a request: ${times[0]} µs, bare Node ${times[1]} µs, nginx ${times[2]} µs`,
    );
  }
} finally {
  nginx.kill();
  bare.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

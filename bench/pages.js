// @ts-check
/**
 * `npm run bench -- pages`: requests per second for the home page, compared with one nginx worker that serves the same
 * bytes. Counts vary with the machine; compare the ratio. Needs the system packages `wrk` and `nginx`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tests/harness/free-port.ts';
import { build } from '../tools/build.js';
import { startBuiltSite } from '../tools/server-process.js';

const rounds = 5;
const seconds = 4;

/** @param {string} url @param {string} encoding @returns {number} */
function requestsPerSecond(url, encoding) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`, url],
    { encoding: 'utf8' },
  );
  const problem = stdout.match(/Non-2xx.*|Socket errors.*/)?.[0];
  if (problem) throw new Error(`${url}: ${problem}`);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN);
}

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync('which', [tool]).status !== 0) {
    console.error(`${tool} is missing: install the system package ${tool}`);
    process.exit(1);
  }
}

await build();
const site = await startBuiltSite();
const { origin } = site;
const nginxPort = await freePort();

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
for (const encoding of ['identity', 'br']) {
  mkdirSync(path.join(folder, encoding));
  // Not fetch, which would decompress the response.
  const { stdout } = spawnSync('curl', ['-s', '-H', `accept-encoding: ${encoding}`, `${origin}/`], {
    maxBuffer: 1e8,
  });
  writeFileSync(path.join(folder, encoding, 'index.html'), stdout);
}
const response = await fetch(`${origin}/`);
const headers = [
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
]
  .map(
    (name) => `add_header ${name} "${(response.headers.get(name) ?? '').replaceAll('"', '\\"')}";`,
  )
  .join('\n');
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 100000000; default_type text/html; open_file_cache max=100;
server { listen 127.0.0.1:${nginxPort}; location /identity/ { root ${folder}; ${headers} } location /br/ { root ${folder}; add_header content-encoding br; ${headers} } } }`,
);
const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
await new Promise((resolve) => setTimeout(resolve, 500));

try {
  for (const encoding of ['identity', 'br']) {
    const ratios = [];
    for (let round = 0; round < rounds; round++) {
      const siteRate = requestsPerSecond(`${origin}/`, encoding);
      const nginxRate = requestsPerSecond(
        `http://127.0.0.1:${nginxPort}/${encoding}/index.html`,
        encoding,
      );
      ratios.push(siteRate / nginxRate);
      console.log(
        `${encoding} ${round + 1}: site ${Math.round(siteRate)}/s, nginx ${Math.round(nginxRate)}/s, ratio ${(siteRate / nginxRate).toFixed(2)}`,
      );
    }
    console.log(`${encoding}: median ratio ${median(ratios).toFixed(2)} (goal: at least 0.6)`);
  }
} finally {
  nginx.kill();
  await site.stop();
}

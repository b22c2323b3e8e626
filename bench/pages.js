// @ts-check
/**
 * `npm run bench`: pages a second beside nginx with the same bytes on one worker, in one run, as a ratio (machines are noisy:
 * compare the ratio, not the counts). Needs `wrk` and `nginx` from the system's packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tests/harness/free-port.ts';
import { build } from '../tools/build.js';

const rounds = 5;
const seconds = 4;

/** @param {string} address @param {string} encoding @returns {number} answers a second */
function answersPerSecond(address, encoding) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`, address],
    { encoding: 'utf8' },
  );
  const problem = stdout.match(/Non-2xx.*|Socket errors.*/)?.[0];
  if (problem) throw new Error(`${address}: ${problem}`);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN);
}

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync('which', [tool]).status !== 0) {
    console.error(`${tool} is missing: install the system's package ${tool}`);
    process.exit(1);
  }
}

await build();
const [sitePort, nginxPort] = [await freePort(), await freePort()];
const site = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(sitePort) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => site.stdout.once('data', resolve));
const origin = `http://127.0.0.1:${sitePort}`;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
for (const encoding of ['identity', 'br']) {
  mkdirSync(path.join(folder, encoding));
  // A raw request: fetch would decompress the answer.
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
      const ours = answersPerSecond(`${origin}/`, encoding);
      const theirs = answersPerSecond(
        `http://127.0.0.1:${nginxPort}/${encoding}/index.html`,
        encoding,
      );
      ratios.push(ours / theirs);
      console.log(
        `${encoding} ${round + 1}: site ${Math.round(ours)}/s, nginx ${Math.round(theirs)}/s, ratio ${(ours / theirs).toFixed(2)}`,
      );
    }
    console.log(`${encoding}: median ratio ${median(ratios).toFixed(2)} (goal: at least 0.6)`);
  }
} finally {
  site.kill();
  nginx.kill();
}

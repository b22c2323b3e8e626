/**
 * `npm run bench:requests`: requests a second of the built site, beside a bare Node server and nginx that send the same bytes,
 * with `wrk` on the same machine. nginx and wrk come from the system's packages; without nginx its row is left out.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/harness/free-port.ts';
import { startSite } from '../../tests/harness/server-process.ts';
import { build } from '../build.js';

const page = '/en/account-types';
const headers = { 'accept-encoding': 'br', 'accept-language': 'en', accept: 'text/html' };
const connections = 32;
const seconds = 5;
const runs = 3;

const bareServer = (port: number): string => `
const body = require('node:fs').readFileSync('page.br');
require('node:http').createServer((request, response) => {
  response.writeHead(200, {'content-type':'text/html; charset=utf-8','content-encoding':'br','content-length':body.length});
  response.end(body);
}).listen(${port}, '127.0.0.1');`;

const nginxConfiguration = (port: number, folder: string): string => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/www; try_files /page.br =404; default_type text/html; add_header content-encoding br; }
  }
}`;

/** Requests a second: the median of some runs. @throws if a request fails */
function rateOf(origin: string): number {
  const parameters = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const rates = Array.from({ length: runs }, () => {
    const { stdout, error } = spawnSync(
      'wrk',
      ['-t1', `-c${connections}`, `-d${seconds}s`, ...parameters, origin + page],
      { encoding: 'utf8' },
    );
    if (error) throw new Error(`wrk is needed: ${error.message}`);
    const problem = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
    if (problem) throw new Error(`${origin}: ${problem}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

async function untilServed(origin: string): Promise<void> {
  for (;;)
    try {
      await (await fetch(origin)).arrayBuffer();
      return;
    } catch {
      // Not yet.
    }
}

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-requests-'));
const others: ChildProcess[] = [];
const site = await startSite();
try {
  // `fetch` would unpack it.
  const response = execFileSync('curl', ['-s', '-H', 'accept-encoding: br', site.origin + page]);
  mkdirSync(path.join(folder, 'www'));
  for (const file of ['page.br', 'www/page.br']) writeFileSync(path.join(folder, file), response);
  const [barePort, nginxPort] = [await freePort(), await freePort()];
  others.push(spawn(process.execPath, ['-e', bareServer(barePort)], { cwd: folder }));
  const origins: Record<string, string> = {
    'this site': site.origin,
    'bare Node': `http://127.0.0.1:${barePort}`,
  };
  const nginx = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (nginx) {
    writeFileSync(path.join(folder, 'nginx.conf'), nginxConfiguration(nginxPort, folder));
    others.push(spawn(nginx, ['-e', `${folder}/error.log`, '-c', path.join(folder, 'nginx.conf')]));
    origins['nginx, a file'] = `http://127.0.0.1:${nginxPort}`;
  }
  console.log(`${page}, ${response.length} bytes compressed, ${connections} connections\n`);
  console.log('| server | requests a second |\n| --- | --- |');
  for (const [name, origin] of Object.entries(origins)) {
    await untilServed(origin);
    console.log(`| ${name} | ${rateOf(origin).toFixed(0)} |`);
  }
} finally {
  for (const process of others) process.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/free-port.ts';
import { startReplica } from '../harness/passed-socket.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Runs deploy/caddy/Caddyfile, without a certificate, in front of replicas. @returns its origin */
async function startCaddy(ports: readonly number[]): Promise<string> {
  const folder = newFolder(onTestFinished, 'caddy');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('deploy/caddy/Caddyfile', 'utf8')}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_ADDRESS: origin,
      SITE_UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
    stdio: 'ignore',
  });
  const exited = once(caddy, 'exit');
  onTestFinished(async () => {
    caddy.kill();
    await exited;
  });
  await expect
    .poll(() => fetch(`${origin}/healthz`).then(({ status }) => status, String))
    .toBe(200);
  return origin;
}

test('behind Caddy: the site’s own compression, and no failed request while a replica restarts', async ({
  skip,
}) => {
  skip(!hasCaddy, 'caddy is not installed');
  const replicas = await Promise.all(
    [0, 1].map(() => startReplica(onTestFinished, { SHUTDOWN_DELAY: '2' })),
  );
  const origin = await startCaddy(replicas.map((replica) => replica.port));
  const page = await fetch(`${origin}/en`, { headers: { 'accept-encoding': 'br' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);

  const clock = { isOver: false };
  const statuses: number[] = [];
  const visitors = [0, 1].map(async () => {
    while (!clock.isOver) {
      const response = await fetch(`${origin}/en/about`);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  });
  await replicas[0]?.stop();
  await replicas[0]?.start();
  clock.isOver = true;
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
});

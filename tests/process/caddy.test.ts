import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeCertificate, substitute } from '../harness/certificate.ts';
import { freePort } from '../harness/free-port.ts';
import { ask } from '../harness/https-request.ts';
import { startReplica } from '../harness/passed-socket.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Runs deploy/caddy/Caddyfile, with a certificate of our own, in front of replicas. @returns its port for https */
async function startCaddy(ports: readonly number[]): Promise<number> {
  const folder = newFolder(onTestFinished, 'caddy');
  const [port, httpPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const file = path.join(folder, 'Caddyfile');
  const site = '{$SITE_ADDRESS:www.example.com} {\n';
  const configuration = substitute(readFileSync('deploy/caddy/Caddyfile', 'utf8'), {
    [site]: `${site}\ttls ${certificate} ${key}\n`,
  });
  writeFileSync(
    file,
    `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}\n${configuration}`,
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
    stdio: 'ignore',
  });
  const exited = once(caddy, 'exit');
  onTestFinished(async () => {
    caddy.kill();
    await exited;
  });
  await expect.poll(() => ask(port, '/healthz').then(({ status }) => status, String)).toBe(200);
  return port;
}

test('behind Caddy: the site’s own compression, and no failed request while a replica restarts', async ({
  skip,
}) => {
  skip(!hasCaddy, 'caddy is not installed');
  const replicas = await Promise.all(
    [0, 1].map(() => startReplica(onTestFinished, { SHUTDOWN_DELAY: '2' })),
  );
  const port = await startCaddy(replicas.map((replica) => replica.port));
  const page = await ask(port, '/en', { headers: { 'accept-encoding': 'br' } });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);

  const clock = { isOver: false };
  const statuses: (number | undefined)[] = [];
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const visitors = [0, 1].map(async () => {
    while (!clock.isOver) statuses.push((await ask(port, '/en/about', { agent })).status);
  });
  await replicas[0]?.stop();
  await replicas[0]?.start();
  clock.isOver = true;
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/free-port.ts';
import { ask } from '../harness/https-request.ts';
import { startReplica } from '../harness/passed-socket.ts';
import { makeCertificate, substitute } from '../harness/proxy-parts.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { generousLimits, goodIds, goodValues } from '../mail/messages.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Between the requests of a visitor: the other tests need the processor, too. */
const pauseMs = 10;

/** Runs deploy/caddy/Caddyfile, with a certificate of our own, in front of replicas. @returns its port for https */
async function startCaddy(ports: readonly number[]): Promise<number> {
  const folder = newFolder(onTestFinished, 'caddy');
  const [port, httpPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const file = path.join(folder, 'Caddyfile');
  const site = '{$SITE_ADDRESS:www.example.com} {\n';
  writeFileSync(
    file,
    `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}\n${substitute(
      readFileSync('deploy/caddy/Caddyfile', 'utf8'),
      { [site]: `${site}\ttls ${certificate} ${key}\n` },
    )}`,
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
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

test('behind Caddy: the site’s own compression, real addresses, and no failed request while a replica restarts', async ({
  skip,
}) => {
  skip(!hasCaddy, 'caddy is not installed');
  const settings = { ...generousLimits, SHUTDOWN_DELAY: '2' };
  const replicas = await Promise.all([0, 1].map(() => startReplica(onTestFinished, settings)));
  const port = await startCaddy(replicas.map((replica) => replica.port));

  const headers = { 'accept-encoding': 'br' };
  const page = await ask(port, '/en', { headers });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
  const plain = await ask(port, '/en');
  expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);

  let messages = 0;
  const send = async (from: string): Promise<number> => {
    const body = new URLSearchParams({ ...goodValues, ...goodIds, subject: String(messages++) });
    const { status } = await ask(port, '/api/v1.0/email/send-form', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '203.0.113.1, 203.0.113.2',
      },
      body: body.toString(),
      from,
    });
    return status;
  };
  const together = (addresses: string[]) => Promise.all(addresses.map(send));
  expect(await together(['127.0.1.1', '127.0.2.1', '127.0.3.1'])).toEqual([200, 200, 200]);
  // Each of the two sites admits one message per second of an address.
  expect(await together(['127.0.4.1', '127.0.4.1', '127.0.4.1'])).toContain(429);

  const clock = { isOver: false };
  const failed: unknown[] = [];
  let requests = 0;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const visitors = [0, 1, 2].map(async (number) => {
    while (!clock.isOver) {
      await sleep(pauseMs);
      const { status } = await ask(port, `/en/about?visit=${requests++}`, { agent });
      if (status !== 200) failed.push(status);
      if (requests % 4 !== 0) continue;
      const sent = await send(`127.1${number}.${requests >> 8}.${requests & 255 || 1}`);
      if (sent !== 200) failed.push(`message ${sent}`);
    }
  });
  // Caddy needs seconds to notice that a replica is back: an operator restarts the other one after them.
  await replicas[0]?.stop();
  await replicas[0]?.start();
  clock.isOver = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});

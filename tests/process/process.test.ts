import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../harness/free-port.ts';
import {
  launchSite,
  startSite,
  type Environment,
  type Running,
} from '../harness/server-process.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { newFolder, type OnTestFinished } from '../harness/temporary-folder.ts';

/** The built site as its own process: how it starts, rejects settings, handles signals and stops. */
const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

function contentFolder(after: OnTestFinished): {
  folder: string;
  edit: (from: string, to: string) => void;
} {
  const folder = newFolder(after, 'content');
  const file = path.join(folder, 'account-types.json');
  cpSync('content', folder, { recursive: true });
  return {
    folder,
    edit: (from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to)),
  };
}

const takenPort = (): string => new URL(sharedOrigin('site')).port;
const brokenContent = (): string => {
  const { folder, edit } = contentFolder(onTestFinished);
  edit('"SpreadPips": 0.7', '"SpreadPips": ""');
  return folder;
};

test.for<[string, () => Environment, RegExp]>([
  ['a busy port', () => ({ PORT: takenPort() }), /^Port \d+ is in use: [^\n]*\n$/],
  [
    'a metrics port that is taken',
    () => ({ METRICS_PORT: takenPort(), PORT: '0' }),
    /^METRICS_PORT='\d+' cannot be used on METRICS_HOST='127\.0\.0\.1': [^\n]*\n$/,
  ],
  [
    'a data folder that cannot be written',
    () => ({ DATA_FOLDER: '/dev/null/data' }),
    /^Contact messages cannot be stored in DATA_FOLDER='\/dev\/null\/data': [^\n]*\n$/,
  ],
  [
    'a broken content file, by its row and field',
    () => ({ CONTENT_FOLDER: brokenContent() }),
    /^\S*account-types\.json: row 2 \(premium\), SpreadPips: [^\n]*\n$/,
  ],
])('%s ends the start with one line that names it', async ([, environment, line]) => {
  const { process: site, errors } = launchSite(environment());
  expect(await once(site, 'exit')).toEqual([1, null]);
  expect(errors()).toMatch(line);
});

describe('a running site', () => {
  const { folder, edit } = contentFolder(afterAll);
  let running: Running;
  beforeAll(async () => {
    running = await startSite({ METRICS_PORT: '0', CONTENT_FOLDER: folder });
  });
  afterAll(() => running.stop('SIGKILL'));

  const metricsUrl = (): string => /Metrics are at (\S+)/.exec(running.output())?.[1] ?? '';
  const metrics = async (): Promise<string> => (await fetch(metricsUrl())).text();

  async function valueOf(series: string): Promise<number> {
    const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.split(' ').at(-1));
  }

  test('requests are counted by class and status, and timed', async () => {
    for (const asked of ['/en/about', '/en/about', '/en/nowhere', '/robots.txt', '/healthz'])
      await fetch(running.origin + asked);
    const countOf = (requestClass: string, status: number) => () =>
      valueOf(`site_http_requests_total{class="${requestClass}",status="${status}"}`);
    await expect.poll(countOf('page', 200)).toBe(2);
    await expect.poll(countOf('page', 404)).toBe(1);
    await expect.poll(countOf('file', 200)).toBe(1);
    expect(await countOf('probe', 200)()).toBeGreaterThan(0);
    const durations = 'site_http_request_duration_seconds';
    expect(await valueOf(`${durations}_count{class="page"}`)).toBe(3);
    expect(await valueOf(`${durations}_bucket{le="5",class="page"}`)).toBe(3);
  });

  test('the alert rules ask for metrics that the site exports, and link to the runbook', async () => {
    const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    const exported = await metrics();
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    expect(rules).toHaveLength(5);
    for (const { alert, expr, annotations } of rules) {
      for (const [name] of expr.matchAll(/\b(?:site|nodejs)_\w+/g))
        expect(exported).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
      expect(annotations['runbook_url']).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(runbook).toContain(`\n## ${alert}\n`);
    }
  });

  test('nothing is served beside the metrics, and nothing without the setting', async () => {
    expect((await fetch(new URL('/', metricsUrl()))).status).toBe(404);
    expect((await fetch(`${sharedOrigin('site')}/metrics`)).status).toBe(404);
  });

  test('after SIGHUP an edited content file is shown, and a broken one keeps the last good content', async () => {
    const { process: site, origin, errors } = running;
    const page = async (): Promise<Response> => fetch(`${origin}/en/account-types`);
    const shown = async (): Promise<string> => (await page()).text();
    expect(await shown()).toContain('$10,000');
    const etag = (await page()).headers.get('etag');

    edit('"MinDepositUsd": 10000', '"MinDepositUsd": 12345');
    site.kill('SIGHUP');
    await expect.poll(shown).toContain('$12,345');
    expect((await page()).headers.get('etag')).not.toBe(etag);
    expect(await (await fetch(`${origin}/api/account-types`)).text()).toContain('$12,345');

    edit('"Elite Account"', '""');
    site.kill('SIGHUP');
    await expect.poll(errors).toMatch(/Error fetching pricing data.*row 3 \(elite\), Title/);
    expect(await shown()).toContain('$12,345');
  });

  test('after SIGTERM the request in flight is finished, and no new one accepted', async () => {
    const { process: site, origin, port } = running;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    // The request is in flight when the process receives the signal.
    socket.write('GET /healthz HTTP/1.1\r\nHost: site.test\r\n');
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
    site.kill('SIGTERM');
    await expect.poll(() => isServed(port), { timeout: 5000 }).toBe(false);
    const ended = once(site, 'exit');
    socket.write('Connection: close\r\n\r\n');
    await expect.poll(() => received, { timeout: 5000 }).toContain('{"status":"ok"}');
    expect(await ended).toEqual([0, null]);
  });
});

test('while the site is starting it is alive and not ready, visitors wait instead of seeing an error, and signals work as ever', async () => {
  const { promise: asked, resolve: noteRequest } = Promise.withResolvers<void>();
  // A content service that never responds.
  const service = createHttpServer(() => noteRequest()).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const port = await freePort();
  const site = launchSite({
    CONTENT_SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    DATA_FOLDER: newFolder(onTestFinished),
    PORT: String(port),
  });
  onTestFinished(() => site.stop('SIGKILL'));
  await asked;
  site.process.kill('SIGHUP');
  const get = (pathname: string) => fetch(`http://127.0.0.1:${port}${pathname}`);
  const visits = ['/about', '/en/account-specs?q=gold', '/no-such-page'].map(get);
  const [alive, ready] = await Promise.all([get('/healthz'), get('/readyz')]);
  expect(site.output()).not.toContain('Serving ');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
  // The service has not responded yet: it delays no start.
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200, 404]);
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('npm start, even killed, takes the server along and frees its port', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: newFolder(onTestFinished),
    },
    stdio: 'ignore',
  });
  // A start that is left behind would keep the run from ending.
  onTestFinished(() => void npm.kill('SIGKILL'));
  await expect.poll(() => isServed(port), { timeout: 30_000 }).toBe(true);
  npm.kill('SIGKILL');
  await expect.poll(() => isServed(port), { timeout: 10_000 }).toBe(false);
});

test('a malformed request head is rejected and does not stop the site', async () => {
  const origin = sharedOrigin('site');
  for (const head of [
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'GET /\0 HTTP/1.1\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    socket.on('error', () => {});
    socket.write(head);
    await once(socket, 'close').catch(() => {});
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect((await fetch(`${origin}/`)).status).toBe(200);
});

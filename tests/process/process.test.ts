import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeContentService } from '../fakes/content-service.ts';
import { freePort } from '../harness/free-port.ts';
import {
  launchSite,
  startSite,
  type Environment,
  type Running,
} from '../harness/server-process.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** The built site as its own process: how it starts, rejects settings, handles signals and stops. */
async function started(environment?: Environment): Promise<Running> {
  const site = await startSite(environment);
  onTestFinished(() => site.stop('SIGKILL'));
  return site;
}

/** A folder for this test alone. */
function ownFolder(name: string): string {
  const { folder, remove } = temporaryFolder(name);
  onTestFinished(remove);
  return folder;
}

async function refused(environment: Environment): Promise<string> {
  const { process: site, errors, output } = launchSite(environment);
  const [code] = (await once(site, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output()).toBe('');
  return errors();
}

function contentFolder(): { folder: string; edit: (from: string, to: string) => void } {
  const folder = ownFolder('content');
  const file = path.join(folder, 'account-types.json');
  for (const name of ['account-types.json', 'account-specs.json', 'holidays.json'])
    cpSync(`content/${name}`, path.join(folder, name));
  return {
    folder,
    edit: (from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to)),
  };
}

test('an invalid setting aborts the start with one line that names it', async () => {
  expect(await refused({ DEFAULT_LANGUAGE: 'fr' })).toMatch(
    /^DEFAULT_LANGUAGE='fr' cannot be used: [^\n]*\n$/,
  );
});

test('a secret whose file is missing aborts the start with one line', async () => {
  expect(await refused({ SMTP_URL_FILE: '/run/secrets/missing' })).toBe(
    "SMTP_URL_FILE='/run/secrets/missing' cannot be used: ENOENT: no such file or directory\n",
  );
});

test('a busy port aborts the start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refused({ PORT: String(port) })).toMatch(
    new RegExp(`^Port ${port} is in use: [^\\n]*\\n$`),
  );
  other.close();
});

test('a broken content file aborts the start, naming file, row and field', async () => {
  const { folder, edit } = contentFolder();
  edit('"SpreadPips": 0.7', '"SpreadPips": ""');
  expect(await refused({ CONTENT_FOLDER: folder })).toMatch(
    /^\S*account-types\.json: row 2 \(premium\), field SpreadPips: .+\n$/,
  );
});

test('a broken specification aborts the start, naming file, instrument and field', async () => {
  const { folder } = contentFolder();
  const file = path.join(folder, 'account-specs.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"5,000 oz"', '""'));
  expect(await refused({ CONTENT_FOLDER: folder })).toMatch(
    /^\S*account-specs\.json: group 5 \(Gold and silver\), instrument 2 \(XAGUSD\), field contractSize: must not be empty\n$/,
  );
});

test('an edited content file is shown after SIGHUP; a broken one keeps the last good content', async () => {
  const { folder, edit } = contentFolder();
  const { process: site, origin, errors } = await started({ CONTENT_FOLDER: folder });
  const shown = async (): Promise<string> => (await fetch(`${origin}/en/account-types`)).text();
  expect(await shown()).toContain('$10,000');
  const etagNow = async (): Promise<string | null> =>
    (
      await fetch(`${origin}/en/account-types`, { headers: { 'accept-encoding': 'identity' } })
    ).headers.get('etag');
  const etag = await etagNow();

  edit('"MinDepositUsd": 10000', '"MinDepositUsd": 12345');
  site.kill('SIGHUP');
  await expect.poll(shown, { timeout: 10_000 }).toContain('$12,345');
  expect(await etagNow()).not.toBe(etag);
  expect(JSON.stringify(await (await fetch(`${origin}/api/account-types`)).json())).toContain(
    '$12,345',
  );

  edit('"Elite Account"', '""');
  site.kill('SIGHUP');
  await expect
    .poll(errors, { timeout: 10_000 })
    .toMatch(/Error fetching pricing data.*row 3 \(elite\), field Title/);
  expect(await shown()).toContain('$12,345');
});

test('a site whose content service never responded shows the failure and serves every other page', async () => {
  const { origin, errors } = await started({
    CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
    CONTENT_TIMEOUT: '2',
    DATA_FOLDER: ownFolder('data'),
  });
  expect(errors()).toContain('Error fetching pricing data');
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect((await fetch(`${origin}/account-types`)).status).toBe(200);
  expect((await fetch(`${origin}/api/account-types`)).status).toBe(503);
});

test('the site follows its content service within seconds, survives its outage and a restart during it, and follows it again', async () => {
  const secret = 'a-long-enough-secret';
  let service = await startFakeContentService();
  const settings = {
    CONTENT_SERVICE_URL: service.origin,
    CONTENT_CHANGED_SECRET: secret,
    CONTENT_REFRESH: '0',
    DATA_FOLDER: ownFolder('data'),
  };
  const shown = async (origin: string): Promise<string> =>
    (await fetch(`${origin}/en/account-types`)).text();
  const edit = (deposit: string): void =>
    void Object.assign(service.lists['/api/account-types']?.[0] ?? {}, { MinDeposit: deposit });
  const call = async (origin: string): Promise<number> =>
    (
      await fetch(`${origin}/api/content-changed`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      })
    ).status;

  const first = await started(settings);
  edit('$4,321');
  expect(await call(first.origin)).toBe(202);
  await expect.poll(() => shown(first.origin), { timeout: 5000 }).toContain('$4,321');

  await service.stop();
  expect(await call(first.origin)).toBe(202);
  await expect.poll(first.errors, { timeout: 10_000 }).toContain('Error fetching pricing data');
  expect(await shown(first.origin)).toContain('$4,321');
  await first.stop('SIGKILL');

  const second = await started(settings);
  expect(await shown(second.origin)).toContain('$4,321');
  expect(
    (await (await fetch(`${second.origin}/api/elite-account-specs`)).json()) as object,
  ).toMatchObject({ meta: { pagination: { total: 130 } } });

  service = await startFakeContentService(Number(new URL(service.origin).port));
  edit('$8,765');
  expect(await call(second.origin)).toBe(202);
  await expect.poll(() => shown(second.origin), { timeout: 5000 }).toContain('$8,765');
  await service.stop();
});

test('on SIGTERM the site finishes the request in flight, accepts no new one, and exits with 0', async () => {
  const { process: site, port, origin } = await started();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  // The request is in flight when the process receives the signal.
  socket.write('GET /healthz HTTP/1.1\r\nHost: site.test\r\n');
  await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
  site.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 5000 },
    )
    .toBe('closed');
  const ended = once(site, 'exit');
  socket.write('Connection: close\r\n\r\n');
  await expect.poll(() => received, { timeout: 5000 }).toContain('{"status":"ok"}');
  expect(await ended).toEqual([0, null]);
});

/** A site whose content service takes this long to fail: it is asked when this resolves, and the site is still starting. */
async function startingSite(serviceDelayMs: number, environment: Environment = {}) {
  const { promise: asked, resolve: noteRequest } = Promise.withResolvers<void>();
  const slowService = createHttpServer((_request, response) => {
    noteRequest();
    setTimeout(() => response.writeHead(500).end(), serviceDelayMs);
  });
  slowService.listen(0, '127.0.0.1');
  await once(slowService, 'listening');
  onTestFinished(() => {
    slowService.closeAllConnections();
    slowService.close();
  });
  const { port } = slowService.address() as AddressInfo;
  const site = launchSite({
    CONTENT_SERVICE_URL: `http://127.0.0.1:${port}`,
    DATA_FOLDER: ownFolder('data'),
    ...environment,
  });
  onTestFinished(() => site.stop('SIGKILL'));
  await asked;
  return site;
}

test('while the site is starting it is alive and not ready, and visitors wait instead of seeing an error', async () => {
  const port = await freePort();
  const site = await startingSite(60_000, { PORT: String(port) });
  const get = (pathname: string) => fetch(`http://127.0.0.1:${port}${pathname}`);
  const visits = ['/about', '/en/account-specs?q=gold', '/no-such-page'].map(get);
  const [alive, ready] = await Promise.all([get('/healthz'), get('/readyz')]);
  expect(site.output()).not.toContain('Serving ');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
  // The service has not responded yet: it delays no start.
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200, 404]);
  await expect.poll(() => site.output()).toContain('Serving ');
}, 40_000);

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s while the site is starting ends it like any other time',
  async (signal) => {
    const site = await startingSite(60_000);
    const ended = once(site.process, 'exit');
    site.process.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

test('SIGHUP while the site is starting does not end it', async () => {
  const site = await startingSite(200);
  expect(site.output()).not.toContain('Serving ');
  site.process.kill('SIGHUP');
  await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('Serving ');
}, 40_000);

test.for(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to npm start stops the server and frees its port',
  async (signal) => {
    const npm = spawn('npm', ['start'], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_FOLDER: ownFolder('data'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 30_000 }).toContain('Serving ');
    const port = Number(/Serving http:\/\/localhost:(\d+)/.exec(output)?.[1]);
    npm.kill(signal);
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            () => 'served',
            () => 'free',
          ),
        { timeout: 10_000 },
      )
      .toBe('free');
  },
);

test('a malformed request head is rejected and does not stop the site', async () => {
  const { port, origin } = await started();
  for (const head of [
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'GET /\0 HTTP/1.1\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    socket.on('error', () => {});
    socket.write(head);
    await once(socket, 'close').catch(() => {});
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect((await fetch(`${origin}/`)).status).toBe(200);
});

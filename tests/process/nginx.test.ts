import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { Agent } from 'node:https';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../harness/https-request.ts';
import { nginxProgram, startNginx, type Nginx } from '../harness/nginx.ts';
import { startReplica, type Replica } from '../harness/passed-socket.ts';
import { siteName } from '../harness/proxy-parts.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { generousLimits, goodIds, goodValues } from '../mail/messages.ts';

/** Between the requests of a visitor: the other tests need the processor, too. */
const pauseMs = 30;

/** deploy/nginx/site.conf in front of two sites. The last test stops both. */
describe.skipIf(!nginxProgram)('behind nginx (skipped where the machine has none)', () => {
  const undo: (() => void | Promise<void>)[] = [];
  const onFinished = (step: () => void | Promise<void>): void => void undo.unshift(step);
  let replicas: [Replica, Replica];
  let nginx: Nginx;

  beforeAll(async () => {
    const settings = { ...generousLimits, PAGE_CACHE: '1', SHUTDOWN_DELAY: '1' };
    replicas = await Promise.all([
      startReplica(onFinished, settings),
      startReplica(onFinished, settings),
    ]);
    nginx = await startNginx({
      folder: newFolder(onFinished, 'nginx'),
      replicas: [replicas[0].port, replicas[1].port],
    });
    onFinished(() => nginx.stop());
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });

  const cacheOf = async (pathname: string): Promise<unknown> =>
    (await ask(nginx.port, pathname)).headers['x-cache'];

  const sendMessage = (subject: string, from: string, headers: Record<string, string> = {}) =>
    ask(nginx.port, '/api/v1.0/email/send-form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...goodValues, ...goodIds, subject }).toString(),
      from,
    });

  test('pages come from its cache, in each encoding as the site has compressed them', async () => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
      await expect
        .poll(async () => (await ask(nginx.port, '/en', { headers })).headers['x-cache'])
        .toBe('HIT');
      const cached = await ask(nginx.port, '/en', { headers });
      const own = await fetch(`http://127.0.0.1:${replicas[0].port}/en`);
      const bytes =
        encoding === 'br'
          ? brotliDecompressSync(cached.body)
          : encoding === 'gzip'
            ? gunzipSync(cached.body)
            : cached.body;
      expect(bytes.toString()).toBe(await own.text());
      expect(cached.headers['content-encoding']).toBe(encoding);
      expect(cached.headers['set-cookie']).toBeUndefined();
      expect(cached.headers['cache-control']).toBe(own.headers.get('cache-control'));
    }
    const { headers } = await ask(nginx.port, '/en');
    const again = await ask(nginx.port, '/en', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('what must be fresh is not: query strings, messages, readiness', async () => {
    for (const pathname of ['/en?a=1', '/en/search?q=gold'])
      expect([await cacheOf(pathname), await cacheOf(pathname)]).toEqual(['BYPASS', 'BYPASS']);
    expect([await cacheOf('/readyz'), await cacheOf('/readyz')]).toEqual(['MISS', 'MISS']);
    const { status, headers } = await sendMessage('not kept', '127.0.9.1');
    expect([status, headers['x-cache']]).toEqual([200, undefined]);
  });

  test('the site counts visitors by their own address, whatever they claim', async () => {
    const claim = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2' };
    const together = async (addresses: string[]): Promise<number[]> =>
      (
        await Promise.all(
          addresses.map((from, index) => sendMessage(`${from} ${index}`, from, claim)),
        )
      ).map(({ status }) => status);
    expect(await together(['127.0.1.1', '127.0.2.1', '127.0.3.1'])).toEqual([200, 200, 200]);
    // Each of the two sites admits one message per second of an address.
    expect(await together(['127.0.4.1', '127.0.4.1', '127.0.4.1'])).toContain(429);
  });

  test('a body beyond every form is refused before the site reads it', async () => {
    const { status } = await ask(nginx.port, '/en/contact', {
      method: 'POST',
      body: 'a'.repeat(300_000),
    });
    expect(status).toBe(413);
  });

  test('it serves HTTP/2 for the site’s name, sends plain HTTP there, and refuses other names', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.httpPort}/en/about?ref=a`, {
      redirect: 'manual',
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      301,
      `https://${siteName}/en/about?ref=a`,
    ]);
    const session = connectHttp2(`https://127.0.0.1:${nginx.port}`, {
      servername: siteName,
      rejectUnauthorized: false,
    });
    const stream = session.request({ ':path': '/healthz', ':authority': siteName });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    session.destroy();
    const other = connectTls({
      host: '127.0.0.1',
      port: nginx.port,
      servername: 'other.example',
      rejectUnauthorized: false,
    });
    await expect(once(other, 'secureConnect')).rejects.toThrow(/unrecognized name/);
  });

  test('while each replica restarts in turn, no request fails and each message is stored once', async () => {
    const clock = { isOver: false };
    const failed: unknown[] = [];
    const sent: string[] = [];
    let requests = 0;
    const note = (what: string, { status }: { status: number }): void => {
      requests += 1;
      if (status !== 200) failed.push([what, status]);
    };
    const agent = new Agent({ keepAlive: true });
    const visitors = [0, 1, 2].map(async (number) => {
      while (!clock.isOver) {
        await sleep(pauseMs);
        const pathname = `/en/about?visit=${requests}`;
        note(pathname, await ask(nginx.port, pathname, { agent }));
        if (requests % 4 !== 0) continue;
        const subject = `restart ${number}-${sent.length}`;
        sent.push(subject);
        const [high, low] = [sent.length >> 8, sent.length & 255];
        note(subject, await sendMessage(subject, `127.1${number}.${high}.${low || 1}`));
      }
    });
    for (const replica of replicas) {
      await replica.stop();
      await replica.start();
    }
    clock.isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    expect(failed).toEqual([]);
    expect(sent.length).toBeGreaterThan(20);
    const stored = replicas.flatMap(({ dataFolder }) => {
      const database = new DatabaseSync(path.join(dataFolder, 'contact-messages.db'), {
        readOnly: true,
      });
      const rows = database
        .prepare("SELECT subject FROM contact_messages WHERE subject LIKE 'restart %'")
        .all();
      database.close();
      return rows.map(({ subject }) => String(subject));
    });
    expect(stored.toSorted()).toEqual(sent.toSorted());
  });

  test('while no replica responds, visitors get the last copy', async () => {
    await expect.poll(() => cacheOf('/en/contact')).toBe('HIT');
    await Promise.all(replicas.map((replica) => replica.site().stop('SIGKILL')));
    await expect.poll(() => cacheOf('/en/contact')).toBe('STALE');
    const { status, body } = await ask(nginx.port, '/en/contact');
    expect([status, body.toString().includes('</html>')]).toEqual([200, true]);
  });
});

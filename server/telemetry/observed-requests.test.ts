import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testSite } from '../../tests/fakes/test-site.ts';
import { createRequestIds, currentRequestId } from '../request-scope.ts';
import type { AccessLogEntry } from './access-log.ts';
import {
  createListener,
  createObservedListener,
  type Answering,
  type Observers,
} from './observed-requests.ts';
import { createRequestCounts } from './request-counts.ts';
import { createRoutes } from './route-classes.ts';

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function observe(app: Answering, paths: readonly string[] = []) {
  const counts = createRequestCounts();
  const entries: AccessLogEntry[] = [];
  const routes = createRoutes({ paths, files: [], endpoints: [], defaultLanguage: 'zh' });
  const listenWith = (accessLog: Observers['accessLog']): RequestListener =>
    createObservedListener(() => app, {
      routes: () => routes,
      counts,
      accessLog,
      tracing: undefined,
      requestIdOf: createRequestIds(0),
    });
  return {
    counts,
    entries,
    counted: listenWith(undefined),
    logged: listenWith({
      write: (entry) => entries.push(entry),
      dropped: 0,
      finish: () => Promise.resolve(),
    }),
  };
}

test('what is observed is answered as if it were not, but for the id', async () => {
  const { app, pages } = await testSite();
  const observed = observe(app, pages.paths());
  const ports = {
    plain: await serve(createListener(() => app)),
    counted: await serve(observed.counted),
    logged: await serve(observed.logged),
  };
  async function responseOf(
    port: number,
    path: string,
    init: RequestInit,
  ): Promise<[number, Record<string, string>, string]> {
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'identity');
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers,
    });
    const { date: _, ...received } = Object.fromEntries(response.headers);
    return [response.status, received, await response.text()];
  }
  const [, { etag = '' }] = await responseOf(ports.plain, '/en/about', {});
  for (const [path, init] of [
    ['/en/about', {}],
    ['/en/about', { method: 'HEAD' }],
    ['/en/about', { headers: { 'if-none-match': etag } }],
    ['/nowhere', {}],
    ['/About', { redirect: 'manual' }],
    ['/en/about', { method: 'DELETE' }],
    ['/en/tools-calculators?calculator=pip', {}],
  ] as [string, RequestInit][]) {
    const plain = await responseOf(ports.plain, path, init);
    expect(await responseOf(ports.counted, path, init)).toEqual(plain);
    const [status, { 'x-request-id': id, ...headers }, body] = await responseOf(
      ports.logged,
      path,
      init,
    );
    expect([status, headers, body]).toEqual(plain);
    expect(id).toMatch(/^[\da-f]{12}-\w+$/);
  }
  expect(observed.entries.map((entry) => entry.class)).toEqual([
    'page',
    'page',
    'page',
    'not_found',
    'redirect',
    'page',
    'page',
  ]);
});

test('the id is known to everything that a request does, and to nothing else', async () => {
  const ids: (string | undefined)[] = [];
  const app: Answering = {
    serveDirectly: () => undefined,
    async fetch() {
      ids.push(currentRequestId());
      await new Promise(setImmediate);
      ids.push(currentRequestId());
      return new Response('');
    },
  };
  const port = await serve(observe(app).logged);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const id = response.headers.get('x-request-id');
  expect(ids).toEqual([id, id]);
  expect(currentRequestId()).toBeUndefined();
});

test('a client that goes away before the response is a 499', async () => {
  let asked = Promise.withResolvers<void>();
  const app: Answering = {
    serveDirectly: () => undefined,
    fetch() {
      asked.resolve();
      return new Promise<Response>(() => {});
    },
  };
  const { counts, entries, counted, logged } = observe(app);
  for (const listener of [counted, logged]) {
    asked = Promise.withResolvers();
    const socket = connect(await serve(listener), '127.0.0.1');
    socket.write('GET /somewhere HTTP/1.1\r\nHost: site.test\r\n\r\n');
    await asked.promise;
    socket.destroy();
  }
  await expect.poll(() => counts.byStatus()).toEqual([{ class: 'other', status: 499, count: 2 }]);
  expect(entries).toMatchObject([{ status: 499, aborted: true, path: undefined }]);
  expect(entries[0]?.bytes).toBeUndefined();
});

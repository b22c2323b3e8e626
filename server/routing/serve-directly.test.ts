import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '../../tests/fakes/test-site.ts';
import type { SiteApp } from '../app.ts';
import { compressedResponse, uncompressedResponse } from '../http/stored-response.ts';

const file = await compressedResponse(200, Buffer.from('a{color:red}'.repeat(100)), {
  'content-type': 'text/css',
  'cache-control': 'immutable',
});
const picture = uncompressedResponse(200, Buffer.from([1, 2, 3]), { 'content-type': 'image/png' });

/** The site as it is served, and with every request made a `Request`. */
const ports = { direct: 0, indirect: 0 };
const direct: string[] = [];
let app: SiteApp;
const servers = new Set<ReturnType<typeof createServer>>();

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer({ optimizeEmptyRequests: true }, listener);
  servers.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const files = new Map([
    ['/assets/style.css', file],
    ['/picture.png', picture],
  ]);
  ({ app } = await testSite({}, { files, stored: true }));
  const listen = getRequestListener((request) => app.fetch(request));
  ports.indirect = await serve((request, response) => void listen(request, response));
  ports.direct = await serve((request, response) => {
    if (app.serveDirectly(request, response)) direct.push(request.url ?? '');
    else void listen(request, response);
  });
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** What a client receives for these bytes, without the date. */
async function rawResponse(request: string, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/\r\nDate: [^\r]*/i, '');
}

const requestOf = (line: string, headers: Record<string, string> = {}): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Host: 'www.example.com', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

const encodings = [
  'br',
  'gzip, deflate, br, zstd',
  'gzip',
  'br;q=0, gzip',
  'BR',
  '*',
  'identity',
  '',
];
const paths = ['/', '/en/about', '/ar/contact', '/assets/style.css', '/picture.png'];

/** The best compression replaces the fast one when a response is first used. */
async function isFinal(path: string): Promise<void> {
  const request = requestOf(`HEAD ${path}`, { 'Accept-Encoding': 'br' });
  await expect.poll(() => rawResponse(request, ports.direct)).toMatch(/\r\netag: "/);
}

test.for(paths)(
  '%s: the same bytes in every encoding, for GET and HEAD, and as 304',
  async (path) => {
    await isFinal(path);
    for (const method of ['GET', 'HEAD'])
      for (const encoding of encodings) {
        const headers = { 'Accept-Encoding': encoding };
        const request = requestOf(`${method} ${path}`, headers);
        const before = direct.length;
        const response = await rawResponse(request, ports.direct);
        expect(direct.length, request).toBe(before + 1);
        expect(response).toBe(await rawResponse(request, ports.indirect));
        const etag = /^etag: (.*)$/im.exec(response)?.[1]?.trim() ?? '';
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*', '"other"']) {
          const revalidation = requestOf(`${method} ${path}`, {
            ...headers,
            'If-None-Match': known,
          });
          const revalidated = await rawResponse(revalidation, ports.direct);
          expect(revalidated).toMatch(known === '"other"' ? /^HTTP\/1.1 200/ : /^HTTP\/1.1 304/);
          expect(revalidated).toBe(await rawResponse(revalidation, ports.indirect));
        }
      }
  },
);

test.for([
  'POST /en/about',
  'DELETE /assets/style.css',
  'GET /en/about?x=1',
  'GET /en/about#x',
  'GET /search?q=gold',
  'GET /About',
  'GET /en/about/',
  'GET /en/../en/about',
  'GET /%65n/about',
  'GET //en/about',
  'GET http://www.example.com/en/about',
  'GET /no-such-page',
  'GET /healthz',
  'OPTIONS *',
])('%s: the same response as without', async (line) => {
  const before = direct.length;
  const request = requestOf(line);
  expect(await rawResponse(request, ports.direct)).toBe(await rawResponse(request, ports.indirect));
  expect(direct.length).toBe(before);
});

test.for([
  'a b',
  'a/b',
  'example.com:99999',
  'example.com:x',
  'user@example.com',
  '[::1]:3000',
  'EXAMPLE.com',
  '',
])('a host that is not plain gets the same response as without: %j', async (host) => {
  const request = requestOf('GET /en/about', { Host: host });
  const before = direct.length;
  expect(await rawResponse(request, ports.direct)).toBe(await rawResponse(request, ports.indirect));
  expect(direct.length).toBe(before);
});

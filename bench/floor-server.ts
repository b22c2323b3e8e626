/**
 * Serves the floor of every page of the site at `SITE_ORIGIN`, compressed as well as the site's own pages. A process of
 * its own, as the site is: the measuring program would delay its answers.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { floorHtml } from './page-floor.ts';

const origin = process.env['SITE_ORIGIN'];
if (!origin) throw new Error('SITE_ORIGIN is not set');

/** Compressed floors, by URL. */
const floors = new Map<string, Buffer>();

async function makeFloor(url: string): Promise<Buffer> {
  const response = await fetch(origin + url);
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  return brotliCompressSync(floorHtml(await response.text()));
}

async function respond(url: string, response: ServerResponse): Promise<void> {
  try {
    const body = floors.get(url) ?? (await makeFloor(url));
    floors.set(url, body);
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
  }
}

const server = createServer((request, response) => void respond(request.url ?? '/', response));
server.listen(0, '127.0.0.1', () => {
  console.log(`Serving http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

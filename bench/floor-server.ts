/**
 * Serves the floor of every page of the site at `SITE_ORIGIN`, compressed as well as the site's own pages and with their
 * headers, which share the connection's first flight with the page; what browsers fetch for a page comes from the site. A process
 * of its own, as the site is: the measuring program would delay its answers.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { floorHtml } from './page-floor.ts';

const origin = process.env['SITE_ORIGIN'];
if (!origin) throw new Error('SITE_ORIGIN is not set');

interface Floor {
  headers: Record<string, string>;
  body: Buffer;
}

const floors = new Map<string, Floor>();

async function makeFloor(url: string): Promise<Floor> {
  const response = await fetch(origin + url);
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['speculation-rules', 'content-length', 'date', 'connection', 'keep-alive'])
    delete headers[name];
  // As long, and without effect: the floor's styles do not have the hash that it allows.
  headers['x-content-security-policy'] = headers['content-security-policy'] ?? '';
  delete headers['content-security-policy'];
  if (!headers['content-type']?.startsWith('text/html'))
    return { headers, body: Buffer.from(await response.bytes()) };
  headers['content-encoding'] = 'br';
  return { headers, body: brotliCompressSync(floorHtml(await response.text())) };
}

async function respond(url: string, response: ServerResponse): Promise<void> {
  try {
    const floor = floors.get(url) ?? (await makeFloor(url));
    floors.set(url, floor);
    response
      .writeHead(200, { ...floor.headers, 'content-length': floor.body.length })
      .end(floor.body);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
  }
}

const server = createServer((request, response) => void respond(request.url ?? '/', response));
server.listen(0, '127.0.0.1', () => {
  console.log(`Serving http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

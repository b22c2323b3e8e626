import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake charting provider: four scripts that behave like the provider's loaders ("Charting provider" in docs/external-apis.md),
 * and the frames that they open. It draws labelled boxes, no prices. The cookie `fault` selects the fault for each visitor.
 */
export type Fault =
  | 'none'
  /** The script responds with 500. */
  | 'error'
  /** The frame loads and posts no message. */
  | 'silent'
  /** The frame never responds. */
  | 'frameHang'
  /** The frame reports that it has no data. */
  | 'refuse';
export const faultCookie = 'fault';

const source = (name: string): string =>
  readFileSync(new URL(`charting-provider/${name}`, import.meta.url), 'utf8');
const loader = source('loader.js');
const frame = source('frame.html');

export interface ChartingProvider {
  origin: string;
  stop(): Promise<void>;
}

export async function startChartingProvider({
  port = 0,
  host = '127.0.0.1',
} = {}): Promise<ChartingProvider> {
  const server = createServer(respond);
  server.listen(port, host);
  await new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://fake.invalid');
  const fault =
    new RegExp(`(?:^|; )${faultCookie}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1] ?? 'none';
  const send = (status: number, type: string, body: string, headers: object = {}): void => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
  };

  if (
    /^\/external-embedding\/embed-widget-(?:ticker-tape|market-quotes|events|timeline)\.js$/.test(
      pathname,
    )
  ) {
    if (fault === 'error') return send(500, 'text/plain', 'Fake provider: error');
    return send(200, 'text/javascript', loader, { 'cache-control': 'max-age=600' });
  }
  if (pathname.startsWith('/embed-widget/')) {
    if (fault === 'frameHang') return;
    send(200, 'text/html', frame.replace('data-fault=""', `data-fault="${fault}"`));
    return;
  }
  // The root page, by which an embed asks whether a silent frame's host can be reached.
  if (pathname === '/') send(200, 'text/html', '');
  else send(404, 'text/plain', 'Not Found');
}

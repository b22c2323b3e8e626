import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';

export interface MetricsServer {
  url: string;
  close(): void;
}

/** Serves the metrics on a port of their own, which visitors do not reach. @throws if it cannot listen */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  metrics: { contentType: string; read: () => Promise<string> },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error('The metrics cannot be read', { error: messageOf(error) });
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

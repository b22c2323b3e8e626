import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '../../core/util/durations.ts';

/** For the first request on a connection that was accepted at the last moment. */
const firstRequestMs = secondMs;

/**
 * Serves for another `delayMs` while it makes clients leave, then accepts no connection any more.
 * @param delayMs 0: idle connections are closed at once, although a request may be on its way
 * @returns once the last request has its response
 */
export async function closeGently(server: Server, delayMs: number): Promise<void> {
  // A client that reads this opens its next connection elsewhere.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  if (delayMs > 0) await sleep(delayMs);
  const closed = new Promise<void>((resolve) => {
    // `close` of an HTTP server would also close connections on which no request has arrived yet.
    TcpServer.prototype.close.call(server, () => resolve());
  });
  if (delayMs > 0) await Promise.race([closed, sleep(firstRequestMs)]);
  server.closeIdleConnections();
  await closed;
}

import type { Server } from 'node:http';

export interface ConnectionLimits {
  /** For a connection on which nothing moves. Node notices between once and twice this time. */
  idleMs: number;
  /** For one response, however slowly it is read. */
  responseMs: number;
}

/**
 * Closes the connections of clients that do not read, or that read a response too slowly to be a visitor: each holds memory
 * for as long as it is open.
 */
export function limitConnections(server: Server, { idleMs, responseMs }: ConnectionLimits): void {
  server.setTimeout(idleMs);
  server.on('request', ({ socket }, response) => {
    const timer = setTimeout(() => socket.destroy(), responseMs);
    response.once('close', () => clearTimeout(timer));
  });
}

import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

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

/**
 * Closes a connection on which more than `maxPipelined` requests wait for their responses: Node reads hundreds of them at once,
 * however slowly their client reads. Browsers and proxies send the next request after the response, or close to it.
 */
export function limitPipelining(listener: RequestListener, maxPipelined: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

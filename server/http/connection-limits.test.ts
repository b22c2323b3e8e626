import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections, limitPipelining, type ConnectionLimits } from './connection-limits.ts';

/** Larger than all buffers between the server and its client. */
const body = Buffer.alloc(64 * 1024 * 1024);

/** Starts the server and connects a client that reads what it is sent. Both end with the test. */
async function connectTo(server: Server): Promise<Socket> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  return client;
}

const request = 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n';

/** A client that has sent a request for the body and reads nothing yet. */
async function silentClient(
  limits: ConnectionLimits,
): Promise<{ client: Socket; open: () => Promise<number> }> {
  const server = createServer((_request, response) => response.end(body));
  limitConnections(server, limits);
  const client = await connectTo(server);
  client.pause();
  client.write(request);
  const open = (): Promise<number> =>
    new Promise((resolve) => {
      server.getConnections((_error, count) => resolve(count));
    });
  await expect.poll(open).toBe(1);
  return { client, open };
}

test('a client that never reads is disconnected, and so is one that reads too slowly, in the end', async () => {
  const silent = await silentClient({ idleMs: 200, responseMs: 60_000 });
  await expect.poll(silent.open, { timeout: 5000 }).toBe(0);
  const { client, open } = await silentClient({ idleMs: 60_000, responseMs: 600 });
  const reading = (async () => {
    for (let round = 0; round < 40 && !client.destroyed; round++) {
      client.resume();
      await sleep(1);
      client.pause();
      await sleep(50);
    }
  })();
  await expect.poll(open, { timeout: 5000 }).toBe(0);
  await reading;
});

test('a client that reads gets the whole response', async () => {
  const { client } = await silentClient({ idleMs: 2000, responseMs: 20_000 });
  let received = 0;
  client.on('data', (chunk: Buffer) => (received += chunk.length));
  client.resume();
  await expect.poll(() => received, { timeout: 15_000 }).toBeGreaterThan(body.length);
});

/** @returns how many of the requests, sent at once, the listener gets and the client sees answered */
async function pipeline(
  requests: number,
  maxPipelined: number,
): Promise<{ taken: number; answered: number }> {
  let taken = 0;
  const client = await connectTo(
    createServer(
      limitPipelining((_request, response) => {
        taken++;
        setImmediate(() => response.end('answer'));
      }, maxPipelined),
    ),
  );
  let received = '';
  client.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const lastRequest = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  client.write(request.repeat(requests - 1) + lastRequest);
  await once(client, 'close');
  return { taken, answered: received.split('answer').length - 1 };
}

test('requests that a client sends before the responses are answered; with many more it is disconnected', async () => {
  expect(await pipeline(16, 16)).toEqual({ taken: 16, answered: 16 });
  expect((await pipeline(200, 16)).taken).toBe(16);
});

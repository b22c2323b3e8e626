import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createContactService } from '../../server/contact/contact-service.ts';
import { parseSettings } from '../../server/settings.ts';
import { handleCall } from './handle-call.ts';

/** The mail provider alone, as a process that a test can kill. Prints its port on standard output. */
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const service = createContactService(parseSettings(process.env), silent, {
  deliveryTimes: {
    pollIntervalMs: 100,
    leaseMs: 2000,
    firstRetryMs: 100,
    maxRetryMs: 500,
    giveUpAfterMs: 600_000,
  },
});
const server = createServer(
  getRequestListener((request, { incoming }) =>
    handleCall(service, request, incoming.socket.remoteAddress ?? ''),
  ),
);
server.listen(0, '127.0.0.1', () => {
  service.start();
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

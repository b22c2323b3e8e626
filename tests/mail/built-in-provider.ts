import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  createContactService,
  openOutbox,
  type ContactService,
  type ContactServiceOptions,
} from '../../server/contact/contact-service.ts';
import type { DeliveryTimes } from '../../server/contact/delivery.ts';
import type { Outbox } from '../../server/contact/outbox.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { newFolder, type OnTestFinished } from '../harness/temporary-folder.ts';
import { generousLimits } from './messages.ts';

/** Seconds where the site uses minutes. */
export const quickTimes: DeliveryTimes = {
  pollIntervalMs: 50,
  leaseMs: 4000,
  firstRetryMs: 50,
  maxRetryMs: 200,
  maxAttempts: 1000,
};

/** A server of the endpoints of a contact service, as the site mounts them. */
export const serverOf = ({ endpoints }: ContactService) =>
  createServer(
    getRequestListener((request) => {
      const { pathname } = new URL(request.url);
      const endpoint = endpoints.find(({ path }) => path === pathname);
      return endpoint && endpoint.kind !== 'redirect'
        ? endpoint.handler(request, request.headers.get('x-forwarded-for') ?? '127.0.0.1')
        : new Response('Not Found', { status: 404 });
    }),
  );

export interface BuiltIn {
  origin: string;
  outbox: Outbox;
  service: ContactService;
  log: ReturnType<typeof memoryLog>;
}

/** The built-in provider over HTTP, with its own outbox. */
export async function startBuiltIn(
  onTestFinished: OnTestFinished,
  environment: Record<string, string> = {},
  options: ContactServiceOptions = {},
): Promise<BuiltIn> {
  const settings = parseSettings({
    DATA_FOLDER: newFolder(onTestFinished),
    ...generousLimits,
    ...environment,
  });
  const log = memoryLog();
  const outbox = options.outbox ?? openOutbox(settings);
  const service = createContactService(settings, log, {
    deliveryTimes: quickTimes,
    ...options,
    outbox,
  });
  service.start();
  const server = serverOf(service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await service.stop();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, outbox, service, log };
}

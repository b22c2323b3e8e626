import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  openContactStore,
  withContactStore,
  type ContactService,
  type ContactServiceOptions,
} from '../../server/contact/contact-service.ts';
import type { DeliveryTimes } from '../../server/contact/deliver/delivery.ts';
import type { MessageOutbox } from '../../server/contact/store/message-outbox.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { handleCall } from './handle-call.ts';
import { generousLimits } from './messages.ts';

/** Registers cleanup for the end of a test: Vitest's own function, or the fixture of the same name. */
export type OnTestFinished = (undo: () => void | Promise<void>) => void;

/** Seconds where the site uses minutes. */
export const quickTimes: DeliveryTimes = {
  pollIntervalMs: 50,
  leaseMs: 4000,
  firstRetryMs: 50,
  maxRetryMs: 200,
  giveUpAfterMs: 60_000,
};

/** Listens on a free port of this machine until the test ends. @returns its origin */
export async function listen(server: Server, onTestFinished: OnTestFinished): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A contact service over HTTP, as the site mounts it. */
export function serve(service: ContactService, onTestFinished: OnTestFinished): Promise<string> {
  return listen(
    createServer(
      getRequestListener((request, { incoming }) =>
        handleCall(service, request, incoming.socket.remoteAddress ?? ''),
      ),
    ),
    onTestFinished,
  );
}

export interface BuiltIn {
  origin: string;
  outbox: MessageOutbox;
  service: ContactService;
  log: ReturnType<typeof memoryLog>;
}

/** The built-in provider with its own store. */
export async function startBuiltIn(
  onTestFinished: OnTestFinished,
  environment: Record<string, string> = {},
  options: ContactServiceOptions = {},
): Promise<BuiltIn> {
  const { folder, remove } = temporaryFolder('mail');
  onTestFinished(remove);
  const settings = parseSettings({
    DATA_FOLDER: folder,
    ...generousLimits,
    ...environment,
  });
  const log = memoryLog();
  const store = openContactStore(settings, log);
  const service = withContactStore(settings, store, log, { deliveryTimes: quickTimes, ...options });
  service.start();
  onTestFinished(() => service.stop());
  return { origin: await serve(service, onTestFinished), outbox: store.outbox, service, log };
}

import { createServer } from 'node:http';
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
import { handleCall } from './handle-call.ts';
import { listen, newFolder, type OnTestFinished } from './harness.ts';
import { generousLimits } from './messages.ts';

/** Seconds where the site uses minutes. */
export const quickTimes: DeliveryTimes = {
  pollIntervalMs: 50,
  leaseMs: 4000,
  firstRetryMs: 50,
  maxRetryMs: 200,
  giveUpAfterMs: 60_000,
};

/** A contact service over HTTP, as the site mounts it. */
export function serve(onTestFinished: OnTestFinished, service: ContactService): Promise<string> {
  return listen(
    onTestFinished,
    createServer(
      getRequestListener((request, { incoming }) =>
        handleCall(service, request, incoming.socket.remoteAddress ?? ''),
      ),
    ),
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
  const settings = parseSettings({
    DATA_FOLDER: newFolder(onTestFinished),
    ...generousLimits,
    ...environment,
  });
  const log = memoryLog();
  const store = openContactStore(settings, log);
  const service = withContactStore(settings, store, log, { deliveryTimes: quickTimes, ...options });
  service.start();
  onTestFinished(() => service.stop());
  return { origin: await serve(onTestFinished, service), outbox: store.outbox, service, log };
}

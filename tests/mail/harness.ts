import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import {
  openOutbox,
  withOutbox,
  type ContactService,
  type ContactServiceOptions,
} from '../../server/mail-provider/contact-service.ts';
import type { DeliveryTimes } from '../../server/mail-provider/delivery.ts';
import type { Outbox } from '../../server/mail-provider/outbox.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from '../fakes/site-parts.ts';

/** Seconds where the site has minutes. */
export const quickTimes: DeliveryTimes = {
  pollIntervalMs: 50,
  leaseMs: 4000,
  firstRetryMs: 50,
  maxRetryMs: 200,
  giveUpAfterMs: 60_000,
};

/** Many messages from one machine are the point of most tests. */
export const generous = {
  MESSAGES_PER_ADDRESS: '1000000',
  MESSAGES_TOGETHER: '1000000',
  TRUSTED_PROXIES: '1',
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Listens on a free port of this machine; gone when the test ends. @returns its origin */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A contact service over HTTP, as the site mounts it. */
export function serve(service: ContactService): Promise<string> {
  return listen(
    createServer(
      getRequestListener(async (request, { incoming }) => {
        const answer = await service.handle(
          request,
          new URL(request.url).pathname,
          incoming.socket.remoteAddress ?? '',
        );
        return answer ?? new Response('Not Found', { status: 404 });
      }),
    ),
  );
}

export interface BuiltIn {
  origin: string;
  outbox: Outbox;
  service: ContactService;
  log: ReturnType<typeof memoryLog>;
}

/** The built-in provider with an outbox of its own. */
export async function startBuiltIn(
  environment: Record<string, string> = {},
  options: ContactServiceOptions = {},
): Promise<BuiltIn> {
  const { contact: settings } = parseSettings({
    DATA_FOLDER: temporaryFolder(),
    ...generous,
    ...environment,
  });
  const log = memoryLog();
  const outbox = openOutbox(settings, log);
  const service = withOutbox(settings, outbox, log, { deliveryTimes: quickTimes, ...options });
  service.start();
  onTestFinished(() => service.stop());
  return { origin: await serve(service), outbox, service, log };
}

export const goodWords = {
  'contact-name': 'Layla Haddad',
  'contact-phone': '+966 50 000 0000',
  'contact-email': 'layla@example.com',
  subject: 'Fees',
  'contact-message': 'How much is a swap?',
};
export const goodIds = {
  lib_version: '4.4.1',
  service_id: 'contact',
  template_id: 'contact-form',
  user_id: 'public',
};

let clients = 0;
/** As if each request came from another visitor. */
export const anotherVisitor = (): Record<string, string> => ({
  'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients++ & 255}`,
});

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export function sendForm(
  origin: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = anotherVisitor(),
): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers,
    body: formOf({ ...goodWords, ...goodIds, ...fields }),
  });
}

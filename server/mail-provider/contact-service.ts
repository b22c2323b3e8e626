import path from 'node:path';
import {
  challengePath,
  formTokenPath,
  type ContactValues,
} from '../../contract/contact-message.ts';
import type {
  ContactOutcome,
  ContactSending,
  FailureCause,
} from '../../contract/contact-outcome.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { clientIp } from './client-ip.ts';
import { readValues } from './contact-message.ts';
import { createDelivery, type DeliveryTimes } from './delivery.ts';
import { createOutbox, type MessageState, type Outbox } from './outbox.ts';
import { passOn } from './outside-provider.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { problemName } from './problem-name.ts';
import { createProofsOfWork } from './proof-of-work.ts';
import { handleProviderCall, providerPaths } from './provider.ts';
import { createReception, type Reception } from './reception.ts';
import { readFormFields } from './request-fields.ts';
import { createSmtpSend } from './smtp.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { createFormTokens, type FormTokens } from './form-tokens.ts';

export type ContactSettings = Settings['contact'];

/** What `/readyz` says about messages. */
export type ContactStatus =
  | 'outside provider'
  | 'outbox does not answer'
  | (Record<MessageState, number> & { delivery: 'smtp' | 'none: SMTP_URL is not set' });

/** All that happens to the contact form's messages. */
export interface ContactService {
  readonly sending: ContactSending;
  /** Answers the mail provider's calls and the form's own; undefined for any other path. */
  handle(request: Request, path: string, peer: string): Promise<Response> | undefined;
  /** Takes a form that was posted without JavaScript; the caller shows the outcome in the page. */
  handlePost(
    request: Request,
    peer: string,
  ): Promise<{ status: number; outcome: ContactOutcome; headers: Record<string, string> }>;
  status(): Promise<ContactStatus>;
  /** Where messages go, for the start line. */
  readonly route: string;
  start(): void;
  stop(): Promise<void>;
}

export interface ContactServiceOptions {
  now?: () => Date;
  deliveryTimes?: DeliveryTimes;
}

/** The outbox that the settings name. @throws when its file cannot be opened */
export function openOutbox(
  { databaseUrl, dataFolder }: Pick<ContactSettings, 'databaseUrl' | 'dataFolder'>,
  log: Log,
): Outbox {
  if (!databaseUrl)
    return createOutbox(openSqliteDatabase(path.join(dataFolder, 'contact-messages.db')));
  return createOutbox(
    openPostgresDatabase(databaseUrl, (error) =>
      log.error('A connection of the outbox of contact messages broke', {
        problem: problemName(error),
      }),
    ),
  );
}

/** @throws when the outbox's file cannot be opened */
export function createContactService(
  settings: ContactSettings,
  log: Log,
  options: ContactServiceOptions = {},
): ContactService {
  return settings.sending.outsideOrigin === undefined
    ? withOutbox(settings, openOutbox(settings, log), log, options)
    : withOutsideProvider(settings, log, options);
}

/** Keeps messages in the outbox and delivers them from there. */
export function withOutbox(
  settings: ContactSettings,
  outbox: Outbox,
  log: Log,
  { now = () => new Date(), deliveryTimes }: ContactServiceOptions = {},
): ContactService {
  const { smtp, retentionDays, sending, proofTries } = settings;
  const delivery = createDelivery({
    outbox,
    send: smtp && createSmtpSend(smtp),
    log,
    keepDays: retentionDays,
    now,
    ...(deliveryTimes ? { times: deliveryTimes } : {}),
  });
  let signer: FormTokens | undefined;
  const stamps = async (): Promise<FormTokens> =>
    (signer ??= createFormTokens(await outbox.key('time stamps')));
  const proofs =
    proofTries === undefined ? undefined : createProofsOfWork({ outbox, tries: proofTries });
  const reception = createReception({
    limits: settings.limits,
    formTokens: stamps,
    proofs,
    now,
    async keep(message) {
      try {
        const { id, repeated } = await outbox.store(message, now());
        log.info(
          repeated
            ? 'A contact message came again and is kept once'
            : 'A contact message was stored',
          repeated ? {} : { id },
        );
      } catch (error) {
        log.error('A contact message could not be stored', { problem: problemName(error) });
        return { kind: 'failed', cause: 'unavailable' };
      }
      delivery.wake();
      return { kind: 'accepted' };
    },
  });
  const clientOf = createClientOf(settings, log);

  /** What the form asks for when it is first touched. */
  async function issue(
    request: Request,
    type: string,
    make: () => Promise<string>,
  ): Promise<Response> {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    if (request.method !== 'GET')
      return new Response('Method Not Allowed', {
        status: 405,
        headers: { ...headers, allow: 'GET' },
      });
    try {
      return new Response(await make(), { headers: { ...headers, 'content-type': type } });
    } catch (error) {
      log.error('The outbox of contact messages does not answer', { problem: problemName(error) });
      return new Response('Service Unavailable', { status: 503, headers });
    }
  }

  const place = settings.databaseUrl
    ? 'the Postgres of DATABASE_URL'
    : path.join(settings.dataFolder, 'contact-messages.db');
  return {
    sending,
    handle(request, at, peer) {
      if (at === formTokenPath)
        return issue(request, 'text/plain; charset=utf-8', async () =>
          (await stamps()).issue(now()),
        );
      if (at === challengePath && proofs)
        return issue(request, 'application/json', async () =>
          JSON.stringify(await proofs.challenge(now())),
        );
      const call = Object.values(providerPaths).find((known) => known === at);
      return call && handleProviderCall(request, call, clientOf(request, peer), sending, reception);
    },
    handlePost: (request, peer) => takePost(request, clientOf(request, peer), reception),
    async status() {
      try {
        return {
          ...(await outbox.counts()),
          delivery: smtp ? 'smtp' : 'none: SMTP_URL is not set',
        };
      } catch {
        return 'outbox does not answer';
      }
    },
    route: [
      smtp
        ? `stored in ${place}, sent to ${smtp.to}`
        : `stored in ${place} and not sent: SMTP_URL is not set (npm run messages shows them)`,
      ...(proofs ? ['each needs a proof of work'] : []),
    ].join('; '),
    start: () => delivery.start(),
    async stop() {
      await delivery.stop();
      await outbox.close();
    },
  };
}

/** Browsers send to the outside provider themselves; only posts without JavaScript pass through here. */
function withOutsideProvider(
  settings: ContactSettings,
  log: Log,
  { now = () => new Date() }: ContactServiceOptions,
): ContactService {
  const { sending, privateKey } = settings;
  const reception = createReception({
    limits: settings.limits,
    formTokens: undefined,
    proofs: undefined,
    now,
    async keep(message) {
      const passed = await passOn(message, sending, privateKey);
      if (passed.kind === 'failed')
        log.error('The outside mail provider did not take a contact message', {
          cause: passed.cause,
        });
      return passed;
    },
  });
  const clientOf = createClientOf(settings, log);
  return {
    sending,
    handle: () => undefined,
    handlePost: (request, peer) => takePost(request, clientOf(request, peer), reception),
    status: () => Promise.resolve('outside provider'),
    route: `sent through ${sending.outsideOrigin}`,
    start: () => {},
    stop: () => Promise.resolve(),
  };
}

function createClientOf(
  { trustedProxies }: ContactSettings,
  log: Log,
): (request: Request, peer: string) => string {
  let warned = trustedProxies > 0;
  return (request, peer) => {
    if (!warned && request.headers.has('x-forwarded-for')) {
      warned = true;
      log.error(
        'Requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors share one rate limit',
      );
    }
    return clientIp(request, peer, trustedProxies);
  };
}

async function takePost(
  request: Request,
  client: string,
  reception: Reception,
): ReturnType<ContactService['handlePost']> {
  const tooMany = (wait: number, typed: ContactValues) =>
    ({
      status: 429,
      outcome: { state: 'failed', cause: 'tooMany', typed },
      headers: { 'retry-after': String(wait) },
    }) as const;
  const read = await readFormFields(request);
  if (!read.ok)
    return {
      status: read.status,
      outcome: { state: 'failed', cause: read.status === 413 ? 'tooLarge' : 'ourFault' },
      headers: {},
    };
  const typed = readValues(read.fields);
  const wait = reception.admit(client);
  if (wait) return tooMany(wait, typed);
  const received = await reception.receive(typed, read.fields, client);
  switch (received.kind) {
    case 'accepted':
      return { status: 200, outcome: { state: 'sent' }, headers: {} };
    case 'invalid':
      return {
        status: 400,
        outcome: { state: 'invalid', values: typed, problems: received.problems },
        headers: {},
      };
    case 'refused':
      return {
        status: 403,
        outcome: { state: 'failed', cause: 'refused', values: typed },
        headers: {},
      };
    case 'unproven':
      return {
        status: 403,
        outcome: { state: 'failed', cause: 'noProof', values: typed },
        headers: {},
      };
    case 'tooMany':
      return tooMany(received.retryAfter, typed);
    case 'failed':
      return {
        status: statusOf(received.cause),
        outcome: { state: 'failed', cause: received.cause, values: typed },
        headers: {},
      };
  }
}

const statusOf = (cause: FailureCause): number => (cause === 'tooMany' ? 429 : 503);

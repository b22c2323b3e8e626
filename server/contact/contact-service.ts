import path from 'node:path';
import { formTokenPath } from '../../core/domain/api-paths.ts';
import { contactFields, sourceFields } from '../../core/domain/contact-message.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { createDelivery, type DeliveryTimes } from './delivery.ts';
import { errorName } from './error-name.ts';
import { isFormTokenGood, issueFormToken } from './form-token.ts';
import { createMailChannels, type Send } from './mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { forwardForm } from './outside-provider.ts';
import { providerEndpoints } from './provider-api.ts';
import { createReception, failedReception, type Receive } from './reception.ts';
import { openPostgres, openSqlite } from './sql-database.ts';
import { createWebhook } from './webhook.ts';

/** The state of messages in `/readyz`. */
export type ContactStatus =
  | 'outside provider'
  | 'outbox does not respond'
  | (Awaited<ReturnType<Outbox['counts']>> & {
      /** The channels on which messages are sent; without any they are stored only. */
      channels: readonly string[];
      /** Why the last message could not be stored, until one can. */
      writeError: string | undefined;
    });

/** Receives, stores and delivers the contact form's messages. */
export interface ContactService {
  /** Endpoints of the form itself and of the mail provider's API; none with an outside provider. */
  readonly endpoints: readonly Endpoint[];
  /** Takes a form that was posted without JavaScript. */
  readonly receive: Receive;
  status(): Promise<ContactStatus>;
  /** Where messages go, for the server's startup line. */
  readonly summary: string;
  start(): void;
  stop(): Promise<void>;
}

export interface ContactServiceOptions {
  now?: () => Date;
  deliveryTimes?: DeliveryTimes;
  /** Default: the one that the settings name. */
  outbox?: Outbox;
}

const sqliteFile = (dataFolder: string): string => path.join(dataFolder, 'contact-messages.db');

/** Opens the outbox that the settings name. @throws when its file cannot be opened */
export const openOutbox = ({ contact: { databaseUrl }, dataFolder }: Settings): Outbox =>
  createOutbox(databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataFolder)));

/** @throws when the outbox's file cannot be opened */
export const createContactService = (
  settings: Settings,
  log: Log,
  options: ContactServiceOptions = {},
): ContactService =>
  settings.contact.sending.outsideOrigin === undefined
    ? createBuiltIn(settings, log, options)
    : withOutsideProvider(settings, log, options);

/** The built-in provider: it stores messages in the outbox and delivers them from there. */
function createBuiltIn(
  settings: Settings,
  log: Log,
  { now = () => new Date(), deliveryTimes, outbox = openOutbox(settings) }: ContactServiceOptions,
): ContactService {
  const { smtp, webhook, retentionDays, sending, databaseUrl } = settings.contact;
  const storage = databaseUrl ? 'the Postgres of DATABASE_URL' : sqliteFile(settings.dataFolder);
  let writeError: string | undefined;
  const recipients = [smtp?.to, webhook && 'CONTACT_WEBHOOK_URL'].filter(Boolean).join(' and ');
  let cachedKey: Buffer | undefined;
  const tokenKey = async (): Promise<Buffer> => (cachedKey ??= await outbox.key());
  const channels: Record<string, Send> = {
    ...(smtp && createMailChannels(smtp, (message) => outbox.isFollowUp(message))),
    ...(webhook && { webhook: createWebhook(webhook, now) }),
  };
  const delivery = createDelivery({
    outbox,
    channels,
    log,
    retentionDays,
    now,
    times: deliveryTimes,
  });
  const checkAndStore = createReception(settings, {
    isTokenGood: async (token) => isFormTokenGood(await tokenKey(), token, now()),
    now,
    async pass(message) {
      const { id, repeated } = await outbox.store(message, now());
      writeError = undefined;
      log.info(
        repeated
          ? 'A contact message was sent twice and is stored once'
          : 'A contact message was stored',
        repeated ? {} : { id },
      );
      delivery.wake();
      return undefined;
    },
  });
  const receive: Receive = async (form) => {
    try {
      return await checkAndStore(form);
    } catch (error) {
      writeError = errorName(error);
      log.error('A contact message could not be stored', { error: writeError });
      return failedReception(503, 'unavailable', form);
    }
  };

  async function respondWithToken(): Promise<Response> {
    const headers = { 'cache-control': cachePolicies.never };
    try {
      return new Response(issueFormToken(await tokenKey(), now()), { headers });
    } catch (error) {
      log.error('The outbox of contact messages does not respond', { error: errorName(error) });
      return new Response('Service Unavailable', { status: 503, headers });
    }
  }

  return {
    endpoints: [
      { kind: 'read', path: formTokenPath, handler: respondWithToken },
      ...providerEndpoints(sending, receive),
    ],
    receive,
    async status() {
      try {
        return { ...(await outbox.counts()), channels: Object.keys(channels), writeError };
      } catch {
        return 'outbox does not respond';
      }
    },
    summary: recipients
      ? `stored in ${storage}, sent to ${recipients}`
      : `stored in ${storage} and not sent: SMTP_URL is not set (npm run messages shows them)`,
    start: () => delivery.start(),
    async stop() {
      await delivery.stop();
      await outbox.close();
    },
  };
}

/** Browsers send to the outside provider themselves; only posts without JavaScript pass through here. */
function withOutsideProvider(
  settings: Settings,
  log: Log,
  { now = () => new Date() }: ContactServiceOptions,
): ContactService {
  const { sending, privateKey } = settings.contact;
  return {
    endpoints: [],
    receive: createReception(settings, {
      now,
      async pass(message) {
        const fields = [
          ...contactFields.map(({ name, key }) => [name, message[key]] as const),
          [sourceFields.page, message.page] as const,
          [sourceFields.language, message.language] as const,
          [sourceFields.referral, `${message.referral} ${message.campaign}`.trim()] as const,
        ];
        const failureCause = await forwardForm(fields, sending, privateKey);
        if (failureCause)
          log.error('The outside mail provider did not accept a contact message', { failureCause });
        return failureCause;
      },
    }),
    status: () => Promise.resolve('outside provider'),
    summary: `sent through ${sending.outsideOrigin}`,
    start: () => {},
    stop: () => Promise.resolve(),
  };
}

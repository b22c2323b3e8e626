import path from 'node:path';
import type { ContactSending } from '../../core/domain/contact-outcome.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createDelivery, type DeliveryTimes } from './deliver/delivery.ts';
import { forwardMessage } from './deliver/outside-provider.ts';
import { createSmtpSend, type Send } from './deliver/smtp.ts';
import { errorName } from './error-name.ts';
import { handleFormPost } from './receive/form-post.ts';
import { createMessageReception, type MessageReception } from './receive/message-reception.ts';
import { createReception } from './receive/reception.ts';
import { callSparingly } from './store/call-sparingly.ts';
import { createContactStore, type ContactStore } from './store/contact-store.ts';
import type { MessageOutbox } from './store/message-outbox.ts';
import { openPostgresDatabase } from './store/postgres-database.ts';
import { openSqliteDatabase } from './store/sqlite-database.ts';
import { createStoreClock } from './store/store-clock.ts';
import type { MessageState } from './store/stored-message.ts';
import { watchWrites } from './store/watch-writes.ts';

type ContactSettings = Pick<Settings, 'contact' | 'dataFolder'>;

/** The state of messages in `/readyz`. */
export type ContactStatus =
  | 'outside provider'
  | 'outbox does not respond'
  | (Record<MessageState, number> & {
      delivery: 'smtp' | 'none: SMTP_URL is not set';
      /** What the operator must attend to, one sentence each. */
      problems: readonly string[];
    });

/** Receives, stores and delivers the contact form's messages. */
export interface ContactService extends MessageReception {
  readonly sending: ContactSending;
  status(): Promise<ContactStatus>;
  /** When the message that has waited longest came. Rejects if the outbox does not respond. */
  oldestWaiting(): Promise<Date | undefined>;
  /** Where messages go, for the server's startup line. */
  readonly summary: string;
  start(): void;
  stop(): Promise<void>;
}

export interface ContactServiceOptions {
  now?: () => Date;
  /** A monotonic clock: its zero is arbitrary. */
  elapsedMs?: () => number;
  deliveryTimes?: DeliveryTimes;
  observer?: ContactObserver;
}

/** Told of what the service does. */
export interface ContactObserver {
  /** Around the storing of a message. */
  storing: (store: MessageOutbox['store']) => MessageOutbox['store'];
  /** Around one attempt to deliver a message. */
  sending: (send: Send) => Send;
  /** A limit has refused a message or a request. */
  limited: (limit: string) => void;
}

const doubtedClock =
  'The clock is far from the time that the site last noted: nothing is given up or deleted (npm run messages -- accept-clock)';

const sqliteFile = (dataFolder: string): string => path.join(dataFolder, 'contact-messages.db');

/** Opens the store that the settings name. @throws when its file cannot be opened */
export function openContactStore(
  { contact: { databaseUrl }, dataFolder }: ContactSettings,
  log: Log,
): ContactStore {
  if (!databaseUrl) return createContactStore(openSqliteDatabase(sqliteFile(dataFolder)));
  return createContactStore(
    openPostgresDatabase(databaseUrl, (error) =>
      log.error('A connection to the outbox of contact messages broke', {
        error: errorName(error),
      }),
    ),
  );
}

/** @throws when the store's file cannot be opened */
export function createContactService(
  settings: ContactSettings,
  log: Log,
  options: ContactServiceOptions = {},
): ContactService {
  return settings.contact.sending.outsideOrigin === undefined
    ? withContactStore(settings, openContactStore(settings, log), log, options)
    : withOutsideProvider(settings.contact, log, options);
}

/** Creates the built-in provider: it stores messages in the outbox and delivers them from there. */
export function withContactStore(
  settings: ContactSettings,
  unwatchedStore: ContactStore,
  log: Log,
  { now = () => new Date(), elapsedMs, deliveryTimes, observer }: ContactServiceOptions = {},
): ContactService {
  const { smtp, retentionDays, sending } = settings.contact;
  const { store, lastError: lastWriteError } = watchWrites(unwatchedStore);
  const { outbox, clockNotes } = store;
  const countMessages = callSparingly(() => outbox.counts());
  const clock = createStoreClock({
    notes: clockNotes,
    log,
    now,
    ...(elapsedMs ? { elapsedMs } : {}),
  });
  const send = smtp && createSmtpSend(smtp);
  const delivery = createDelivery({
    outbox,
    send: send && (observer ? observer.sending(send) : send),
    log,
    retentionDays,
    clock,
    ...(deliveryTimes ? { times: deliveryTimes } : {}),
  });
  const reception = createMessageReception({
    contact: settings.contact,
    store,
    clock,
    log,
    now,
    noteLimited: observer?.limited,
    ...(observer ? { storing: observer.storing } : {}),
    onStored: () => delivery.wake(),
  });

  return {
    ...reception,
    sending,
    async status() {
      try {
        const counts = await countMessages();
        const writeError = lastWriteError();
        return {
          ...counts,
          delivery: smtp ? 'smtp' : 'none: SMTP_URL is not set',
          problems: [
            ...(clock.isDoubted ? [doubtedClock] : []),
            ...(writeError ? [`The outbox cannot be written: ${writeError}`] : []),
          ],
        };
      } catch {
        return 'outbox does not respond';
      }
    },
    oldestWaiting: () => outbox.oldestWaiting(),
    summary: summarize(settings),
    start: () => delivery.start(),
    async stop() {
      await delivery.stop();
      await store.close();
    },
  };
}

function summarize({ contact, dataFolder }: ContactSettings): string {
  const { databaseUrl, smtp, sending } = contact;
  const storage = databaseUrl ? 'the Postgres of DATABASE_URL' : sqliteFile(dataFolder);
  const parts = [
    smtp
      ? `stored in ${storage}, sent to ${smtp.to}`
      : `stored in ${storage} and not sent: SMTP_URL is not set (npm run messages shows them)`,
  ];
  if (sending.proofOfWork === 'on') parts.push('each needs a proof of work');
  return parts.join('; ');
}

/** Browsers send to the outside provider themselves; only posts without JavaScript pass through here. */
function withOutsideProvider(
  { sending, privateKey, limits }: Settings['contact'],
  log: Log,
  { now = () => new Date(), observer }: ContactServiceOptions,
): ContactService {
  const reception = createReception({
    limits,
    formTokens: undefined,
    proofs: undefined,
    now,
    noteLimited: observer?.limited,
    async keep(message) {
      const result = await forwardMessage(message, sending, privateKey);
      if (result.kind === 'failed')
        log.error('The outside mail provider did not accept a contact message', {
          failureCause: result.failureCause,
        });
      return result;
    },
  });
  return {
    sending,
    endpoints: [],
    handlePost: (request, ip) => handleFormPost(request, ip, reception),
    status: () => Promise.resolve('outside provider'),
    oldestWaiting: () => Promise.resolve(undefined),
    summary: `sent through ${sending.outsideOrigin}`,
    start: () => {},
    stop: () => Promise.resolve(),
  };
}

import { contactFields, type ContactMessage } from '../../../core/domain/contact-message.ts';
import { mapKeys } from '../../../core/util/map-keys.ts';
import type { SqlRow } from './sql-database.ts';

export const messageStates = ['waiting', 'delivered', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

export const isMessageState = (value: string): value is MessageState =>
  messageStates.some((state) => state === value);

/** @throws for a state that only another version of the site uses */
export function parseState(value: unknown): MessageState {
  const known = messageStates.find((state) => state === value);
  if (!known) throw new Error(`A contact message is in the unknown state '${String(value)}'`);
  return known;
}

export interface StoredMessage extends ContactMessage {
  id: string;
  receivedAt: Date;
  state: MessageState;
  attempts: number;
  firstAttemptAt: Date | undefined;
  nextAttemptAt: Date;
  deliveredAt: Date | undefined;
  /** The error of the last attempt; never quotes the message. The database and `npm run messages` use this name, too. */
  problem: string | undefined;
}

/** A message that only one worker may deliver until its lease ends. */
export interface LeasedMessage extends StoredMessage {
  lease: string;
}

export const messageColumns = contactFields.map(({ key }) => key);

/** Parses a row of `contact_messages`. */
export function parseRow(row: SqlRow): StoredMessage {
  const date = (name: string): Date | undefined =>
    // oxlint-disable-next-line typescript/no-base-to-string -- SQLite returns text, Postgres a Date; both convert to a date
    row[name] ? new Date(String(row[name])) : undefined;
  return {
    id: String(row['id']),
    ...mapKeys(messageColumns, (column) => String(row[column])),
    receivedAt: new Date(String(row['received_at'])),
    state: parseState(row['state']),
    attempts: Number(row['attempts']),
    firstAttemptAt: date('first_attempt_at'),
    nextAttemptAt: new Date(String(row['next_attempt_at'])),
    deliveredAt: date('delivered_at'),
    problem:
      typeof row['problem'] === 'string' && row['problem'] !== '' ? row['problem'] : undefined,
  };
}

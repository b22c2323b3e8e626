import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContactMessage } from '../../../core/domain/contact-message.ts';
import { duplicateWindowMs, maxDeletedAtOnce } from '../limits.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import {
  messageColumns,
  parseRow,
  parseState,
  type LeasedMessage,
  type MessageState,
  type StoredMessage,
} from './stored-message.ts';

type Selection =
  | { kind: 'id'; id: string }
  | { kind: 'email'; email: string }
  | { kind: 'old'; receivedBefore: Date };

/** The messages, from their arrival to their deletion. */
export interface MessageOutbox {
  /**
   * Stores a message; it is durable once this resolves. The same message is stored once within `duplicateWindowMs`.
   * @returns `repeated`: it had been stored already
   * @throws when it could not be stored
   */
  store(message: ContactMessage, now: Date): Promise<{ id: string; repeated: boolean }>;
  /** Leases messages that are due: no other worker gets them before the lease ends. */
  lease(limit: number, leaseMs: number, now: Date): Promise<LeasedMessage[]>;
  markDelivered(id: string, now: Date): Promise<void>;
  /** @param nextAttemptAt undefined: no further attempt */
  recordFailure(
    message: LeasedMessage,
    error: string,
    nextAttemptAt: Date | undefined,
  ): Promise<void>;
  counts(): Promise<Record<MessageState, number>>;
  /** When the message that has waited longest came. */
  oldestWaiting(): Promise<Date | undefined>;
  list(state?: MessageState): Promise<StoredMessage[]>;
  get(id: string): Promise<StoredMessage | undefined>;
  /** Makes a message due now and forgets its attempts. @returns how many: 0 if it is unknown or being delivered */
  retry(id: string, now: Date): Promise<number>;
  /** The same for every failed message. */
  retryFailed(now: Date): Promise<number>;
  /** @returns how many */
  remove(selection: Selection): Promise<number>;
}

export const createMessageOutbox = (query: Query, database: SqlDatabase): MessageOutbox => ({
  ...arrivals(query),
  ...deliveries(query, database),
  ...administration(query, database),
});

const arrivals = (query: Query): Pick<MessageOutbox, 'store'> => ({
  async store(message, now) {
    const digest = createHash('sha256').update(JSON.stringify(message)).digest('hex');
    const id = randomUUID();
    // The column is unique: of two identical messages at the same moment only one is inserted.
    await query(
      'UPDATE contact_messages SET recent_words = NULL WHERE recent_words = $1 AND received_at <= $2',
      [digest, new Date(now.getTime() - duplicateWindowMs).toISOString()],
    );
    const stored = await query(
      `INSERT INTO contact_messages
        (id, received_at, recent_words, ${messageColumns.join(', ')}, state, attempts, next_attempt_at, lease_until)
       VALUES ($1, $2, $3, ${messageColumns.map((_, index) => `$${index + 4}`).join(', ')}, 'waiting', 0, $2, '')
       ON CONFLICT (recent_words) DO NOTHING RETURNING id`,
      [id, now.toISOString(), digest, ...messageColumns.map((column) => message[column])],
    );
    return { id, repeated: stored.length === 0 };
  },
});

const deliveries = (
  query: Query,
  { skipLocked }: SqlDatabase,
): Pick<MessageOutbox, 'lease' | 'markDelivered' | 'recordFailure'> => ({
  async lease(limit, leaseMs, now) {
    const rows = await query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM contact_messages
         WHERE state = 'waiting' AND next_attempt_at <= $1 AND lease_until <= $1
         ORDER BY next_attempt_at LIMIT $2 ${skipLocked}
       )
       UPDATE contact_messages SET
         lease = $3, lease_until = $4, attempts = attempts + 1, first_attempt_at = COALESCE(first_attempt_at, $1)
       FROM due WHERE contact_messages.id = due.id
       RETURNING *`,
      [now.toISOString(), limit, randomUUID(), new Date(now.getTime() + leaseMs).toISOString()],
    );
    return rows.map((row) => ({ ...parseRow(row), lease: String(row['lease']) }));
  },

  async markDelivered(id, now) {
    // No check of the lease: the message has been delivered, even if another worker holds the lease now.
    await query(
      "UPDATE contact_messages SET state = 'delivered', delivered_at = $2, problem = NULL, lease = NULL, lease_until = '' WHERE id = $1",
      [id, now.toISOString()],
    );
  },

  async recordFailure({ id, lease }, error, nextAttemptAt) {
    await query(
      `UPDATE contact_messages SET problem = $3, next_attempt_at = COALESCE($4, next_attempt_at), state = $5, lease = NULL, lease_until = ''
       WHERE id = $1 AND lease = $2`,
      [
        id,
        lease,
        error,
        nextAttemptAt?.toISOString() ?? null,
        nextAttemptAt ? 'waiting' : 'failed',
      ],
    );
  },
});

/** @param condition of the messages; `$1` is now */
const makeDueSql = (condition: string): string =>
  `UPDATE contact_messages SET state = 'waiting', attempts = 0, first_attempt_at = NULL, next_attempt_at = $1, delivered_at = NULL
   WHERE ${condition} AND lease_until <= $1 RETURNING id`;

/** The condition in SQL, and the value of its `$1`. */
function conditionOf(selection: Selection): { condition: string; value: string } {
  switch (selection.kind) {
    case 'id':
      return { condition: 'id = $1', value: selection.id };
    case 'email':
      return { condition: 'LOWER(email) = LOWER($1)', value: selection.email };
    case 'old':
      return { condition: 'received_at < $1', value: selection.receivedBefore.toISOString() };
  }
}

const administration = (
  query: Query,
  database: SqlDatabase,
): Pick<
  MessageOutbox,
  'counts' | 'oldestWaiting' | 'list' | 'get' | 'retry' | 'retryFailed' | 'remove'
> => ({
  async counts() {
    const counts = { waiting: 0, delivered: 0, failed: 0 };
    for (const row of await query(
      'SELECT state, COUNT(*) AS messages FROM contact_messages GROUP BY state',
    )) {
      counts[parseState(row['state'])] = Number(row['messages']);
    }
    return counts;
  },

  async oldestWaiting() {
    const [row] = await query(
      "SELECT received_at FROM contact_messages WHERE state = 'waiting' ORDER BY received_at LIMIT 1",
    );
    return row && new Date(String(row['received_at']));
  },

  async list(state) {
    const rows = state
      ? await query('SELECT * FROM contact_messages WHERE state = $1 ORDER BY received_at, id', [
          state,
        ])
      : await query('SELECT * FROM contact_messages ORDER BY received_at, id');
    return rows.map(parseRow);
  },

  async get(id) {
    const [row] = await query('SELECT * FROM contact_messages WHERE id = $1', [id]);
    return row && parseRow(row);
  },

  async retry(id, now) {
    return (await query(makeDueSql('id = $2'), [now.toISOString(), id])).length;
  },

  async retryFailed(now) {
    return (await query(makeDueSql("state = 'failed'"), [now.toISOString()])).length;
  },

  async remove(selection) {
    const { condition, value } = conditionOf(selection);
    let removed = 0;
    for (;;) {
      const { length } = await query(
        `DELETE FROM contact_messages WHERE id IN (
           SELECT id FROM contact_messages WHERE ${condition} LIMIT $2 ${database.skipLocked}
         ) RETURNING id`,
        [value, maxDeletedAtOnce],
      );
      removed += length;
      if (length < maxDeletedAtOnce) break;
      await nextTurn();
    }
    if (removed > 0) await database.eraseDeleted();
    return removed;
  },
});

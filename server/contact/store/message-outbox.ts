import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../../contract/contact-message.ts';
import { hourMs } from '../../../contract/durations.ts';
import { duplicateWindowMs, maxLeaseMs, maxProofs } from '../limits.ts';
import type { SqlDatabase } from './sql-database.ts';
import {
  tableStatements,
  messageColumns,
  parseRow,
  parseState,
  type ClaimedMessage,
  type MessageState,
  type StoredMessage,
} from './stored-message.ts';

type Selection = { id: string } | { email: string } | { receivedBefore: Date };

/** What the store knows about the time, for `store-clock.ts`. */
export interface ClockNotes {
  /** @returns lastWrite: when a running site last noted its time */
  readClock(): Promise<{ lastWrite: Date | undefined; hasMessages: boolean }>;
  /** Notes the time, unless somebody has noted another one than `lastWrite` meanwhile. */
  noteTime(time: Date, lastWrite: Date | undefined): Promise<void>;
  /** Notes since when the clock is doubted, by the store's time. */
  beginDoubt(since: Date): Promise<void>;
  endDoubt(): Promise<void>;
  /**
   * Takes this time as right: messages that arrived while the clock was doubted count as received now, and those that wait
   * get all their attempts again. @returns how many count as received now
   */
  acceptClock(now: Date): Promise<number>;
}

export interface Outbox extends ClockNotes {
  /**
   * Stores a message, durably once it resolves. The same message is stored once within `duplicateWindowMs`.
   * @returns `repeated`: it was stored before
   * @throws when it could not be stored
   */
  store(message: ContactMessage, now: Date): Promise<{ id: string; repeated: boolean }>;
  /** Leases messages that are due: no other worker gets them before the lease ends. */
  claim(limit: number, leaseMs: number, now: Date): Promise<ClaimedMessage[]>;
  markDelivered(id: string, now: Date): Promise<void>;
  /** @param nextAttemptAt undefined: no further attempt */
  recordFailure(
    message: ClaimedMessage,
    error: string,
    nextAttemptAt: Date | undefined,
  ): Promise<void>;
  counts(): Promise<Record<MessageState, number>>;
  list(state?: MessageState): Promise<StoredMessage[]>;
  get(id: string): Promise<StoredMessage | undefined>;
  /** Makes a message due now, without any attempts. @returns how many: 0 if it is unknown or being delivered */
  retry(id: string, now: Date): Promise<number>;
  /** The same for every failed message. */
  retryFailed(now: Date): Promise<number>;
  /** @returns how many */
  remove(selection: Selection): Promise<number>;
  /**
   * Remembers a proof of work until it expires, so that it counts once across all replicas.
   * @returns `spent`: it was used before; `full`: too many are remembered to add another
   */
  spend(proof: { id: string; expiresAt: Date }, now: Date): Promise<'fresh' | 'spent' | 'full'>;
  /** Counts one use of an hourly limit, across all replicas. @returns 0 if it is allowed, otherwise the seconds to wait */
  take(limit: { name: string; max: number }, now: Date): Promise<number>;
  /** Gets a random key that all replicas share; creates it on first use. */
  getKey(name: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keeps messages from their arrival to their deletion. It creates its tables on first use. */
export function createOutbox(database: SqlDatabase): Outbox {
  const query = createQuery(database);
  return {
    ...arrivals(query),
    ...deliveries(query, database),
    ...administration(query, database),
    ...spentProofs(query),
    ...hourlyLimits(query),
    ...sharedKeys(query),
    ...clockNotes(query),
    close: () => database.close(),
  };
}

type Query = SqlDatabase['query'];

/** Queries the database once its tables exist. */
function createQuery(database: SqlDatabase): Query {
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    for (const statement of tableStatements) {
      // Two replicas that start together can collide here once.
      await database.query(statement).catch(() => database.query(statement));
    }
  }

  return async (sql, values) => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    await prepared;
    return database.query(sql, values);
  };
}

const arrivals = (query: Query): Pick<Outbox, 'store'> => ({
  async store(message, now) {
    const digest = createHash('sha256').update(JSON.stringify(message)).digest('hex');
    const id = randomUUID();
    // The column is unique: of two equal messages at the same moment only one is inserted.
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
): Pick<Outbox, 'claim' | 'markDelivered' | 'recordFailure'> => ({
  async claim(limit, leaseMs, now) {
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
  if ('id' in selection) return { condition: 'id = $1', value: selection.id };
  if ('email' in selection)
    return { condition: 'LOWER(email) = LOWER($1)', value: selection.email };
  return { condition: 'received_at < $1', value: selection.receivedBefore.toISOString() };
}

const administration = (
  query: Query,
  database: SqlDatabase,
): Pick<Outbox, 'counts' | 'list' | 'get' | 'retry' | 'retryFailed' | 'remove'> => ({
  async counts() {
    const counts = { waiting: 0, delivered: 0, failed: 0 };
    for (const row of await query(
      'SELECT state, COUNT(*) AS messages FROM contact_messages GROUP BY state',
    )) {
      counts[parseState(row['state'])] = Number(row['messages']);
    }
    return counts;
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
    const rows = await query(`DELETE FROM contact_messages WHERE ${condition} RETURNING id`, [
      value,
    ]);
    if (rows.length > 0) await database.eraseDeleted();
    return rows.length;
  },
});

const spentProofs = (query: Query): Pick<Outbox, 'spend'> => ({
  async spend({ id, expiresAt }, now) {
    await query('DELETE FROM contact_proofs WHERE expires_at <= $1', [now.toISOString()]);
    const remembered = await query(
      `INSERT INTO contact_proofs (id, expires_at) SELECT $1, $2 WHERE (SELECT COUNT(*) FROM contact_proofs) < $3
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, expiresAt.toISOString(), maxProofs],
    );
    if (remembered.length > 0) return 'fresh';
    const known = await query('SELECT id FROM contact_proofs WHERE id = $1', [id]);
    return known.length > 0 ? 'spent' : 'full';
  },
});

const clockNotes = (query: Query): ClockNotes => ({
  async readClock() {
    const [row] = await query(
      `SELECT (SELECT time FROM contact_clock WHERE name = 'last write') AS last_write,
        (SELECT COUNT(*) FROM (SELECT id FROM contact_messages LIMIT 1) AS first_message) AS messages`,
    );
    const lastWrite = row?.['last_write'];
    return {
      lastWrite: typeof lastWrite === 'string' ? new Date(lastWrite) : undefined,
      hasMessages: Number(row?.['messages']) > 0,
    };
  },

  async noteTime(time, lastWrite) {
    await query(
      `INSERT INTO contact_clock (name, time) VALUES ('last write', $1)
       ON CONFLICT (name) DO UPDATE SET time = $1 WHERE contact_clock.time = $2`,
      [time.toISOString(), lastWrite?.toISOString() ?? ''],
    );
  },

  async beginDoubt(since) {
    await query(
      "INSERT INTO contact_clock (name, time) VALUES ('doubted since', $1) ON CONFLICT (name) DO NOTHING",
      [since.toISOString()],
    );
  },

  async endDoubt() {
    await query("DELETE FROM contact_clock WHERE name = 'doubted since'");
  },

  async acceptClock(now) {
    const time = now.toISOString();
    const restamped = await query(
      `UPDATE contact_messages SET received_at = $1
       WHERE received_at > $1 OR received_at >= (SELECT time FROM contact_clock WHERE name = 'doubted since')
       RETURNING id`,
      [time],
    );
    // A lease of another time would never end.
    await query(
      `UPDATE contact_messages SET attempts = 0, first_attempt_at = NULL, next_attempt_at = $1,
        lease_until = CASE WHEN lease_until > $2 THEN '' ELSE lease_until END
       WHERE state = 'waiting'`,
      [time, new Date(now.getTime() + maxLeaseMs).toISOString()],
    );
    await query(
      `INSERT INTO contact_clock (name, time) VALUES ('last write', $1)
       ON CONFLICT (name) DO UPDATE SET time = $1`,
      [time],
    );
    await query("DELETE FROM contact_clock WHERE name = 'doubted since'");
    return restamped.length;
  },
});

const hourlyLimits = (query: Query): Pick<Outbox, 'take'> => ({
  async take({ name, max }, now) {
    const [row] = await query(
      `INSERT INTO contact_limits (name, ends_at, taken) VALUES ($1, $2, 1)
       ON CONFLICT (name) DO UPDATE SET
         taken = CASE WHEN contact_limits.ends_at <= $3 THEN 1 ELSE contact_limits.taken + 1 END,
         ends_at = CASE WHEN contact_limits.ends_at <= $3 THEN $2 ELSE contact_limits.ends_at END
       RETURNING taken, ends_at`,
      [name, new Date(now.getTime() + hourMs).toISOString(), now.toISOString()],
    );
    const taken = Number(row?.['taken']);
    if (taken === 1)
      await query('DELETE FROM contact_limits WHERE ends_at <= $1', [now.toISOString()]);
    if (taken <= max) return 0;
    const leftMs = Date.parse(String(row?.['ends_at'])) - now.getTime();
    return Math.max(1, Math.ceil(leftMs / 1000));
  },
});

const sharedKeys = (query: Query): Pick<Outbox, 'getKey'> => ({
  async getKey(name) {
    await query(
      'INSERT INTO contact_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, randomBytes(32).toString('base64url')],
    );
    const [row] = await query('SELECT value FROM contact_keys WHERE name = $1', [name]);
    return Buffer.from(String(row?.['value']), 'base64url');
  },
});

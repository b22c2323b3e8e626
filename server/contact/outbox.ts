import { randomBytes, randomUUID } from 'node:crypto';
import { contactFields, type ContactMessage } from '../../core/domain/contact-message.ts';
import { hourMs, minuteMs } from '../../core/util/durations.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import type { SqlDatabase, SqlRow } from './sql-database.ts';

export const messageStates = ['waiting', 'delivered', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

const sourceKeys = ['page', 'language', 'referral', 'campaign'] as const;
/** Where a sender came from; what is not known is empty. Referral and campaign are parameters of the link that led here. */
export type MessageSource = Record<(typeof sourceKeys)[number], string>;

/** The texts of a message, as its columns in the database and in exports. */
export const messageKeys = [...contactFields.map(({ key }) => key), ...sourceKeys] as const;

export interface StoredMessage extends ContactMessage, MessageSource {
  id: string;
  receivedAt: Date;
  state: MessageState;
  attempts: number;
  deliveredAt: Date | undefined;
  /** The error of the last attempt; never quotes the message. */
  problem: string | undefined;
}

/** A message that only one worker may deliver until its lease ends. */
export interface LeasedMessage extends StoredMessage {
  /** The channels on which it has arrived, while others have failed. */
  arrived: readonly string[];
  lease: string;
}

/** Which messages an operator means. */
export type Selection = { id: string } | { email: string } | { state: MessageState };

const duplicateWindowMs = 10 * minuteMs;

/** An outbox of an earlier version gets these. */
const newColumns = [...sourceKeys, 'arrived'] as const;

/** Tables of an earlier version stay, with columns that are no longer written. */
const tables = [
  `CREATE TABLE IF NOT EXISTS contact_messages (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    ${contactFields.map(({ key }) => `${key} TEXT NOT NULL`).join(', ')},
    ${newColumns.map((column) => `${column} TEXT`).join(', ')},
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
    attempts INTEGER NOT NULL,
    next_attempt_at TEXT NOT NULL,
    lease TEXT,
    lease_until TEXT NOT NULL,
    delivered_at TEXT,
    problem TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS contact_messages_due ON contact_messages (state, next_attempt_at)',
  'CREATE INDEX IF NOT EXISTS contact_messages_age ON contact_messages (received_at)',
  'CREATE TABLE IF NOT EXISTS contact_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

function parseRow(row: SqlRow): StoredMessage {
  const text = (column: string): string => String(row[column] ?? '');
  return {
    id: text('id'),
    ...mapKeys(messageKeys, text),
    receivedAt: new Date(text('received_at')),
    state: text('state') as MessageState,
    attempts: Number(row['attempts']),
    deliveredAt: row['delivered_at'] ? new Date(text('delivered_at')) : undefined,
    problem: text('problem') || undefined,
  };
}

/** @returns a condition in SQL with one parameter, `$1`, and its value */
function conditionOf(
  selection: Selection | { receivedBefore: Date },
): [sql: string, value: string] {
  if ('id' in selection) return ['id = $1', selection.id];
  if ('email' in selection) return ['LOWER(email) = LOWER($1)', selection.email];
  if ('state' in selection) return ['state = $1', selection.state];
  return ['received_at < $1', selection.receivedBefore.toISOString()];
}

/** The messages, from their arrival to their deletion, in one database that all replicas share. */
export type Outbox = ReturnType<typeof createOutbox>;

/** An outbox in this database, whose tables it creates on first use. */
export function createOutbox(database: SqlDatabase) {
  let preparing: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    // Two replicas that start at the same time can collide once.
    for (const statement of tables)
      await database.query(statement).catch(() => database.query(statement));
    for (const column of newColumns) {
      const read = () => database.query(`SELECT ${column} FROM contact_messages LIMIT 0`);
      await read()
        .catch(() => database.query(`ALTER TABLE contact_messages ADD COLUMN ${column} TEXT`))
        .catch(read);
    }
  }

  const query: SqlDatabase['query'] = async (sql, values) => {
    preparing ??= prepare().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    await preparing;
    return database.query(sql, values);
  };

  return {
    /**
     * Stores a message; it is durable once this resolves. The same message within ten minutes is stored once.
     * @throws when it could not be stored
     */
    async store(
      message: ContactMessage & MessageSource,
      now: Date,
    ): Promise<{ id: string; repeated: boolean }> {
      const id = randomUUID();
      const parameters = messageKeys.map((_, index) => `$${index + 4}`);
      const stored = await query(
        `INSERT INTO contact_messages
          (id, received_at, next_attempt_at, ${messageKeys.join(', ')}, state, attempts, lease_until)
         SELECT $1, $2, $2, ${parameters.join(', ')}, 'waiting', 0, ''
         WHERE NOT EXISTS (
           SELECT 1 FROM contact_messages
           WHERE received_at > $3 AND email = ${parameters[2]} AND subject = ${parameters[3]} AND message = ${parameters[4]}
         ) RETURNING id`,
        [
          id,
          now.toISOString(),
          new Date(now.getTime() - duplicateWindowMs).toISOString(),
          ...messageKeys.map((key) => message[key]),
        ],
      );
      return { id, repeated: stored.length === 0 };
    },

    /** Takes messages that are due: no other worker gets them before the lease ends. */
    async lease(limit: number, leaseMs: number, now: Date): Promise<LeasedMessage[]> {
      // The outer condition is checked again on a row that another replica has just leased.
      const rows = await query(
        `UPDATE contact_messages SET lease = $3, lease_until = $4, attempts = attempts + 1
         WHERE state = 'waiting' AND lease_until <= $1 AND id IN (
           SELECT id FROM contact_messages
           WHERE state = 'waiting' AND next_attempt_at <= $1 AND lease_until <= $1
           ORDER BY next_attempt_at LIMIT $2
         ) RETURNING *`,
        [now.toISOString(), limit, randomUUID(), new Date(now.getTime() + leaseMs).toISOString()],
      );
      return rows.map((row) => ({
        ...parseRow(row),
        arrived: String(row['arrived'] ?? '')
          .split(' ')
          .filter(Boolean),
        lease: String(row['lease']),
      }));
    },

    async markDelivered(id: string, now: Date): Promise<void> {
      // Without a check of the lease: another worker may hold it now, and the message has been delivered.
      await query(
        `UPDATE contact_messages
         SET state = 'delivered', delivered_at = $2, problem = NULL, arrived = NULL, lease = NULL, lease_until = '' WHERE id = $1`,
        [id, now.toISOString()],
      );
    },

    /**
     * @param nextAttemptAt undefined: no further attempt
     * @param arrived the channels that further attempts leave out
     */
    async recordFailure(
      { id, lease }: LeasedMessage,
      problem: string,
      nextAttemptAt?: Date,
      arrived: readonly string[] = [],
    ): Promise<void> {
      await query(
        `UPDATE contact_messages
         SET problem = $3, next_attempt_at = COALESCE($4, next_attempt_at), state = $5, arrived = $6, lease = NULL, lease_until = ''
         WHERE id = $1 AND lease = $2`,
        [
          id,
          lease,
          problem,
          nextAttemptAt?.toISOString() ?? null,
          nextAttemptAt ? 'waiting' : 'failed',
          arrived.join(' '),
        ],
      );
    },

    /** True if the same address wrote in the hour before a message. */
    async isFollowUp({ id, email, receivedAt }: StoredMessage): Promise<boolean> {
      const earlier = await query(
        `SELECT id FROM contact_messages WHERE LOWER(email) = LOWER($1) AND received_at > $2
         AND (received_at < $3 OR (received_at = $3 AND id < $4)) LIMIT 1`,
        [
          email,
          new Date(receivedAt.getTime() - hourMs).toISOString(),
          receivedAt.toISOString(),
          id,
        ],
      );
      return earlier.length > 0;
    },

    async counts() {
      const counts = { waiting: 0, delivered: 0, failed: 0 };
      let oldestWaitingAt: Date | undefined;
      for (const row of await query(
        'SELECT state, COUNT(*) AS messages, MIN(received_at) AS oldest FROM contact_messages GROUP BY state',
      )) {
        counts[row['state'] as MessageState] = Number(row['messages']);
        if (row['state'] === 'waiting') oldestWaitingAt = new Date(String(row['oldest']));
      }
      return { ...counts, oldestWaitingAt };
    },

    async list(selection?: Selection): Promise<StoredMessage[]> {
      const [condition, value] = selection ? conditionOf(selection) : ['', ''];
      const rows = await query(
        `SELECT * FROM contact_messages ${condition && `WHERE ${condition}`} ORDER BY received_at, id`,
        condition ? [value] : [],
      );
      return rows.map(parseRow);
    },

    /** Makes messages due now and forgets their attempts, except for those that are being delivered. @returns how many */
    async retry(selection: Selection, now: Date): Promise<number> {
      const [condition, value] = conditionOf(selection);
      const rows = await query(
        `UPDATE contact_messages SET state = 'waiting', attempts = 0, next_attempt_at = $2, delivered_at = NULL
         WHERE ${condition} AND lease_until <= $2 RETURNING id`,
        [value, now.toISOString()],
      );
      return rows.length;
    },

    /** @returns how many */
    async remove(selection: Selection | { receivedBefore: Date }): Promise<number> {
      const [condition, value] = conditionOf(selection);
      const removed = await query(`DELETE FROM contact_messages WHERE ${condition} RETURNING id`, [
        value,
      ]);
      if (removed.length > 0) await database.eraseDeleted();
      return removed.length;
    },

    /** A random key that all replicas share, made on first use. */
    async key(): Promise<Buffer> {
      await query(
        "INSERT INTO contact_keys (name, value) VALUES ('form token', $1) ON CONFLICT (name) DO NOTHING",
        [randomBytes(32).toString('base64url')],
      );
      const [row] = await query("SELECT value FROM contact_keys WHERE name = 'form token'");
      return Buffer.from(String(row?.['value']), 'base64url');
    },

    close: (): Promise<void> => database.close(),
  };
}

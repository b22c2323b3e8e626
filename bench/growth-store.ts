import path from 'node:path';
import type { ContactMessage } from '../contract/contact-message.ts';
import { createContactStore } from '../server/contact/store/contact-store.ts';
import { openPostgresDatabase } from '../server/contact/store/postgres-database.ts';
import type { SqlDatabase } from '../server/contact/store/sql-database.ts';
import { openSqliteDatabase } from '../server/contact/store/sqlite-database.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { postgresPrograms, startPostgres } from '../tests/mail/postgres.ts';
import type { StoreFigures } from './growth-figures.ts';

/** Below the time limit that the site gives a statement of Postgres. */
const rowsAtOnce = 20_000;
const minuteMs = 60_000;
const now = new Date('2026-11-23T00:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
const bodyBytes = 500;

const messageOf = (name: string): ContactMessage => ({
  name,
  phone: '',
  email: `${name}@example.com`,
  subject: 'Withdrawal',
  message: 'a'.repeat(bodyBytes),
});

interface Dialect {
  kind: StoreFigures['database'];
  /** Numbers from `$1` to `$2`, as rows `n`. */
  numbers: string;
  bytes: string;
}

const sqlite: Dialect = {
  kind: 'SQLite',
  numbers:
    '(WITH RECURSIVE numbers (n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $2) SELECT n FROM numbers) AS numbers',
  bytes: 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
};
const postgres: Dialect = {
  kind: 'Postgres',
  numbers: 'generate_series($1::int, $2::int) AS n',
  bytes: "SELECT pg_total_relation_size('contact_messages') AS bytes",
};

/** Delivered messages, of the same moment. They are not stored one by one: each would wait for the disk. */
async function fill(database: SqlDatabase, { numbers }: Dialect, count: number): Promise<void> {
  const time = minutesAgo(count).toISOString();
  for (let first = 1; first <= count; first += rowsAtOnce)
    await database.query(
      `INSERT INTO contact_messages
        (id, received_at, name, phone, email, subject, message, state, attempts, next_attempt_at, lease_until)
       SELECT 'id ' || n, $3, 'name', '', n || '@example.com', 'Withdrawal', $4, 'delivered', 1, $3, ''
       FROM ${numbers}`,
      [first, Math.min(first + rowsAtOnce - 1, count), time, 'a'.repeat(bodyBytes)],
    );
}

/** The median of the milliseconds that the calls take. */
async function medianMs(
  rounds: number,
  call: (round: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startMs = performance.now();
    await call(round);
    times.push(performance.now() - startMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** The longest time in which this process did nothing else. */
async function measureMaxPauseMs(work: () => Promise<unknown>): Promise<number> {
  let [lastMs, maxMs, isOver] = [performance.now(), 0, false];
  const look = (): void => {
    const nowMs = performance.now();
    maxMs = Math.max(maxMs, nowMs - lastMs);
    lastMs = nowMs;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return maxMs;
}

async function measureStore(
  database: SqlDatabase,
  dialect: Dialect,
  messages: number,
): Promise<StoreFigures> {
  const { outbox, hourlyCounts, spentProofs } = createContactStore(database);
  await outbox.counts();
  await fill(database, dialect, messages);
  const [size] = await database.query(dialect.bytes);
  if (dialect === postgres) await database.query('ANALYZE');
  const storeMs = await medianMs(20, (round) => outbox.store(messageOf(`new${round}`), now));
  const leaseMs = await medianMs(5, () => outbox.lease(4, 3 * minuteMs, now));
  const countMs = await medianMs(3, () => outbox.counts());
  const noneOldMs = await medianMs(5, () =>
    outbox.remove({ kind: 'old', receivedBefore: minutesAgo(messages + 1) }),
  );
  // As many names as messages, at most as many as there are proofs.
  const names = Math.min(messages, 99_000);
  const later = new Date(now.getTime() + 60 * minuteMs);
  for (const [table, columns, values] of [
    ['contact_limits', 'name, ends_at, taken', "'name ' || n, $3, 1"],
    ['contact_proofs', 'id, expires_at', "'name ' || n, $3"],
  ])
    await database.query(
      `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${dialect.numbers}`,
      [1, names, later.toISOString()],
    );
  const limitMs = await medianMs(20, (round) =>
    hourlyCounts.take({ name: `new ${round}`, max: 1 }, now),
  );
  const proofMs = await medianMs(20, (round) =>
    spentProofs.spend({ id: `new ${round}`, expiresAt: later }, now),
  );
  const startMs = performance.now();
  const maxPauseMs = await measureMaxPauseMs(() =>
    outbox.remove({ kind: 'old', receivedBefore: minutesAgo(0) }),
  );
  return {
    database: dialect.kind,
    messages,
    storeMs,
    leaseMs,
    countMs,
    noneOldMs,
    limitMs,
    proofMs,
    allOldMs: performance.now() - startMs,
    maxPauseMs,
    bytesEach: Number(size?.['bytes']) / messages,
  };
}

/** The contact store's own code with as many messages as these, in SQLite and, where there is one, in Postgres. */
export async function measureStores(counts: readonly number[]): Promise<StoreFigures[]> {
  const figures: StoreFigures[] = [];
  const { folder, remove } = temporaryFolder('bench');
  const server = postgresPrograms === undefined ? undefined : await startPostgres();
  try {
    for (const count of counts) {
      const file = openSqliteDatabase(path.join(folder, `${count}.db`));
      figures.push(await measureStore(file, sqlite, count));
      await file.close();
      if (!server) continue;
      const database = openPostgresDatabase(server.newDatabase(), (error) => {
        throw error;
      });
      figures.push(await measureStore(database, postgres, count));
      await database.close();
    }
  } finally {
    server?.stop();
    remove();
  }
  return figures;
}

/** Uses per second of the one limit that all messages share, through as many connections as a process has. */
export async function measureSharedLimit(): Promise<number | undefined> {
  if (postgresPrograms === undefined) return undefined;
  const server = await startPostgres();
  const database = openPostgresDatabase(server.newDatabase(), (error) => {
    throw error;
  });
  try {
    const { hourlyCounts } = createContactStore(database);
    const uses = 300;
    const limit = { name: 'messages in total', max: uses };
    await hourlyCounts.take(limit, now);
    const startMs = performance.now();
    await Promise.all(Array.from({ length: uses }, () => hourlyCounts.take(limit, now)));
    return (uses / (performance.now() - startMs)) * 1000;
  } finally {
    await database.close();
    server.stop();
  }
}

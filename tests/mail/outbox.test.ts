import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDelivery } from '../../server/contact/delivery.ts';
import { createOutbox, type Outbox } from '../../server/contact/outbox.ts';
import { openPostgres, openSqlite } from '../../server/contact/sql-database.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { quickTimes } from './built-in-provider.ts';
import { storedMessage as message } from './messages.ts';
import { postgresPrograms, startPostgres, type Postgres } from './postgres.ts';

const start = new Date('2026-06-15T12:00:00Z');
const afterSeconds = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
/** Everything that an outbox must do, on any database. @param newDatabase returns what opens a connection to it */
function outboxSuite(newDatabase: () => () => Outbox): void {
  function open(): [Outbox, Outbox] {
    const connect = newDatabase();
    const outboxes: [Outbox, Outbox] = [connect(), connect()];
    onTestFinished(() => Promise.all(outboxes.map((outbox) => outbox.close())).then(() => {}));
    return outboxes;
  }

  test('a stored message is returned in full, by every connection, which have one key', async () => {
    const [outbox, other] = open();
    const { id } = await outbox.store(message, start);
    const stored = { ...message, id, receivedAt: start, state: 'waiting', attempts: 0 };
    expect(await other.list({ id })).toEqual([stored]);
    const counts = { waiting: 1, delivered: 0, failed: 0, oldestWaitingAt: start };
    expect(await other.counts()).toEqual(counts);
    expect(await outbox.key()).toHaveLength(32);
    expect(await other.key()).toEqual(await outbox.key());
  });

  test('an identical message within ten minutes is stored once, a later one again', async () => {
    const [outbox] = open();
    expect((await outbox.store(message, start)).repeated).toBe(false);
    expect((await outbox.store(message, afterSeconds(599))).repeated).toBe(true);
    const other = { ...message, subject: 'other' };
    expect((await outbox.store(other, afterSeconds(599))).repeated).toBe(false);
    expect((await outbox.store(message, afterSeconds(601))).repeated).toBe(false);
    expect(await outbox.list()).toHaveLength(3);
  });

  test('a leased message cannot be leased again until its lease ends, and only the last worker may fail it', async () => {
    const [outbox, other] = open();
    const { id } = await outbox.store(message, start);
    const [first] = await outbox.lease(10, 60_000, start);
    expect(await other.lease(10, 60_000, afterSeconds(59))).toEqual([]);
    expect(await outbox.retry({ id }, afterSeconds(59))).toBe(0);
    const [second] = await other.lease(10, 60_000, afterSeconds(61));
    expect(second).toMatchObject({ id, attempts: 2 });
    if (first) await outbox.recordFailure(first, 'too late');
    expect(await outbox.list({ id })).toMatchObject([{ state: 'waiting', problem: undefined }]);
    await other.markDelivered(id, afterSeconds(62));
    expect(await outbox.list({ id })).toMatchObject([
      { state: 'delivered', deliveredAt: afterSeconds(62) },
    ]);
    expect(await outbox.lease(1, 60_000, afterSeconds(9999))).toEqual([]);
  });

  test('an undelivered message waits until its next attempt; without one it has failed until somebody retries it', async () => {
    const [outbox] = open();
    await outbox.store(message, start);
    const [first] = await outbox.lease(1, 60_000, start);
    if (first) await outbox.recordFailure(first, 'ECONNECTION', afterSeconds(100));
    expect(await outbox.lease(1, 60_000, afterSeconds(99))).toEqual([]);
    const [second] = await outbox.lease(1, 60_000, afterSeconds(100));
    if (second) await outbox.recordFailure(second, 'EENVELOPE 550');
    expect(await outbox.list({ state: 'failed' })).toMatchObject([{ problem: 'EENVELOPE 550' }]);
    expect(await outbox.retry({ state: 'failed' }, afterSeconds(200))).toBe(1);
    expect(await outbox.lease(1, 60_000, afterSeconds(200))).toMatchObject([{ attempts: 1 }]);
  });

  test('one message, one person’s messages and old ones can be deleted', async () => {
    const [outbox] = open();
    const { id } = await outbox.store(message, start);
    await outbox.store({ ...message, email: 'LI@example.com', subject: 'second' }, start);
    await outbox.store({ ...message, email: 'other@example.com' }, afterSeconds(10));
    await outbox.store({ ...message, email: 'new@example.com' }, afterSeconds(20));
    expect(await outbox.remove({ id })).toBe(1);
    expect(await outbox.remove({ email: 'li@EXAMPLE.com' })).toBe(1);
    expect(await outbox.remove({ receivedBefore: afterSeconds(20) })).toBe(1);
    expect((await outbox.list()).map(({ email }) => email)).toEqual(['new@example.com']);
  });

  test('two replicas never deliver one message twice', async () => {
    const outboxes = open();
    for (let number = 0; number < 40; number++)
      await outboxes[0].store({ ...message, subject: `${number}` }, new Date());
    const delivered: string[] = [];
    const workers = outboxes.map((outbox) =>
      createDelivery({
        outbox,
        log: memoryLog(),
        retentionDays: 180,
        times: { ...quickTimes, leaseMs: 60_000 },
        channels: {
          async mail({ subject }) {
            delivered.push(subject);
            await new Promise(setImmediate);
          },
        },
      }),
    );
    for (const worker of workers) worker.start();
    await expect
      .poll(() => outboxes[0].counts(), { timeout: 20_000 })
      .toMatchObject({ waiting: 0, delivered: 40 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(delivered).toHaveLength(40);
    expect(new Set(delivered).size).toBe(40);
  });
}

describe('the outbox in SQLite', () => {
  outboxSuite(() => {
    const file = path.join(newFolder(onTestFinished), 'outbox.db');
    return () => createOutbox(openSqlite(file));
  });

  test('an outbox of an earlier version gets the columns that it lacks', async () => {
    const file = path.join(newFolder(onTestFinished), 'outbox.db');
    const earlier = new DatabaseSync(file);
    earlier.exec(
      `CREATE TABLE contact_messages (id TEXT PRIMARY KEY, received_at TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL,
        email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL, recent_words TEXT UNIQUE, state TEXT NOT NULL,
        attempts INTEGER NOT NULL, first_attempt_at TEXT, next_attempt_at TEXT NOT NULL, lease TEXT, lease_until TEXT NOT NULL,
        delivered_at TEXT, problem TEXT);
       INSERT INTO contact_messages VALUES ('1', '2026-06-15T11:00:00.000Z', 'a', 'b', 'c', 'd', 'e', NULL, 'waiting', 0, NULL,
        '2026-06-15T11:00:00.000Z', NULL, '', NULL, NULL)`,
    );
    earlier.close();
    const outbox = createOutbox(openSqlite(file));
    await outbox.store(message, start);
    expect((await outbox.lease(9, 60_000, start)).map(({ page }) => page)).toEqual([
      '',
      '/zh/contact',
    ]);
    await outbox.close();
  });
});

describe.skipIf(!postgresPrograms)('the outbox in Postgres, where the machine has it', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  outboxSuite(() => {
    const url = postgres.newDatabase();
    return () => createOutbox(openPostgres(url));
  });
});

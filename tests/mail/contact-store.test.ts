import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDelivery } from '../../server/contact/deliver/delivery.ts';
import { createContactStore, type ContactStore } from '../../server/contact/store/contact-store.ts';
import { openPostgresDatabase } from '../../server/contact/store/postgres-database.ts';
import { openSqliteDatabase } from '../../server/contact/store/sqlite-database.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { quickTimes, startBuiltIn } from './built-in-provider.ts';
import { newFolder } from './harness.ts';
import { sendForm } from './messages.ts';
import { postgresPrograms, startPostgres, type Postgres } from './postgres.ts';

const start = new Date('2026-06-15T12:00:00Z');
const afterSeconds = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const message = {
  name: '李明',
  phone: '+86 10 0000 0000',
  email: 'li@example.com',
  subject: 'سؤال',
  message: 'مرحبا 你好 👋🏽\n"second" line',
};

/** Everything that a contact store must do, on any database. @param connect opens another connection to the same database */
function storeSuite(newDatabase: () => () => ContactStore): void {
  const open = (): ContactStore & { connect: () => ContactStore } => {
    const connect = newDatabase();
    const opened = (): ContactStore => {
      const store = connect();
      onTestFinished(() => store.close());
      return store;
    };
    return { ...opened(), connect: opened };
  };

  test('a stored message is returned in full', async () => {
    const { outbox, connect } = open();
    const { id } = await outbox.store(message, start);
    expect(await connect().outbox.get(id)).toMatchObject({
      ...message,
      id,
      receivedAt: start,
      state: 'waiting',
      attempts: 0,
    });
  });

  test('an identical message within ten minutes is stored once, a later one again', async () => {
    const { outbox } = open();
    expect((await outbox.store(message, start)).repeated).toBe(false);
    expect((await outbox.store(message, afterSeconds(599))).repeated).toBe(true);
    expect((await outbox.store({ ...message, subject: 'other' }, afterSeconds(599))).repeated).toBe(
      false,
    );
    expect((await outbox.store(message, afterSeconds(601))).repeated).toBe(false);
    expect(await outbox.list()).toHaveLength(3);
  });

  test('identical messages from many connections at the same moment are stored once', async () => {
    const { connect } = open();
    const stores = Array.from({ length: 4 }, connect);
    const stored = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (stores[index % 4] as ContactStore).outbox.store(message, start),
      ),
    );
    expect(stored.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  test('the message that has waited longest is known, also while it is being delivered', async () => {
    const { outbox } = open();
    expect(await outbox.oldestWaiting()).toBeUndefined();
    await outbox.store({ ...message, subject: 'second' }, afterSeconds(5));
    const { id } = await outbox.store(message, start);
    await outbox.lease(1, 60_000, afterSeconds(6));
    expect(await outbox.oldestWaiting()).toEqual(start);
    await outbox.markDelivered(id, afterSeconds(7));
    expect(await outbox.oldestWaiting()).toEqual(afterSeconds(5));
  });

  test('a claimed message cannot be claimed again until its lease ends', async () => {
    const { outbox, connect } = open();
    await outbox.store(message, start);
    expect(await outbox.lease(10, 60_000, start)).toHaveLength(1);
    expect(await connect().outbox.lease(10, 60_000, afterSeconds(59))).toEqual([]);
    const [again] = await connect().outbox.lease(10, 60_000, afterSeconds(61));
    expect(again).toMatchObject({ attempts: 2, firstAttemptAt: start });
  });

  test('a worker that lost its lease cannot undo what the next one did', async () => {
    const { outbox } = open();
    await outbox.store(message, start);
    const [first] = await outbox.lease(1, 60_000, start);
    const [second] = await outbox.lease(1, 60_000, afterSeconds(61));
    if (!first || !second) throw new Error('nothing to claim');
    await outbox.recordFailure(first, 'too late', undefined);
    expect(await outbox.get(first.id)).toMatchObject({ state: 'waiting', problem: undefined });
    await outbox.markDelivered(second.id, afterSeconds(62));
    expect(await outbox.get(first.id)).toMatchObject({
      state: 'delivered',
      deliveredAt: afterSeconds(62),
    });
    expect(await outbox.lease(1, 60_000, afterSeconds(9999))).toEqual([]);
  });

  test('an undelivered message waits until its next attempt; without one it has failed until somebody retries it', async () => {
    const { outbox } = open();
    const { id } = await outbox.store(message, start);
    const [first] = await outbox.lease(1, 60_000, start);
    if (first) await outbox.recordFailure(first, 'ECONNECTION', afterSeconds(100));
    expect(await outbox.lease(1, 60_000, afterSeconds(99))).toEqual([]);
    const [second] = await outbox.lease(1, 60_000, afterSeconds(100));
    if (second) await outbox.recordFailure(second, 'EENVELOPE 550', undefined);
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 0, failed: 1 });
    expect((await outbox.list('failed')).map((failed) => failed.problem)).toEqual([
      'EENVELOPE 550',
    ]);
    expect(await outbox.retryFailed(afterSeconds(200))).toBe(1);
    expect(await outbox.get(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      firstAttemptAt: undefined,
    });
    expect(await outbox.lease(1, 60_000, afterSeconds(200))).toHaveLength(1);
  });

  test('one message, one person’s messages and old ones can be deleted', async () => {
    const { outbox } = open();
    const { id } = await outbox.store(message, start);
    await outbox.store({ ...message, email: 'LI@example.com', subject: 'second' }, start);
    await outbox.store({ ...message, email: 'other@example.com' }, afterSeconds(10));
    await outbox.store({ ...message, email: 'new@example.com' }, afterSeconds(20));
    expect(await outbox.remove({ kind: 'id', id })).toBe(1);
    expect(await outbox.remove({ kind: 'email', email: 'li@EXAMPLE.com' })).toBe(1);
    expect(await outbox.remove({ kind: 'old', receivedBefore: afterSeconds(20) })).toBe(1);
    expect((await outbox.list()).map(({ email }) => email)).toEqual(['new@example.com']);
  });

  test('an hourly limit is counted across all connections, by its name, from its first use on', async () => {
    const { hourlyCounts, connect } = open();
    const { hourlyCounts: other } = connect();
    const limit = { name: 'one', max: 3 };
    const limited = (retryAfterSeconds: number) => ({ kind: 'limited', retryAfterSeconds });
    const taken = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        (index % 2 ? hourlyCounts : other).take(limit, start),
      ),
    );
    expect(taken.filter(({ kind }) => kind === 'allowed')).toHaveLength(3);
    expect(taken.filter(({ kind }) => kind === 'limited')).toEqual([limited(3600), limited(3600)]);
    expect(await other.take({ ...limit, name: 'another' }, start)).toEqual({ kind: 'allowed' });
    expect(await other.take(limit, afterSeconds(3599))).toEqual(limited(1));
    expect(await hourlyCounts.take(limit, afterSeconds(3600))).toEqual({ kind: 'allowed' });
    expect(await other.take({ ...limit, max: 1 }, afterSeconds(3601))).toEqual(limited(3599));
  });

  test('an hour that began while the clock was far ahead ends with that', async () => {
    const { hourlyCounts } = open();
    const limit = { name: 'one', max: 1 };
    await hourlyCounts.take(limit, afterSeconds(200 * 86_400));
    expect(await hourlyCounts.take(limit, start)).toEqual({ kind: 'allowed' });
    expect(await hourlyCounts.take(limit, start)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 3600,
    });
  });

  test('every connection has the same key', async () => {
    const { keys, connect } = open();
    const [first, second] = await Promise.all([keys.get('stamps'), connect().keys.get('stamps')]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await keys.get('other')).not.toEqual(first);
  });

  test('a proof of work can be spent once across all connections, and is forgotten once it has expired', async () => {
    const { connect } = open();
    const stores = Array.from({ length: 3 }, connect);
    const proof = { id: 'nonce', expiresAt: afterSeconds(60) };
    const judged = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (stores[index % 3] as ContactStore).spentProofs.spend(proof, start),
      ),
    );
    expect(judged.toSorted()).toEqual(['fresh', ...Array.from({ length: 11 }, () => 'spent')]);
    expect(
      await stores[0]?.spentProofs.spend(
        { ...proof, expiresAt: afterSeconds(120) },
        afterSeconds(60),
      ),
    ).toBe('fresh');
  });

  test('the noted time is shared, and nobody replaces a newer one by accident', async () => {
    const { outbox, clockNotes, connect } = open();
    const { clockNotes: other } = connect();
    expect(await clockNotes.readClock()).toEqual({ notedTime: undefined, hasMessages: false });
    await clockNotes.noteTime(start, undefined);
    await other.noteTime(afterSeconds(50), undefined);
    expect(await other.readClock()).toEqual({ notedTime: start, hasMessages: false });
    await other.noteTime(afterSeconds(60), start);
    await outbox.store(message, afterSeconds(60));
    expect(await clockNotes.readClock()).toEqual({
      notedTime: afterSeconds(60),
      hasMessages: true,
    });
  });

  test('when a clock is accepted, what arrived while it was doubted or in the future counts as received now, and all that waits is due', async () => {
    const { outbox, clockNotes } = open();
    const now = afterSeconds(10 * 24 * 60 * 60);
    await clockNotes.noteTime(start, undefined);
    const subjects = async (at: Date) =>
      (await outbox.list())
        .filter(({ receivedAt }) => receivedAt.getTime() === at.getTime())
        .map(({ subject }) => subject);
    await outbox.store({ ...message, subject: 'before' }, start);
    const [claimed] = await outbox.lease(1, 60_000, start);
    if (claimed) await outbox.recordFailure(claimed, 'ECONNECTION', afterSeconds(3600));
    await clockNotes.beginDoubt(afterSeconds(10));
    await clockNotes.beginDoubt(afterSeconds(1000));
    await outbox.store({ ...message, subject: 'doubted' }, afterSeconds(10));
    const future = new Date(now.getTime() + 1000 * 24 * 60 * 60 * 1000);
    await outbox.store({ ...message, subject: 'future' }, future);
    expect(await outbox.lease(9, 60_000, future)).toHaveLength(3);

    expect(await clockNotes.acceptClock(now)).toBe(2);
    expect((await subjects(now)).toSorted()).toEqual(['doubted', 'future']);
    expect(await subjects(start)).toEqual(['before']);
    expect(await clockNotes.readClock()).toEqual({ notedTime: now, hasMessages: true });
    const due = await outbox.lease(9, 60_000, now);
    expect(due.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(await clockNotes.acceptClock(now)).toBe(0);
  });

  test('two workers never deliver one message twice', async () => {
    const { connect } = open();
    const outboxes = [connect().outbox, connect().outbox] as const;
    for (let number = 0; number < 60; number++)
      await outboxes[number % 2 ? 1 : 0].store({ ...message, subject: `${number}` }, new Date());
    const delivered: string[] = [];
    const workers = outboxes.map((outbox) =>
      createDelivery({
        outbox,
        log: memoryLog(),
        retentionDays: 180,
        times: { ...quickTimes, leaseMs: 60_000 },
        send: async ({ subject }) => {
          delivered.push(subject);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        },
      }),
    );
    for (const worker of workers) worker.start();
    await expect
      .poll(() => outboxes[0].counts(), { timeout: 20_000 })
      .toEqual({ waiting: 0, delivered: 60, failed: 0 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered).size).toBe(60);
  });
}

describe('the contact store in SQLite', () => {
  storeSuite(() => {
    const file = path.join(newFolder(onTestFinished), 'outbox.db');
    return () => createContactStore(openSqliteDatabase(file));
  });
});

describe.skipIf(!postgresPrograms)(
  'the contact store in Postgres (skipped where the machine has none)',
  () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());

    test('replicas share the hourly limits of the form', async () => {
      const environment = {
        DATABASE_URL: postgres.newDatabase(),
        MESSAGES_PER_ADDRESS: '8',
        TRUSTED_PROXIES: '1',
      };
      // A minute apart: a visitor may send once a second.
      let minutes = 0;
      const options = { now: () => afterSeconds(60 * minutes) };
      const one = await startBuiltIn(onTestFinished, environment, options);
      const other = await startBuiltIn(onTestFinished, environment, options);
      const statuses = [];
      for (const { origin } of [one, other, one, other]) {
        minutes += 1;
        statuses.push(
          (await sendForm(origin, { subject: `${minutes}` }, { 'x-forwarded-for': '10.0.0.1' }))
            .status,
        );
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect((await sendForm(one.origin, {}, { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
    });

    storeSuite(() => {
      const url = postgres.newDatabase();
      return () => createContactStore(openPostgresDatabase(url, () => {}));
    });
  },
);

import { expect, onTestFinished, test } from 'vitest';
import { maxDeletedAtOnce } from '../limits.ts';
import { createContactStore } from './contact-store.ts';
import type { SqlDatabase, SqlRow } from './sql-database.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

const start = new Date('2026-06-15T12:00:00Z');
const afterHours = (hours: number): Date => new Date(start.getTime() + hours * 3_600_000);
const message = { name: 'Li Ming', phone: '', email: 'li@example.com', subject: '', message: 'Hi' };

/** A database in memory, and what was asked of it. */
function recordedDatabase(): SqlDatabase & { asked: Map<string, SqlRow[][]> } {
  const database = openSqliteDatabase(':memory:');
  onTestFinished(() => database.close());
  const asked = new Map<string, SqlRow[][]>();
  return {
    ...database,
    asked,
    async query(sql, values) {
      const rows = await database.query(sql, values);
      asked.set(sql, [...(asked.get(sql) ?? []), rows]);
      return rows;
    },
  };
}

test('what a running site asks is found by an index, however many messages there are', async () => {
  const database = recordedDatabase();
  const { outbox, spentProofs, hourlyCounts, clockNotes, keys } = createContactStore(database);
  await keys.get('limits');
  database.asked.clear();
  await outbox.store(message, start);
  const [leased] = await outbox.lease(4, 60_000, start);
  if (!leased) throw new Error('nothing to lease');
  await outbox.recordFailure(leased, 'ECONNECTION', afterHours(1));
  await outbox.markDelivered(leased.id, afterHours(1));
  await outbox.retryFailed(afterHours(2));
  await outbox.remove({ kind: 'old', receivedBefore: afterHours(2) });
  await spentProofs.spend({ id: 'proof', expiresAt: afterHours(1) }, start);
  await hourlyCounts.take({ name: 'messages per IP', max: 1 }, start);
  await clockNotes.readClock();
  await clockNotes.noteTime(start, undefined);
  const statements = [...database.asked.keys()];
  expect(statements).toHaveLength(13);
  const plans = await Promise.all(
    statements.map(async (sql) => ({
      sql,
      plan: await database.query(`EXPLAIN QUERY PLAN ${sql}`),
    })),
  );
  const wholeTables = plans.flatMap(({ plan }) =>
    plan.map(({ detail }) => String(detail)).filter((step) => step.startsWith('SCAN contact_')),
  );
  // Proofs are counted, of which there are `maxProofs` at most; whether there is a message is known from the first one.
  expect(wholeTables).toEqual([
    'SCAN contact_proofs USING COVERING INDEX contact_proofs_end',
    'SCAN contact_messages USING COVERING INDEX sqlite_autoindex_contact_messages_1',
  ]);
});

test('old messages are deleted by statements of bounded length, with others between them', async () => {
  const database = recordedDatabase();
  const { outbox } = createContactStore(database);
  const count = 2 * maxDeletedAtOnce + 1;
  for (let index = 0; index < count; index++)
    await outbox.store({ ...message, subject: String(index) }, start);
  database.asked.clear();
  const removed = outbox.remove({ kind: 'old', receivedBefore: afterHours(1) });
  let turns = 0;
  const countTurns = (): void => {
    turns += 1;
    if (turns < 2) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  expect(await removed).toBe(count);
  expect(turns).toBe(2);
  expect([...database.asked.values()].flat().map(({ length }) => length)).toEqual([
    maxDeletedAtOnce,
    maxDeletedAtOnce,
    1,
  ]);
  expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
});

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqlDatabase } from './sql-database.ts';

/** How long a statement waits for another process that is writing, in milliseconds. */
const timeoutMs = 2000;
const retryDelayMs = 25;

/**
 * One file on this machine.
 * @param file its path, or `:memory:`
 * @throws when it cannot be opened
 */
export function openSqliteDatabase(file: string): SqlDatabase {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  // FULL: a commit has reached the disk before it returns, not only the system's memory.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // From here on waiting is done by us: SQLite's own would hold up every other visitor.
  database.exec('PRAGMA busy_timeout = 0');
  const statements = new Map<string, StatementSync>();

  function run(sql: string, values: readonly (string | number | null)[]) {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = database.prepare(sql)));
    return statement.all(
      Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])),
    );
  }

  async function query(sql: string, values: readonly (string | number | null)[] = []) {
    const giveUpAtMs = performance.now() + timeoutMs;
    for (;;) {
      try {
        return run(sql, values);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAtMs) throw error;
        await wait(retryDelayMs);
      }
    }
  }

  return {
    query,
    // One writer at a time: a statement never meets a half-taken row.
    skipLocked: '',
    async eraseDeleted() {
      await query('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close() {
      if (database.isOpen) database.close();
      return Promise.resolve();
    },
  };
}

/** SQLITE_BUSY or SQLITE_LOCKED, plain or extended. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 5 || code === 6;
}

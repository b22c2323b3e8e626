import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqlDatabase } from './sql-database.ts';

/** How long a statement waits while another process writes. */
const timeoutMs = 2000;
const retryDelayMs = 25;

/** Visitors' letters are nobody else's on this machine. SQLite gives its log files the mode of the database. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Opens a SQLite database in one file.
 * @param file a path, or `:memory:`
 * @throws when the file cannot be opened
 */
export function openSqliteDatabase(file: string): SqlDatabase {
  if (file !== ':memory:') makePrivate(file);
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  // FULL: a commit returns only after the data has reached the disk.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // From here on `query` waits for locks itself: SQLite's own wait blocks the event loop and so every other visitor.
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
    // SQLite has one writer at a time: no other worker can lock a row.
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

/** SQLITE_BUSY or SQLITE_LOCKED, as primary or extended result code. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 5 || code === 6;
}

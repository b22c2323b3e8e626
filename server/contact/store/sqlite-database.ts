import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../core/util/error-message.ts';
import { lockPollMs, sqliteTimeoutMs } from '../limits.ts';
import type { SqlDatabase, SqlRow, SqlValue } from './sql-database.ts';

/** A database that held data and is gone or damaged. The message is for the operator. */
export class LostDatabaseError extends Error {}

/** A file beside each database, so that one that was emptied is not taken for a new one. */
const markerOf = (file: string): string => `${file}.created`;

const isEmpty = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

function checkIsNotLost(file: string): void {
  const marker = markerOf(file);
  if (isEmpty(file) && existsSync(marker))
    throw new LostDatabaseError(
      `${file} is ${existsSync(file) ? 'empty' : 'gone'}, and was not before: restore it from a backup, or delete ${marker} to begin with an empty one`,
    );
}

function mark(file: string): void {
  const marker = markerOf(file);
  if (existsSync(marker)) return;
  writeFileSync(
    marker,
    `${path.basename(file)} was created and must not disappear. Delete this file only to begin with an empty database.\n`,
    { mode: 0o600 },
  );
}

/** Only this user may read visitors' messages. SQLite gives its log files the mode of the database. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Opens a SQLite database in one file.
 * @param file a path, or `:memory:`
 * @throws when the file cannot be opened
 * @throws {LostDatabaseError} when it held data before and does not now
 */
export function openSqliteDatabase(file: string): SqlDatabase {
  const isFile = file !== ':memory:';
  if (isFile) {
    checkIsNotLost(file);
    makePrivate(file);
  }
  const database = new DatabaseSync(file, { timeout: sqliteTimeoutMs });
  try {
    // FULL: a commit returns only after the data has reached the disk.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    // Reads the whole list of tables: a truncated file fails here, not with the first visitor.
    database.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
  } catch (error) {
    database.close();
    if (!isDamaged(error)) throw error;
    throw new LostDatabaseError(
      `${file} is damaged (${messageOf(error)}): restore it from a backup, or move it and ${markerOf(file)} away to begin with an empty one`,
    );
  }
  if (isFile) mark(file);
  // From here on `query` waits for locks itself: SQLite's own wait would block the event loop, and with it every other visitor.
  database.exec('PRAGMA busy_timeout = 0');
  const statements = new Map<string, StatementSync>();

  function run(sql: string, values: readonly SqlValue[]): SqlRow[] {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = database.prepare(sql)));
    return statement.all(
      Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])),
    );
  }

  async function query(sql: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> {
    const giveUpAtMs = performance.now() + sqliteTimeoutMs;
    for (;;) {
      try {
        return run(sql, values);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAtMs) throw error;
        await sleep(lockPollMs);
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

/** The primary result code. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/** SQLITE_BUSY or SQLITE_LOCKED. */
const isBusy = (error: unknown): boolean => [5, 6].includes(codeOf(error));

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
const isDamaged = (error: unknown): boolean => [11, 26].includes(codeOf(error));

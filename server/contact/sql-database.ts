import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import pg from 'pg';
import { secondMs } from '../../core/util/durations.ts';

export type SqlRow = Record<string, SQLOutputValue>;

/** The database of the outbox. Both kinds get the same statements: parameters are `$1`, `$2` …, times ISO 8601 text. */
export interface SqlDatabase {
  /** Runs one statement; it resolves once the changes are on disk. @throws when the statement fails */
  query(sql: string, values?: readonly (string | number | null)[]): Promise<SqlRow[]>;
  /** Erases the remains of deleted rows from the disk. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

/** For a connection to Postgres and for a statement: a visitor is waiting. */
const timeoutMs = 5 * secondMs;

/**
 * Opens a SQLite database in one file, which only this user may read.
 * @param file a path, or `:memory:`
 * @throws when the file cannot be opened
 */
export function openSqlite(file: string): SqlDatabase {
  if (file !== ':memory:') {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    // SQLite gives its log files the mode of the database.
    chmodSync(file, 0o600);
  }
  const database = new DatabaseSync(file, { timeout: 2 * secondMs });
  // FULL: a commit returns only after the data has reached the disk.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  const query: SqlDatabase['query'] = async (sql, values = []) =>
    database
      .prepare(sql)
      .all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])));
  return {
    query,
    async eraseDeleted() {
      await query('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Opens a Postgres database that several replicas share. It connects on the first query. */
export function openPostgres(url: string): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: 2 * timeoutMs,
    // Commits wait for the disk, even where the server's default does not.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit TO on');
    },
  });
  // An idle connection broke: the next statement opens another, or reports why it cannot.
  pool.on('error', () => {});
  return {
    async query(sql, values = []) {
      const { rows } = await pool.query(sql, [...values]);
      return rows as SqlRow[];
    },
    eraseDeleted: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

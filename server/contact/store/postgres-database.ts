import pg from 'pg';
import type { SqlDatabase } from './sql-database.ts';

/** Short, because a visitor is waiting. */
const timeoutMs = 5000;

/**
 * Opens a Postgres database that several replicas share. It connects on the first query.
 * @param onError is called when an idle connection breaks
 */
export function openPostgresDatabase(url: string, onError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs * 2,
    idleTimeoutMillis: 30_000,
    // Commits wait for the disk, even where the server's default does not.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit TO on');
    },
  });
  pool.on('error', onError);
  return {
    async query(sql, values = []) {
      const { rows } = await pool.query(sql, [...values]);
      return rows as Record<string, unknown>[];
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    eraseDeleted: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

import pg from 'pg';
import type { SqlDatabase } from './sql-database.ts';

/** How long the database may take, in milliseconds: a visitor is waiting. */
const timeoutMs = 5000;

/**
 * A Postgres that several replicas share. It is reached when it is first needed.
 * @param onError hears of connections that break while nobody uses them
 */
export function openPostgresDatabase(url: string, onError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs * 2,
    idleTimeoutMillis: 30_000,
    // A commit waits for the disk even where the server's default is not to.
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

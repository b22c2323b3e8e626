import pg from 'pg';
import {
  maxPostgresConnections,
  maxPostgresIdleMs,
  postgresQueryTimeoutMs,
  postgresTimeoutMs,
} from '../limits.ts';
import type { SqlDatabase, SqlRow } from './sql-database.ts';

/**
 * Opens a Postgres database that several replicas share. It connects on the first query.
 * @param onError is called when an idle connection breaks
 */
export function openPostgresDatabase(url: string, onError: (error: Error) => void): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxPostgresConnections,
    connectionTimeoutMillis: postgresTimeoutMs,
    statement_timeout: postgresTimeoutMs,
    query_timeout: postgresQueryTimeoutMs,
    idleTimeoutMillis: maxPostgresIdleMs,
    // Commits wait for the disk, even where the server's default does not.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit TO on');
    },
  });
  pool.on('error', onError);
  return {
    async query(sql, values = []) {
      const { rows } = await pool.query(sql, [...values]);
      return rows as SqlRow[];
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    eraseDeleted: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

import type { Pool } from 'pg';
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
  let opening: Promise<Pool> | undefined;

  async function openPool(): Promise<Pool> {
    // Sites that store messages in a file need neither its memory nor its time at the start.
    const { default: pg } = await import('pg');
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
    return pool;
  }

  return {
    async query(sql, values = []) {
      const pool = await (opening ??= openPool());
      const { rows } = await pool.query(sql, [...values]);
      return rows as SqlRow[];
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    eraseDeleted: () => Promise.resolve(),
    async close() {
      await (await opening)?.end();
    },
  };
}

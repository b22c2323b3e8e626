import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { CmsSettings } from './settings.ts';

interface Use {
  /**
   * Each operation of SQLite as one transaction. For commands, which do one thing after another: the SQLite client has one
   * connection, and waits for a second writer of its own process by standing still.
   */
  transactions?: boolean;
}

/** The schema changes by migrations only, never by guessing at a start. */
export function database(
  chosen: CmsSettings['database'],
  folder: string,
  { transactions = false }: Use = {},
) {
  if (chosen.kind === 'postgres') {
    return postgresAdapter({
      pool: { connectionString: chosen.url },
      push: false,
      migrationDir: path.join(folder, 'migrations/postgres'),
    });
  }
  return sqliteAdapter({
    client: { url: `file:${chosen.file}` },
    push: false,
    migrationDir: path.join(folder, 'migrations/sqlite'),
    wal: true,
    busyTimeout: 5000,
    // An id of a deleted row is never given to another.
    autoIncrement: true,
    ...(transactions ? { transactionOptions: {} } : {}),
  });
}

import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { CmsSettings } from './settings.ts';

interface DatabaseOptions {
  /**
   * Runs each operation on SQLite as a transaction. For commands only, which do one thing at a time: the SQLite client has
   * one connection, and a second writer in the same process would block it.
   */
  transactions?: boolean;
}

/** The adapter of the database of the settings. Only migrations change the schema: `push` is off. */
export function database(
  settings: CmsSettings['database'],
  folder: string,
  { transactions = false }: DatabaseOptions = {},
) {
  if (settings.kind === 'postgres') {
    return postgresAdapter({
      pool: { connectionString: settings.url },
      push: false,
      migrationDir: path.join(folder, 'migrations/postgres'),
    });
  }
  return sqliteAdapter({
    client: { url: `file:${settings.file}` },
    push: false,
    migrationDir: path.join(folder, 'migrations/sqlite'),
    wal: true,
    busyTimeout: 5000,
    // Never reuses the id of a deleted row.
    autoIncrement: true,
    ...(transactions ? { transactionOptions: {} } : {}),
  });
}

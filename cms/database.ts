import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';

/**
 * The database is one file, which can be backed up by copying while nobody writes. Only migrations change the schema: `push` is
 * off.
 */
export const database = (file: string, folder: string) =>
  sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    migrationDir: path.join(folder, 'migrations'),
    wal: true,
    busyTimeout: 5000,
    // Never reuses the id of a deleted row.
    autoIncrement: true,
  });

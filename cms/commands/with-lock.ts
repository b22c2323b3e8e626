import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readCmsSettings } from '../settings.ts';

/** How long to wait for another process that holds the lock. */
const lockTimeoutMs = 120_000;

/**
 * Runs work that only one process may do at a time: migrating a database, or seeding it. The lock is that of a file beside the
 * database, so it is released even when its holder crashes.
 */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = path.join(readCmsSettings(process.env).dataFolder, 'lock.db');
  const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

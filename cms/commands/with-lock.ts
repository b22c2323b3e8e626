import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { readCmsSettings } from '../settings.ts';

/** How long to wait for another process that holds the lock. */
const lockTimeoutMs = 120_000;
/** Any number, the same in every process. */
const postgresLockId = 20_261_120;

interface Client {
  query(sql: string): Promise<unknown>;
  release(): void;
}

/**
 * Runs work that only one process may do at a time: migrating a database, or seeding it. The lock is the database's own
 * (a file beside it with SQLite), so it is released even when its holder crashes.
 */
export async function withLock<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, dataFolder } = readCmsSettings(process.env);
  return database.kind === 'postgres'
    ? withPostgresLock(payload, work)
    : withFileLock(path.join(dataFolder, 'lock.db'), work);
}

async function withPostgresLock<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const { pool }: { pool: { connect(): Promise<Client> } } = payload.db;
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${postgresLockId})`);
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${postgresLockId})`);
    client.release();
  }
}

async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

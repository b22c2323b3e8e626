import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { readCmsSettings } from '../settings.ts';

/** As long as another process may take, in milliseconds. */
const patience = 120_000;
/** Any number that is always the same. */
const postgresLock = 20_261_120;

interface Client {
  query(sql: string): Promise<unknown>;
  release(): void;
}

/**
 * Does work that two processes must not do at once: to migrate a database, or to fill it. The lock is the system's or
 * the database's own, so that it goes when its holder dies.
 */
export async function alone<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, dataFolder } = readCmsSettings(process.env);
  if (database.kind === 'postgres') {
    const client = await (
      payload.db as unknown as { pool: { connect(): Promise<Client> } }
    ).pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${postgresLock})`);
      return await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${postgresLock})`);
      client.release();
    }
  }
  const lock = new DatabaseSync(path.join(dataFolder, 'lock.db'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

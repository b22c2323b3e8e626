import { AsyncLocalStorage } from 'node:async_hooks';
import { openPostgresDatabase } from '../server/contact/store/postgres-database.ts';
import type { SqlDatabase } from '../server/contact/store/sql-database.ts';

/** A database of which each request has a connection of its own: a worker's connection ends with the request that opened it. */
export interface RequestDatabase {
  /** For the store, which outlives the requests: each of its queries goes through the connection of the request that asks. */
  readonly database: SqlDatabase;
  /**
   * Handles a request with a connection, which is opened by the first query.
   * @param waitUntil keeps the request alive: one whose visitor goes away must not leave others waiting for what it began
   */
  run: (
    handle: () => Promise<Response>,
    waitUntil: (work: Promise<unknown>) => void,
  ) => Promise<Response>;
}

/** @param url undefined: every query fails */
export function createRequestDatabase(url: string | undefined): RequestDatabase {
  const ofRequest = new AsyncLocalStorage<SqlDatabase>();
  return {
    database: {
      query(sql, values) {
        const connected = ofRequest.getStore();
        return connected
          ? connected.query(sql, values)
          : Promise.reject(new Error('DATABASE_URL is not set'));
      },
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      eraseDeleted: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    run(handle, waitUntil) {
      if (url === undefined) return handle();
      // A connection that breaks while nobody uses it is not missed: the request that opened it is the only one to use it.
      const connection = openPostgresDatabase(url, () => {});
      const response = ofRequest.run(connection, handle);
      waitUntil(response.finally(() => connection.close()));
      return response;
    },
  };
}

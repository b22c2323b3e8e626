import { createClockNotes, type ClockNotes } from './clock-notes.ts';
import { createHourlyCounts, type HourlyCounts } from './hourly-counts.ts';
import { createMessageOutbox, type MessageOutbox } from './message-outbox.ts';
import { createSharedKeys, type SharedKeys } from './shared-keys.ts';
import { createSpentProofs, type SpentProofs } from './spent-proofs.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import { tableStatements } from './tables.ts';

/** Everything that the contact service keeps, in one database that all replicas share. */
export interface ContactStore {
  readonly outbox: MessageOutbox;
  readonly spentProofs: SpentProofs;
  readonly hourlyCounts: HourlyCounts;
  readonly keys: SharedKeys;
  readonly clockNotes: ClockNotes;
  close(): Promise<void>;
}

/** It creates its tables on first use. */
export function createContactStore(database: SqlDatabase): ContactStore {
  const query = createQuery(database);
  return {
    outbox: createMessageOutbox(query, database),
    spentProofs: createSpentProofs(query),
    hourlyCounts: createHourlyCounts(query),
    keys: createSharedKeys(query),
    clockNotes: createClockNotes(query),
    close: () => database.close(),
  };
}

/** Queries the database once its tables exist. */
function createQuery(database: SqlDatabase): Query {
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    for (const statement of tableStatements) {
      // Two replicas that start at the same time can collide here once.
      await database.query(statement).catch(() => database.query(statement));
    }
  }

  return async (sql, values) => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    await prepared;
    return database.query(sql, values);
  };
}

import { asc, type Column, type SQL, type Table } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import {
  mapColumns,
  type ClassSpelling,
  type ColumnName,
} from '../../core/domain/instrument-spec.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { newDocumentId } from '../collections/document-id.ts';
import type { Spec } from './spec-fields.ts';

/*
 * The framework's own tables, read and written in bulk. Through the framework, thousands of rows take minutes, and half of
 * them stay when one fails. The parts used here are the same in the SQLite and the Postgres adapter.
 */

export type RowId = number;
type TableWith<Name extends string> = Table & Record<Name, Column>;

interface Statement extends PromiseLike<unknown> {
  where(condition: SQL | undefined): PromiseLike<unknown>;
  returning<Name extends string>(
    columns: Record<Name, Column>,
  ): PromiseLike<Record<Name, unknown>[]>;
}
export interface Transaction {
  select(): {
    from(table: Table): PromiseLike<Record<string, unknown>[]> & {
      orderBy(...columns: SQL[]): PromiseLike<Record<string, unknown>[]>;
    };
  };
  insert(table: Table): { values(rows: Record<string, unknown>[]): Statement };
  update(table: Table): { set(values: Record<string, unknown>): Statement };
  delete(table: Table): Statement;
}
interface Database {
  tables: Record<string, Table>;
  drizzle: {
    transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  };
  client?: { execute?: (sql: string) => Promise<unknown> };
}

/** The adapters' types differ where the parts used here do not. */
const databaseOf = (payload: Payload): Database => payload.db as unknown as Database;

export function tablesOf(payload: Payload, tier: Tier) {
  const { tables } = databaseOf(payload);
  const name = `${tier}_account_specs`;
  return {
    rows: tables[name] as TableWith<'id' | 'documentId'>,
    classes: tables[`${name}_products`] as TableWith<'parent' | 'order'>,
    versions: tables[`_${name}_v`] as TableWith<'id' | 'parent' | 'latest'>,
    versionClasses: tables[`_${name}_v_version_products`] as TableWith<'parent'>,
  };
}
export type SpecTables = ReturnType<typeof tablesOf>;

export async function inTransaction<Result>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const database = databaseOf(payload);
  try {
    return await database.drizzle.transaction(work);
  } finally {
    // After a transaction the SQLite client opens a new connection, which lacks the busy timeout.
    await database.client?.execute?.('PRAGMA busy_timeout = 5000');
  }
}

export interface StoredSpec extends Spec {
  id: RowId;
  documentId: string;
  createdAt: unknown;
  published: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every row of a tier, drafts included, oldest first. */
export async function readStoredSpecs(
  transaction: Transaction,
  tables: SpecTables,
): Promise<StoredSpec[]> {
  const classesByRow = Map.groupBy(
    await transaction.select().from(tables.classes).orderBy(asc(tables.classes.order)),
    (row) => row['parent'],
  );
  const rows = await transaction.select().from(tables.rows).orderBy(asc(tables.rows.id));
  return rows.map((row) => ({
    id: row['id'] as RowId,
    documentId: textOf(row['documentId']) || newDocumentId(),
    createdAt: row['createdAt'],
    published: row['_status'] === 'published',
    ...textColumns((name) => textOf(row[name])),
    products: (classesByRow.get(row['id']) ?? []).map(({ value }) => value as ClassSpelling),
  }));
}

/** One text for every column of a specification. */
export const textColumns = (valueOf: (name: ColumnName) => string): Record<ColumnName, string> =>
  mapColumns(({ name }) => valueOf(name));

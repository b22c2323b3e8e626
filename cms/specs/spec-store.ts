import {
  and,
  asc,
  eq,
  inArray,
  type Column,
  type SQL,
  type Table,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { newDocumentId } from '../collections/document-id.ts';
import { parseSpecs, type RowProblem } from './spec-csv.ts';
import type { Spec, SpecClass, Tier } from './spec-fields.ts';

export interface SpecChanges {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
}

export interface ImportOptions {
  /** Only say what would happen. */
  dryRun?: boolean;
  /** Delete the rows that are not named. */
  removeMissing?: boolean;
}

export type ImportOutcome =
  | ({ state: 'checked' | 'imported' } & SpecChanges)
  | { state: 'bad'; problems: RowProblem[] };

/*
 * Thousands of rows one by one through the framework take minutes, and half of them stay when one fails. So lists are
 * read and written in bulk, in one transaction, into the framework's own tables: a row, its classes, and a published
 * version of both, as the framework itself leaves them. The two adapters differ in nothing that is used here.
 */
type Id = number;
type Columns<Name extends string> = Table & Record<Name, Column>;
type RowColumns = Columns<
  | 'id'
  | 'symbol'
  | 'contractSize'
  | 'leverage'
  | 'tradingHours'
  | 'dailyBreakTime'
  | 'futureExpiryDate'
  | 'documentId'
  | '_status'
  | 'createdAt'
>;

interface Writing<Result> extends PromiseLike<Result> {
  where(condition: SQL | undefined): PromiseLike<unknown>;
  returning(columns: { id: Column }): PromiseLike<{ id: Id }[]>;
}
interface Transaction {
  select(): {
    from(table: Table): PromiseLike<Record<string, unknown>[]> & {
      orderBy(...columns: SQL[]): PromiseLike<Record<string, unknown>[]>;
    };
  };
  insert(table: Table): { values(rows: Record<string, unknown>[]): Writing<unknown> };
  update(table: Table): { set(values: Record<string, unknown>): Writing<unknown> };
  delete(table: Table): Writing<unknown>;
}
interface Database {
  tables: Record<string, Table>;
  drizzle: {
    transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  };
  name?: string;
  client?: { execute?: (sql: string) => Promise<unknown> };
}

function tablesOf(payload: Payload, tier: Tier) {
  const { tables } = payload.db as unknown as Database;
  const name = `${tier}_account_specs`;
  return {
    rows: tables[name] as RowColumns,
    classes: tables[`${name}_products`] as Columns<'parent' | 'order'>,
    versions: tables[`_${name}_v`] as Columns<'id' | 'parent' | 'latest'>,
    versionClasses: tables[`_${name}_v_version_products`] as Columns<'parent'>,
  };
}
type Tables = ReturnType<typeof tablesOf>;

interface StoredSpec extends Spec {
  id: Id;
  documentId: string;
  createdAt: unknown;
  published: boolean;
}

async function storedSpecs(transaction: Transaction, tables: Tables): Promise<StoredSpec[]> {
  const classesOf = Map.groupBy(
    await transaction.select().from(tables.classes).orderBy(asc(tables.classes.order)),
    (row) => row['parent'],
  );
  const rows = await transaction.select().from(tables.rows).orderBy(asc(tables.rows.id));
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return rows.map((row) => ({
    id: row['id'] as Id,
    documentId: text(row['documentId']) || newDocumentId(),
    createdAt: row['createdAt'],
    published: row['_status'] === 'published',
    symbol: text(row['symbol']),
    contractSize: text(row['contractSize']),
    leverage: text(row['leverage']),
    tradingHours: text(row['tradingHours']),
    dailyBreakTime: text(row['dailyBreakTime']),
    futureExpiryDate: text(row['futureExpiryDate']),
    products: (classesOf.get(row['id']) ?? []).map(({ value }) => value as SpecClass),
  }));
}

async function inTransaction<Result>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const database = payload.db as unknown as Database;
  try {
    return await database.drizzle.transaction(work);
  } finally {
    // The SQLite client leaves its connection to the transaction and opens another, which must be told again to wait.
    await database.client?.execute?.('PRAGMA busy_timeout = 5000');
  }
}

/** What is published, in the order in which it was made. */
export async function readSpecs(payload: Payload, tier: Tier): Promise<Spec[]> {
  const tables = tablesOf(payload, tier);
  const rows = await inTransaction(payload, (transaction) => storedSpecs(transaction, tables));
  return rows.filter(({ published }) => published);
}

const inChunks = <Item>(items: readonly Item[], size = 500): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const valuesOf = ({
  symbol,
  contractSize,
  leverage,
  tradingHours,
  dailyBreakTime,
  futureExpiryDate,
}: Spec) => ({
  symbol,
  contractSize,
  leverage,
  tradingHours,
  dailyBreakTime,
  futureExpiryDate,
});
const sameText = (spec: Spec): string => JSON.stringify([valuesOf(spec), spec.products.toSorted()]);
const classRows = (parent: Id, { products }: Spec): Record<string, unknown>[] =>
  products.map((value, index) => ({ order: index + 1, parent, value }));

/** Writes a list by symbol: new rows are made, others changed, all of it published; or nothing, when anything fails. */
export async function writeSpecs(
  payload: Payload,
  tier: Tier,
  specs: readonly Spec[],
  { dryRun = false, removeMissing = false }: ImportOptions = {},
): Promise<SpecChanges> {
  const tables = tablesOf(payload, tier);
  const now = new Date().toISOString();

  return inTransaction(payload, async (transaction) => {
    const stored = new Map(
      (await storedSpecs(transaction, tables)).map((spec) => [spec.symbol, spec]),
    );
    const named = new Set(specs.map(({ symbol }) => symbol));
    const created = specs.filter(({ symbol }) => !stored.has(symbol));
    const updated = specs.flatMap((spec) => {
      const before = stored.get(spec.symbol);
      return before && (!before.published || sameText(before) !== sameText(spec))
        ? [{ ...before, ...spec }]
        : [];
    });
    const removed = removeMissing
      ? [...stored.values()].filter(({ symbol }) => !named.has(symbol))
      : [];
    const changes = {
      created: created.length,
      updated: updated.length,
      unchanged: specs.length - created.length - updated.length,
      removed: removed.length,
    };
    if (dryRun) return changes;

    const publish = { _status: 'published', publishedAt: now, updatedAt: now };
    const written: (Spec & { id: Id; documentId: string; createdAt: unknown })[] = [...updated];
    for (const chunk of inChunks(created)) {
      const rows = chunk.map((spec) => ({
        ...spec,
        documentId: newDocumentId(),
        createdAt: now as unknown,
      }));
      const ids = await transaction
        .insert(tables.rows)
        .values(
          rows.map((row) => ({
            ...valuesOf(row),
            ...publish,
            documentId: row.documentId,
            createdAt: now,
          })),
        )
        .returning({ id: tables.rows.id });
      written.push(...rows.map((row, index) => ({ ...row, id: ids[index]!.id })));
    }
    for (const row of updated) {
      await transaction
        .update(tables.rows)
        .set({ ...valuesOf(row), ...publish, documentId: row.documentId })
        .where(eq(tables.rows.id, row.id));
    }
    for (const chunk of inChunks(updated)) {
      const ids = chunk.map(({ id }) => id);
      await transaction.delete(tables.classes).where(inArray(tables.classes.parent, ids));
      await transaction
        .update(tables.versions)
        .set({ latest: false })
        .where(and(inArray(tables.versions.parent, ids), eq(tables.versions.latest, true)));
    }
    for (const chunk of inChunks(written)) {
      await transaction
        .insert(tables.classes)
        .values(chunk.flatMap((row) => classRows(row.id, row)));
      const versions = chunk.map((row) => {
        const fields = {
          ...valuesOf(row),
          ...publish,
          documentId: row.documentId,
          createdAt: row.createdAt,
        };
        const version = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [`version_${name}`, value]),
        );
        return { ...version, parent: row.id, latest: true, createdAt: now, updatedAt: now };
      });
      const ids = await transaction
        .insert(tables.versions)
        .values(versions)
        .returning({ id: tables.versions.id });
      await transaction
        .insert(tables.versionClasses)
        .values(chunk.flatMap((row, index) => classRows(ids[index]!.id, row)));
    }
    for (const chunk of inChunks(removed)) {
      const ids = chunk.map(({ id }) => id);
      // Versions would outlive their row, and the lists of classes both, where the database does not delete them along.
      await transaction.delete(tables.versions).where(inArray(tables.versions.parent, ids));
      await transaction.delete(tables.classes).where(inArray(tables.classes.parent, ids));
      await transaction.delete(tables.rows).where(inArray(tables.rows.id, ids));
    }
    return changes;
  });
}

/** A whole file: refused with every bad row, or written as one. */
export async function importCsv(
  payload: Payload,
  tier: Tier,
  text: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const parsed = parseSpecs(text);
  if (parsed.state === 'bad') return parsed;
  return {
    state: options.dryRun ? 'checked' : 'imported',
    ...(await writeSpecs(payload, tier, parsed.specs, options)),
  };
}

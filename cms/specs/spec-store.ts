import { randomUUID } from 'node:crypto';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { specsList } from '../../core/domain/content-lists.ts';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { newDocumentId } from '../collections/publishable.ts';
import { parseSpecs, type RowProblem } from './spec-csv.ts';
import type { Spec } from './spec-fields.ts';

/** Numbers of rows. */
export interface SpecChanges {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
}

export interface ImportOptions {
  /** Report the changes without making them. */
  dryRun?: boolean;
  /** Delete the rows that the list does not name. */
  removeMissing?: boolean;
  /** The user who imports it; null for the first filling. */
  author?: string | null;
}

export type ImportOutcome =
  | ({ kind: 'checked' | 'imported' } & SpecChanges)
  | { kind: 'invalid'; problems: RowProblem[] };

interface StoredSpec extends Spec {
  id: number;
  documentId: string;
  createdAt: string;
  published: boolean;
}

/** Every row of a tier, drafts included, oldest first. */
async function readStoredSpecs(payload: Payload, tier: Tier): Promise<StoredSpec[]> {
  const { docs } = await payload.find({
    collection: specsList(tier),
    pagination: false,
    depth: 0,
    sort: 'createdAt',
  });
  return docs.map((row) => ({
    id: row.id,
    documentId: row.documentId ?? newDocumentId(),
    createdAt: row.createdAt,
    published: row._status === 'published',
    ...specOf(row as Partial<Spec>),
  }));
}

const specOf = (row: Partial<Spec>): Spec => ({
  ...mapColumns(({ name }) => row[name] ?? ''),
  products: row.products ?? [],
});

/** The published rows of a tier, oldest first. */
export const readPublishedSpecs = async (payload: Payload, tier: Tier): Promise<Spec[]> =>
  (await readStoredSpecs(payload, tier)).filter(({ published }) => published);

const contentKey = (spec: Partial<Spec>): string => {
  const { products, ...columns } = specOf(spec);
  return JSON.stringify([columns, products.toSorted()]);
};

/**
 * Runs writes of which all are kept or, if one fails, none. The adapter's own transactions stay off: with them, a login that waits
 * for its password's hash would lock the file for everybody.
 */
function inTransaction<Result>(
  payload: Payload,
  work: (req: Partial<PayloadRequest>) => Promise<Result>,
): Promise<Result> {
  const { drizzle, sessions } = payload.db as unknown as SQLiteAdapter;
  const transactionID = randomUUID();
  return drizzle.transaction(async (db) => {
    Object.assign(sessions, { [transactionID]: { db } });
    return work({ transactionID }).finally(() => delete sessions[transactionID]);
  });
}

/**
 * Saves a list by symbol: creates new rows, updates changed ones, and publishes them all, or changes nothing. The rows have been
 * checked, so they bypass the framework's hooks, through which thousands of rows take minutes.
 */
export const saveSpecs = (
  payload: Payload,
  tier: Tier,
  specs: readonly Spec[],
  { dryRun = false, removeMissing = false, author = null }: ImportOptions = {},
): Promise<SpecChanges> =>
  inTransaction(payload, async (req) => {
    const collection = specsList(tier);
    const stored = await readStoredSpecs(payload, tier);
    const bySymbol = new Map(stored.map((row) => [row.symbol, row]));
    const listed = new Set(specs.map(({ symbol }) => symbol));
    const removed = removeMissing ? stored.filter(({ symbol }) => !listed.has(symbol)) : [];
    const startMs = Date.now();
    const changes = { created: 0, updated: 0, unchanged: 0, removed: removed.length };
    for (const [index, spec] of specs.entries()) {
      const before = bySymbol.get(spec.symbol);
      if (before?.published && contentKey(before) === contentKey(spec)) {
        changes.unchanged += 1;
        continue;
      }
      changes[before ? 'updated' : 'created'] += 1;
      if (dryRun) continue;
      // Other programs sort by the creation: rows of one file keep its order.
      const now = new Date(startMs + index).toISOString();
      const data = {
        ...specOf(spec),
        documentId: before?.documentId ?? newDocumentId(),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        publishedAt: now,
        _status: 'published',
        changedBy: author,
      };
      const { id } = before
        ? ((await payload.db.updateOne({ collection, id: before.id, data, req })) as { id: number })
        : await payload.db.create({ collection, data, req });
      await payload.db.createVersion({
        collectionSlug: collection,
        parent: id,
        versionData: data as never,
        autosave: false,
        req,
        createdAt: now,
        updatedAt: now,
      });
    }
    if (!dryRun && removed.length > 0) {
      const ids = removed.map(({ id }) => id);
      await payload.db.deleteVersions({ collection, where: { parent: { in: ids } }, req });
      await payload.db.deleteMany({ collection, where: { id: { in: ids } }, req });
    }
    return changes;
  });

/** Imports a whole file, or nothing if any row of it is bad. */
export async function importCsv(
  payload: Payload,
  tier: Tier,
  text: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const parsed = parseSpecs(text, await readStoredSpecs(payload, tier));
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problem };
  return {
    kind: options.dryRun ? 'checked' : 'imported',
    ...(await saveSpecs(payload, tier, parsed.value, options)),
  };
}

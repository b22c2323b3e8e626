import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Tier } from '../../core/domain/tiers.ts';
import { authorField } from '../collections/author.ts';
import { newDocumentId } from '../collections/document-id.ts';
import { parseSpecs, type RowProblem } from './spec-csv.ts';
import type { Spec } from './spec-fields.ts';
import {
  inTransaction,
  readStoredSpecs,
  tablesOf,
  textColumns,
  type RowId,
  type SpecTables,
  type StoredSpec,
  type Transaction,
} from './spec-tables.ts';

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
  /** Who imports it; null for a command. */
  author?: string | null;
}

export type ImportOutcome =
  | ({ kind: 'checked' | 'imported' } & SpecChanges)
  | { kind: 'invalid'; problems: RowProblem[] };

const readAll = (payload: Payload, tier: Tier): Promise<StoredSpec[]> =>
  inTransaction(payload, (transaction) => readStoredSpecs(transaction, tablesOf(payload, tier)));

/** The published rows of a tier, oldest first. */
export async function readPublishedSpecs(payload: Payload, tier: Tier): Promise<Spec[]> {
  return (await readAll(payload, tier)).filter(({ published }) => published);
}

/** Saves a list by symbol, as one transaction: creates new rows, updates changed ones, and publishes them all. */
export async function saveSpecs(
  payload: Payload,
  tier: Tier,
  specs: readonly Spec[],
  { dryRun = false, removeMissing = false, author = null }: ImportOptions = {},
): Promise<SpecChanges> {
  const tables = tablesOf(payload, tier);
  const publication = publicationBy(author);
  return inTransaction(payload, async (transaction) => {
    const stored = await readStoredSpecs(transaction, tables);
    const { created, updated, removed } = compareSpecs(stored, specs);
    const toRemove = removeMissing ? removed : [];
    if (!dryRun) {
      const inserted = await insertRows(transaction, tables, created, publication);
      await updateRows(transaction, tables, updated, publication);
      await addVersions(transaction, tables, [...updated, ...inserted], publication);
      await deleteRows(transaction, tables, toRemove);
    }
    return {
      created: created.length,
      updated: updated.length,
      unchanged: specs.length - created.length - updated.length,
      removed: toRemove.length,
    };
  });
}

/** Imports a whole file, or nothing if any row of it is bad. */
export async function importCsv(
  payload: Payload,
  tier: Tier,
  text: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const parsed = parseSpecs(text, await readAll(payload, tier));
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problem };
  return {
    kind: options.dryRun ? 'checked' : 'imported',
    ...(await saveSpecs(payload, tier, parsed.value, options)),
  };
}

type SavedSpec = Omit<StoredSpec, 'published'>;

const textsOf = (spec: Spec) => textColumns((name) => spec[name]);
const contentKey = (spec: Spec): string =>
  JSON.stringify([textsOf(spec), spec.products.toSorted()]);

function compareSpecs(stored: readonly StoredSpec[], specs: readonly Spec[]) {
  const storedBySymbol = new Map(stored.map((spec) => [spec.symbol, spec]));
  const listed = new Set(specs.map(({ symbol }) => symbol));
  return {
    created: specs.filter(({ symbol }) => !storedBySymbol.has(symbol)),
    updated: specs.flatMap((spec): SavedSpec[] => {
      const before = storedBySymbol.get(spec.symbol);
      return before && (!before.published || contentKey(before) !== contentKey(spec))
        ? [{ ...before, ...spec }]
        : [];
    }),
    removed: stored.filter(({ symbol }) => !listed.has(symbol)),
  };
}

const inChunks = <Item>(items: readonly Item[], size = 500): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** What every row and version of one import has in common. */
function publicationBy(author: string | null) {
  const now = new Date().toISOString();
  return { _status: 'published', publishedAt: now, updatedAt: now, [authorField.name]: author };
}
type Publication = ReturnType<typeof publicationBy>;

const classRows = (parent: RowId, { products }: Spec): Record<string, unknown>[] =>
  products.map((value, index) => ({ order: index + 1, parent, value }));

async function insertRows(
  transaction: Transaction,
  tables: SpecTables,
  specs: readonly Spec[],
  publication: Publication,
): Promise<SavedSpec[]> {
  const inserted: SavedSpec[] = [];
  for (const chunk of inChunks(specs)) {
    const rows = chunk.map((spec) => ({
      ...spec,
      documentId: newDocumentId(),
      createdAt: publication.publishedAt,
    }));
    const saved = await transaction
      .insert(tables.rows)
      .values(
        rows.map((row) => ({
          ...textsOf(row),
          ...publication,
          documentId: row.documentId,
          createdAt: row.createdAt,
        })),
      )
      .returning({ id: tables.rows.id, documentId: tables.rows.documentId });
    // By document id: databases do not promise to return rows in the order in which they were inserted.
    const idByDocument = new Map(saved.map(({ id, documentId }) => [documentId, id as RowId]));
    inserted.push(...rows.map((row) => ({ ...row, id: idByDocument.get(row.documentId)! })));
  }
  return inserted;
}

async function updateRows(
  transaction: Transaction,
  tables: SpecTables,
  specs: readonly SavedSpec[],
  publication: Publication,
): Promise<void> {
  for (const spec of specs) {
    await transaction
      .update(tables.rows)
      .set({ ...textsOf(spec), ...publication, documentId: spec.documentId })
      .where(eq(tables.rows.id, spec.id));
  }
  for (const chunk of inChunks(specs)) {
    const ids = chunk.map(({ id }) => id);
    await transaction.delete(tables.classes).where(inArray(tables.classes.parent, ids));
    await transaction
      .update(tables.versions)
      .set({ latest: false })
      .where(and(inArray(tables.versions.parent, ids), eq(tables.versions.latest, true)));
  }
}

/** Adds the classes of saved rows, and a published version of each, as the framework itself would. */
async function addVersions(
  transaction: Transaction,
  tables: SpecTables,
  specs: readonly SavedSpec[],
  publication: Publication,
): Promise<void> {
  for (const chunk of inChunks(specs)) {
    await transaction
      .insert(tables.classes)
      .values(chunk.flatMap((spec) => classRows(spec.id, spec)));
    const saved = await transaction
      .insert(tables.versions)
      .values(chunk.map((spec) => versionRow(spec, publication)))
      .returning({ id: tables.versions.id, parent: tables.versions.parent });
    const versionByRow = new Map(saved.map(({ id, parent }) => [parent, id as RowId]));
    await transaction
      .insert(tables.versionClasses)
      .values(chunk.flatMap((spec) => classRows(versionByRow.get(spec.id)!, spec)));
  }
}

function versionRow(spec: SavedSpec, publication: Publication): Record<string, unknown> {
  const { id, documentId, createdAt } = spec;
  const fields = { ...textsOf(spec), ...publication, documentId, createdAt };
  const version = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`version_${name}`, value]),
  );
  const { updatedAt } = publication;
  return { ...version, parent: id, latest: true, createdAt: updatedAt, updatedAt };
}

async function deleteRows(
  transaction: Transaction,
  tables: SpecTables,
  specs: readonly StoredSpec[],
): Promise<void> {
  for (const chunk of inChunks(specs)) {
    const ids = chunk.map(({ id }) => id);
    // Without foreign keys that cascade, versions and classes would outlive their row.
    await transaction.delete(tables.versions).where(inArray(tables.versions.parent, ids));
    await transaction.delete(tables.classes).where(inArray(tables.classes.parent, ids));
    await transaction.delete(tables.rows).where(inArray(tables.rows.id, ids));
  }
}

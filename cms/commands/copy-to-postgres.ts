import { getTableName, sql, type Table } from '@payloadcms/db-postgres/drizzle';
import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { formatReason } from '../environment.ts';
import { readCmsSettings } from '../settings.ts';
import { CommandError } from './command-error.ts';
import { logger, openCms } from './open-cms.ts';
import { migrate } from './prepare.ts';

/** Tables that describe the database itself or hold temporary state. */
const skippedTables = new Set([
  'payload_migrations',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',
]);
const rowsPerInsert = 500;

type Row = Record<string, unknown>;
interface Database {
  select(): { from(table: Table): Promise<Row[]> };
  insert(table: Table): { values(rows: Row[]): Promise<unknown> };
  execute(statement: unknown): Promise<unknown>;
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;
}
const databaseOf = (payload: Payload): { tables: Record<string, PgTable>; drizzle: Database } =>
  payload.db;

/** The names of the tables, each after the tables that it refers to. */
function parentsFirst(tables: Record<string, PgTable>): string[] {
  const sorted = new Set<string>();
  const add = (name: string): void => {
    if (sorted.has(name)) return;
    for (const key of getTableConfig(tables[name]!).foreignKeys) {
      const parent = getTableName(key.reference().foreignTable);
      if (parent !== name) add(parent);
    }
    sorted.add(name);
  };
  for (const name of Object.keys(tables)) add(name);
  return [...sorted].filter((name) => !skippedTables.has(name));
}

async function openPostgres(url: string): Promise<Payload> {
  process.env['CMS_DATABASE_URL'] = url;
  // The query string makes this a second instance of the module, which reads the changed settings.
  const configUrl = '../payload.config.ts?postgres';
  const { default: config } = (await import(configUrl)) as { default: Promise<SanitizedConfig> };
  try {
    return await getPayload({
      config: { ...(await config), logger } as SanitizedConfig,
      key: 'postgres',
    });
  } catch (error) {
    throw new CommandError(`The target database cannot be opened: ${formatReason(error)}`);
  }
}

/**
 * Copies the SQLite database (ids, drafts, versions, users and tokens included) to an empty Postgres, in one transaction.
 * @returns the number of rows
 */
export async function copyToPostgres(url: string | undefined): Promise<number> {
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new CommandError('Specify the target: npm run cms -- copy-to-postgres postgres://…');
  if (readCmsSettings(process.env).database.kind !== 'sqlite')
    throw new CommandError(
      'CMS_DATABASE_URL or DATABASE_URL is set: unset them to copy the SQLite database',
    );
  const source = await openCms();
  await migrate(source);
  const target = await openPostgres(url);
  await migrate(target);
  const sourceDatabase = databaseOf(source);
  const targetDatabase = databaseOf(target);

  return targetDatabase.drizzle.transaction(async (transaction) => {
    let copied = 0;
    for (const name of parentsFirst(targetDatabase.tables)) {
      const table = targetDatabase.tables[name]!;
      if ((await transaction.select().from(table)).length > 0)
        throw new CommandError(`The target database is not empty (${name}); nothing was copied`);
      const rows = await sourceDatabase.drizzle.select().from(sourceDatabase.tables[name]!);
      for (let start = 0; start < rows.length; start += rowsPerInsert)
        await transaction.insert(table).values(rows.slice(start, start + rowsPerInsert));
      copied += rows.length;
      // New rows continue after the copied ids.
      const { columns } = getTableConfig(table);
      if (
        rows.length > 0 &&
        columns.some((column) => column.name === 'id' && column.columnType === 'PgSerial')
      ) {
        await transaction.execute(
          sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), (select max(id) from ${table}))`,
        );
      }
    }
    return copied;
  });
}

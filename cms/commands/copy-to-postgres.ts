import { getTableName, sql, type Table } from '@payloadcms/db-postgres/drizzle';
import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { readCmsSettings } from '../settings.ts';
import { CommandError } from './command-error.ts';
import { openCms } from './open-cms.ts';
import { migrate } from './prepare.ts';

/** Belongs to a database, or to a moment. */
const notCopied = new Set([
  'payload_migrations',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',
]);
const chunk = 500;

type Row = Record<string, unknown>;
interface Database {
  select(): { from(table: Table): Promise<Row[]> };
  insert(table: Table): { values(rows: Row[]): Promise<unknown> };
  execute(statement: unknown): Promise<unknown>;
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;
}
const databaseOf = (payload: Payload): { tables: Record<string, PgTable>; drizzle: Database } =>
  payload.db;

/** Tables in an order in which none refers to a later one. */
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
  return [...sorted].filter((name) => !notCopied.has(name));
}

async function openPostgres(url: string): Promise<Payload> {
  process.env['CMS_DATABASE_URL'] = url;
  // A second copy of the config, which reads the settings anew.
  const again = '../payload.config.ts?postgres';
  const { default: config } = (await import(again)) as { default: Promise<SanitizedConfig> };
  try {
    return await getPayload({
      config: {
        ...(await config),
        logger: { options: { level: 'fatal' }, destination: process.stderr } as never,
      },
      key: 'postgres',
    });
  } catch (error) {
    throw new CommandError(
      `That Postgres cannot be opened: ${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]}`,
    );
  }
}

/**
 * Everything of the SQLite database, with its ids, drafts, versions, users and tokens, into an empty Postgres; or
 * nothing, when anything fails. @returns how many rows
 */
export async function copyToPostgres(url: string | undefined): Promise<number> {
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new CommandError('Where to? npm run cms -- copy-to-postgres postgres://…');
  if (readCmsSettings(process.env).database.kind !== 'sqlite')
    throw new CommandError(
      'CMS_DATABASE_URL or DATABASE_URL is set: without them the SQLite database is copied',
    );
  const source = await openCms();
  await migrate(source);
  const target = await openPostgres(url);
  await migrate(target);
  const from = databaseOf(source);
  const to = databaseOf(target);

  return to.drizzle.transaction(async (transaction) => {
    let copied = 0;
    for (const name of parentsFirst(to.tables)) {
      const table = to.tables[name]!;
      if ((await transaction.select().from(table)).length > 0)
        throw new CommandError(`That Postgres is not empty (${name}); nothing was copied`);
      const rows = await from.drizzle.select().from(from.tables[name]!);
      for (let start = 0; start < rows.length; start += chunk)
        await transaction.insert(table).values(rows.slice(start, start + chunk));
      copied += rows.length;
      // Ids that were brought along are not given again.
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

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from './operator-error.ts';

/** The newest of the system's, because one that is older than the server refuses it. */
function programPath(name: string): string {
  const own = process.env['POSTGRES_PROGRAMS'];
  const [newest] = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().toReversed();
  return own ? path.join(own, name) : (newest ?? name);
}

/** The password goes by the environment: everybody on the machine can read a command line. */
function connectionOf(url: string): { withoutPassword: string; password: string } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { withoutPassword: parsed.href, password };
}

function run(name: string, url: string, parameters: readonly string[]): void {
  const { withoutPassword, password } = connectionOf(url);
  const { status, stderr, error } = spawnSync(
    programPath(name),
    [`--dbname=${withoutPassword}`, ...parameters],
    {
      encoding: 'utf8',
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (error) throw new OperatorError(`${name} is missing: install the Postgres client programs`);
  if (status !== 0) throw new OperatorError(stderr.trim().split('\n').at(0) ?? `${name} failed`);
}

/** Saves tables as they are at one moment, while others write. */
export const dumpTables = (url: string, tables: string, file: string): void =>
  run('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    tables,
    `--file=${file}`,
  ]);

/** Replaces the tables of a dump, all or none. */
export const restoreTables = (url: string, file: string): void =>
  run('pg_restore', url, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ]);

async function queryOnce(url: string, sql: string, values: unknown[] = []): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ count: string }>(sql, values);
    return Number(rows[0]?.count);
  } catch (error) {
    throw new OperatorError(`Postgres does not respond: ${messageOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

export const hasTable = async (url: string, table: string): Promise<boolean> =>
  (await queryOnce(url, 'SELECT COUNT(to_regclass($1)) AS count', [table])) > 0;

export const countRows = async (url: string, table: string): Promise<number> =>
  (await hasTable(url, table)) ? queryOnce(url, `SELECT COUNT(*) AS count FROM "${table}"`) : 0;

/** Other connections to the same database. */
export const countUsers = (url: string): Promise<number> =>
  queryOnce(
    url,
    `SELECT COUNT(*) AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );

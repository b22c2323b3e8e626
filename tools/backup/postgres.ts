import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

/** The newest of the system's, because one that is older than the server refuses it. */
function programPath(name: string): string {
  const own = process.env['POSTGRES_PROGRAMS'];
  const [newest] = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().toReversed();
  return own ? path.join(own, name) : (newest ?? name);
}

/** Runs a client program. @returns its output. @throws with its first line if it fails */
export function runPostgres(name: string, url: string, parameters: readonly string[]): string {
  // The password goes by the environment: everybody on the machine can read a command line.
  const database = new URL(url);
  const password = decodeURIComponent(database.password);
  database.password = '';
  const { status, stdout, stderr, error } = spawnSync(
    programPath(name),
    [`--dbname=${database.href}`, ...parameters],
    {
      encoding: 'utf8',
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (error) throw new Error(`${name} is missing: install the Postgres client programs`);
  if (status !== 0) throw new Error(stderr.trim() || `${name} failed`);
  return stdout;
}

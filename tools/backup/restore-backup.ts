import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dumpName } from './make-backup.ts';
import type { PartName, Places } from './places.ts';
import { runPostgres } from './postgres.ts';

const isSame = (one: string, other: string): boolean =>
  readFileSync(one).equals(readFileSync(other));

/** Puts back parts of a backup, after every check has passed. @returns the files. @throws if it would overwrite something */
export function restoreBackup(
  backup: string,
  { folders, databaseUrl }: Places,
  parts: readonly PartName[],
): string[] {
  const copies = parts.flatMap((part) =>
    globSync(`${part}/**/*`, { cwd: backup, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const from = path.join(entry.parentPath, entry.name);
        return { from, to: path.join(folders[part], path.relative(path.join(backup, part), from)) };
      }),
  );
  const dump = path.join(backup, dumpName);
  const hasDump = parts.includes('site') && existsSync(dump);
  if (backup.endsWith('.partial') || (copies.length === 0 && !hasDump))
    throw new Error(`${backup} is not a complete backup with ${parts.join(', ')}`);
  for (const { from, to } of copies)
    if (existsSync(to) && !isSame(from, to))
      throw new Error(`${to} is there already: move its folder away first; nothing was restored`);
  if (hasDump) {
    if (databaseUrl === undefined)
      throw new Error(`${dump} was saved from Postgres: set DATABASE_URL; nothing was restored`);
    const query = "SELECT to_regclass('public.contact_messages')";
    if (runPostgres('psql', databaseUrl, ['-At', '-c', query]).trim() !== '')
      throw new Error(
        'The database has contact messages already: name an empty one; nothing was restored',
      );
    runPostgres('pg_restore', databaseUrl, [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      dump,
    ]);
  }
  for (const { from, to } of copies) {
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return [...(hasDump ? [dumpName] : []), ...copies.map(({ to }) => to)];
}

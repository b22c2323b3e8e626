import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keysOf } from '../../core/util/map-keys.ts';
import type { Places } from './places.ts';
import { runPostgres } from './postgres.ts';

/** The dump of contact messages in a backup, where they are in Postgres. */
export const dumpName = 'contact-messages.dump';
/** A database's files while it is in use. */
const leftOut = /\.db-(?:wal|shm|journal)$/;

/** Copies a database as it is at one moment, while others write. */
function copyDatabase(file: string, copy: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
}

function saveFolder(folder: string, copy: string): void {
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, from);
    if (!entry.isFile() || leftOut.test(name)) continue;
    const to = path.join(copy, name);
    mkdirSync(path.dirname(to), { recursive: true });
    if (name.endsWith('.db')) copyDatabase(from, to);
    // Not by the system's copy, which also copies the mode.
    else writeFileSync(to, readFileSync(from));
  }
}

/**
 * Saves everything into a folder of its own under `folder`, named by the time. A backup that was interrupted ends in `.partial`.
 * @returns its path
 */
export function makeBackup({ folders, databaseUrl }: Places, folder: string, now: Date): string {
  const backup = path.resolve(folder, now.toISOString().replaceAll(':', '-'));
  const draft = `${backup}.partial`;
  for (const saved of Object.values(folders))
    if (backup.startsWith(`${saved}${path.sep}`))
      throw new Error(`${folder} is inside ${saved}, which is to be saved`);
  mkdirSync(draft, { recursive: true });
  for (const part of keysOf(folders))
    if (existsSync(folders[part])) saveFolder(folders[part], path.join(draft, part));
  if (databaseUrl !== undefined)
    runPostgres('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--table=public.contact_*',
      `--file=${path.join(draft, dumpName)}`,
    ]);
  renameSync(draft, backup);
  return backup;
}

/** Deletes the oldest backups in a folder, and nothing else. */
export function deleteOldBackups(folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => /^\d{4}-[\dT.-]+Z$/.test(name));
  for (const name of backups.toSorted().slice(0, -keep))
    rmSync(path.join(folder, name), { recursive: true });
}

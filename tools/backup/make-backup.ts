import {
  chmodSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describeFile, isBackup, writeManifest, type BackupFile } from './manifest.ts';
import { OperatorError } from './operator-error.ts';
import { isUsed, type Part } from './parts.ts';
import { dumpTables } from './postgres.ts';
import { copyDatabase } from './sqlite.ts';

/** SQLite's own files beside a database, and the marks that its opening makes again. */
const besideDatabase = /\.db(?:-wal|-shm|-journal|\.created)$/;

const isEmpty = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** Only its owner may read a backup: it holds visitors' messages. */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Not by the system's copy, which also sets the owner: the unit's sandbox forbids that. @returns whether it was there */
function copyFile(from: string, to: string): boolean {
  try {
    writeFileSync(to, readFileSync(from), { mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** @returns what was saved */
async function savePart(part: Part, backup: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  const note = (kind: BackupFile['kind'], name: string): void => {
    chmodSync(path.join(backup, name), 0o600);
    files.push(describeFile(backup, { part: part.name, kind, path: name }));
  };
  for (const entry of globSync('**/*', { cwd: part.folder, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const name = path.relative(part.folder, from);
    const [first = ''] = name.split(path.sep);
    if (!entry.isFile() || part.leftOut.includes(first) || besideDatabase.test(name)) continue;
    const copy = path.join(part.name, name);
    makePrivateFolder(path.dirname(path.join(backup, copy)));
    if (name.endsWith('.db')) {
      if (isEmpty(from)) continue;
      await copyDatabase(from, path.join(backup, copy));
      note('sqlite', copy);
    } else {
      // Our programs write each file anew and then rename it: it is never half of one, and may be gone by now.
      if (!copyFile(from, path.join(backup, copy))) continue;
      note('file', copy);
    }
  }
  if (part.postgresUrl !== undefined) {
    const name = `${part.name}.dump`;
    dumpTables(part.postgresUrl, part.tables, path.join(backup, name));
    note('postgres', name);
  }
  return files;
}

export interface Backup {
  folder: string;
  files: readonly BackupFile[];
}

/** Saves the parts into a folder of their own under `folder`, named by the time. */
export async function makeBackup(
  parts: readonly Part[],
  folder: string,
  now: Date,
): Promise<Backup> {
  const used = parts.filter(isUsed);
  if (used.length === 0)
    throw new OperatorError(
      `There is nothing to save: ${parts.map((part) => part.folder).join(' and ')} do not exist`,
    );
  const createdAt = now.toISOString();
  const backup = path.resolve(folder, createdAt.replaceAll(':', '-'));
  if (used.some((part) => `${backup}${path.sep}`.startsWith(`${part.folder}${path.sep}`)))
    throw new OperatorError(`${folder} is inside what is to be saved`);
  makePrivateFolder(path.dirname(backup));
  mkdirSync(backup, { mode: 0o700 });
  try {
    const files: BackupFile[] = [];
    for (const part of used) files.push(...(await savePart(part, backup)));
    writeManifest(backup, { format: 'site backup 1', createdAt, files });
    return { folder: backup, files };
  } catch (error) {
    rmSync(backup, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the oldest backups in a folder. @returns how many */
export function deleteOld(folder: string, keep: number): number {
  const old = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter(isBackup)
    .toSorted()
    .slice(0, -keep);
  for (const backup of old) rmSync(backup, { recursive: true });
  return old.length;
}

import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readManifest, type BackupFile } from './manifest.ts';
import { OperatorError } from './operator-error.ts';
import type { Part, PartName } from './parts.ts';
import { countRows, countUsers, restoreTables } from './postgres.ts';
import { stateOfDatabase } from './sqlite.ts';

const placeOf = (part: Part, file: BackupFile): string =>
  path.join(part.folder, path.relative(part.name, file.path));

const overwriting =
  'make a backup of it first, then repeat with --force to overwrite it; nothing was restored';

/** @throws {OperatorError} if it would overwrite what somebody uses */
async function checkTarget(part: Part, file: BackupFile, force: boolean): Promise<void> {
  const url = part.postgresUrl;
  if (file.kind === 'postgres') {
    if (url === undefined)
      throw new OperatorError(
        `${file.path} was saved from Postgres: set ${part.name === 'site' ? 'DATABASE_URL' : 'CMS_DATABASE_URL'}; nothing was restored`,
      );
    if (force) return;
    const users = await countUsers(url);
    if (users > 0)
      throw new OperatorError(
        `Postgres has ${users} other connections: stop the programs that use it, or repeat with --force; nothing was restored`,
      );
    if ((await countRows(url, part.mainTable)) > 0)
      throw new OperatorError(`The table ${part.mainTable} is not empty: ${overwriting}`);
  }
  if (file.kind === 'sqlite') {
    if (url !== undefined)
      throw new OperatorError(
        `${file.path} would not be read: the settings name a Postgres; nothing was restored`,
      );
    const place = placeOf(part, file);
    const state = stateOfDatabase(place, part.mainTable);
    if (state === 'in use')
      throw new OperatorError(
        `${place} is in use: stop the program that has it open; nothing was restored`,
      );
    if (state === 'filled' && !force)
      throw new OperatorError(`${place} is not empty: ${overwriting}`);
  }
}

/** Complete from its first moment, and readable by its owner only: that of the folder, even if another user restores. */
function putFile(from: string, place: string, { folder }: Part): void {
  mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  const draft = `${place}.restored`;
  writeFileSync(draft, readFileSync(from), { mode: 0o600, flush: true });
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) {
    chownSync(path.dirname(place), uid, gid);
    chownSync(draft, uid, gid);
  }
  renameSync(draft, place);
}

/** @param now names a damaged database that is kept beside the restored one */
function putDatabase(from: string, place: string, part: Part, now: Date): void {
  if (stateOfDatabase(place, part.mainTable) === 'damaged')
    renameSync(place, `${place}.damaged-${now.toISOString().replaceAll(':', '-')}`);
  // They belong to the database that goes.
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(place + ending, { force: true });
  putFile(from, place, part);
}

/** Puts back what a backup holds of these parts, after every check has passed. @returns what was put back */
export async function restoreBackup(
  parts: Record<PartName, Part>,
  only: PartName | undefined,
  { backup, force, now }: { backup: string; force: boolean; now: Date },
): Promise<BackupFile[]> {
  const files = readManifest(backup).files.filter(
    ({ part }) => only === undefined || part === only,
  );
  if (files.length === 0) throw new OperatorError(`${backup} holds nothing of '${only ?? 'all'}'`);
  for (const file of files) await checkTarget(parts[file.part], file, force);
  for (const file of files) {
    const part = parts[file.part];
    const from = path.join(backup, file.path);
    if (!existsSync(part.folder)) mkdirSync(part.folder, { recursive: true, mode: 0o700 });
    if (file.kind === 'postgres') restoreTables(part.postgresUrl ?? '', from);
    else if (file.kind === 'sqlite') putDatabase(from, placeOf(part, file), part, now);
    else putFile(from, placeOf(part, file), part);
  }
  return files;
}
